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

  /// What lies around the keyboard, and lets touches through where that is not.
  var keyboardHolders: Set<Int> {
    var holders: Set<Int> = []
    for node in nodes where node.isOnScreen && node.className == "Keyboard" {
      var above = node.parent
      while let index = above, holders.insert(index).inserted { above = nodes[index].parent }
    }
    return holders
  }

  /// In a list without any nesting a bar stands before or after what is in it. It comes first, and holds it.
  mutating func nestInBars() {
    guard nodes.allSatisfy({ $0.parent == nil && $0.isOnScreen }) else { return }
    func isBar(_ node: DumpNode) -> Bool {
      ["NavigationBar", "TabBar", "Toolbar"].contains(node.className)
    }
    let bars = nodes.filter { isBar($0) && $0.frame != nil }
    guard !bars.isEmpty else { return }
    nodes = bars + nodes.filter { !isBar($0) || $0.frame == nil }
    for index in bars.count..<nodes.count {
      guard let frame = nodes[index].frame else { continue }
      nodes[index].parent = bars.firstIndex { $0.frame.map { $0.holds(frame) } ?? false }
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
  /// The whole of it.
  func holds(_ other: DumpNode.Frame) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  func holds(_ point: (Double, Double)) -> Bool {
    point.0 >= x && point.0 < x + width && point.1 >= y && point.1 < y + height
  }
}
