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

  /// In a list without any nesting a window holds what follows it. What is brought in front of its siblings
  /// would cover what is in it, so that it holds that: a bar what stands before or after it, an alert or a
  /// sheet what follows.
  mutating func nestList() {
    guard nodes.count > 1, nodes.allSatisfy({ $0.parent == nil && $0.isOnScreen }) else { return }
    var parents: [Int?] = []
    var start = 0
    for index in nodes.indices.dropFirst() where nodes[index].className == "Window" {
      parents += self.parents(of: start..<index)
      start = index
    }
    nest(under: parents + self.parents(of: start..<nodes.count))
  }

  /// Of a window and what follows it, or of what stands before the first.
  private func parents(of part: Range<Int>) -> [Int?] {
    let bars = part.filter {
      ["NavigationBar", "TabBar", "Toolbar"].contains(nodes[$0].className)
    }.prefix(Dump.mostHolders)
    var sheets: [Int] = []
    return part.map { index in
      let node = nodes[index]
      func holds(_ other: Int) -> Bool {
        guard other != index, let own = node.frame else { return false }
        return nodes[other].frame?.holds(own) ?? false
      }
      let isSheet = ["Alert", "Sheet"].contains(node.className)
      // Bars may stand in sheets, and not the other way round.
      let bar = isSheet || bars.contains(index) ? nil : bars.first { holds($0) }
      let sheet = sheets.suffix(Dump.mostHolders).last { holds($0) }
      if isSheet { sheets.append(index) }
      let isWindow = node.className == "Window"
      let window = nodes[part.lowerBound].className == "Window" ? part.lowerBound : nil
      return isWindow ? nil : bar ?? sheet ?? window
    }
  }

  /// No screen has as many bars or sheets.
  private static let mostHolders = 64

  /// Puts each below its parent, which may stand behind it in the list, in the order of the list.
  private mutating func nest(under parents: [Int?]) {
    var below: [Int: [Int]] = [:]
    for (index, parent) in parents.enumerated() { below[parent ?? -1, default: []].append(index) }
    var order: [DumpNode] = []
    var waiting: [(index: Int, parent: Int?)] = (below[-1] ?? []).reversed().map { ($0, nil) }
    while let (index, parent) = waiting.popLast() {
      var node = nodes[index]
      node.parent = parent
      order.append(node)
      for child in (below[index] ?? []).reversed() { waiting.append((child, order.count - 1)) }
    }
    nodes = order
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
