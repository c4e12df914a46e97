extension Dump {
  /// Accessibility's tree is no tree of views: an element may lie outside its parent, or a parent have no
  /// size. Each goes to the nearest element above that holds its middle, since a hit test comes only there.
  mutating func settleElements() {
    for index in nodes.indices {
      guard nodes[index].isOnScreen else { continue }
      guard let frame = nodes[index].frame else {
        nodes[index].frame = nodes[index].parent.flatMap { nodes[$0].frame }
        continue
      }
      let middle = (frame.x + frame.width / 2, frame.y + frame.height / 2)
      var steps = 0
      while let parent = nodes[index].parent, let outer = nodes[parent].parent, steps < 1_000 {
        if let box = nodes[parent].frame, box.holds(middle) { break }
        nodes[index].parent = outer
        steps += 1
      }
    }
  }

  /// Cells that an array prints have no superview there; a scroll view printed alone before them is it.
  mutating func attachLooseCells() {
    let roots = nodes.indices.filter { nodes[$0].parent == nil }
    guard roots.count > 1, let first = roots.first,
      ClassKind(nodes[first]).kind.isScrollView, roots[1] == first + 1
    else { return }
    for root in roots.dropFirst() {
      guard ClassKind(nodes[root]).kind == .tableCell || nodes[root].className.hasSuffix("Cell")
      else { continue }
      nodes[root].parent = first
      warn(.attachedToScrollView(nodes[first].className), line: nodes[root].line)
    }
  }
}

extension DumpNode.Frame {
  func holds(_ point: (Double, Double)) -> Bool {
    point.0 >= x && point.0 < x + width && point.1 >= y && point.1 < y + height
  }
}
