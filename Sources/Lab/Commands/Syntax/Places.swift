import Engine

extension Syntax where Value == Point {
  /// Where a finger is: a point, or a view by its name, which stands for the middle of what is seen of
  /// it. A point after the name is one of the view's own.
  static var place: Syntax<Point> {
    Syntax(.value(.place, label: "x y")) { (reader: inout Reader) throws(CommandError) in
      guard let next = reader.next, next.kind == .plain else {
        reader.note(reader.expected(.point))
        if reader.next == nil { throw reader.expected(.object(.view)) }
        return try reader.point()
      }
      guard next.beginsName || reader.scene.object(named: next.text) != nil else {
        return try reader.point()
      }
      return try reader.namedPlace()
    }
  }
}

extension Word {
  /// `-5`, `.5` and `nan` are numbers, right or wrong; a name begins with a letter.
  fileprivate var beginsName: Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return (first.properties.isAlphabetic || first == "_") && Double(text) == nil
      && text.fullWidthMark == nil
  }
}

extension Reader {
  /// A single number after a name is no point: it says how long (`press-and-hold B 0.8s`).
  private var isPointNext: Bool {
    guard let next else { return false }
    if next.isMark("(") || next.isMark("{") { return true }
    guard next.kind == .plain, !next.beginsName else { return false }
    guard at + 1 < words.count else { return false }
    let second = words[at + 1]
    return second.isMark(",") || second.kind == .plain && !second.beginsName
  }

  /// On the screen, which is where fingers are.
  fileprivate mutating func namedPlace() throws(CommandError) -> Point {
    let name = next?.text ?? ""
    let start = at
    let view = try view()
    let own = isPointNext ? try point() : nil
    let place = own.map { scene.convert($0, from: view, to: nil) } ?? scene.visibleMiddle(of: view)
    guard scene.window(of: view) != nil, let place else {
      at = start
      throw failure(.notInWindow(name))
    }
    hasNamedPlace = true
    return place
  }
}

extension Syntax where Value == ViewID {
  /// `in V`: whose coordinates a point is in. One that a view's name stands for is in no other's.
  static var ofPoint: Syntax<ViewID> {
    let part = after("in", .view)
    return Syntax(part.form) { (reader: inout Reader) throws(CommandError) in
      if reader.hasNamedPlace, let next = reader.next, next.text.spellingKey == "in" {
        throw reader.failure(.placeIsNamed)
      }
      return try part.read(&reader)
    }
  }
}
