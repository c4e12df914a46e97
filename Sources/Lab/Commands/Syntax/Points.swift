import Engine

extension Reader {
  mutating func coordinate(_ sort: Sort) throws(CommandError) -> Double {
    try number(sort, low: -farthest, high: farthest)
  }

  private mutating func length(_ sort: Sort) throws(CommandError) -> Double {
    let start = at
    let length = try coordinate(sort)
    guard length >= 0 else {
      at = start
      throw failure(.negativeSize(next?.text ?? ""))
    }
    return length
  }

  /// The bracket that closes the one taken, if one was.
  private mutating func close(_ open: String?) throws(CommandError) {
    guard let open else { return }
    let closing = open == "(" ? ")" : "}"
    guard takeMark(closing) else {
      throw failure(.expected([.word(closing)], found: next?.text))
    }
  }

  private mutating func takeOpen() -> String? {
    if takeMark("(") { return "(" }
    return takeMark("{") ? "{" : nil
  }

  /// `60 60`, `60,60`, `(60, 60)`, `{60, 60}`.
  mutating func point() throws(CommandError) -> Point {
    let open = takeOpen()
    let x = try coordinate(.point)
    _ = takeMark(",")
    let y = try coordinate(.point)
    try close(open)
    return Point(x, y)
  }

  mutating func size() throws(CommandError) -> Size {
    let open = takeOpen()
    let width = try length(.size)
    _ = takeMark(",")
    let height = try length(.size)
    try close(open)
    return Size(width, height)
  }

  /// `0 0 320 480`, `(0 0; 320 480)`, `{{0, 0}, {320, 480}}`.
  mutating func rect() throws(CommandError) -> Rect {
    let outer = takeOpen()
    let first = takeOpen()
    let x = try coordinate(.rect)
    _ = takeMark(",")
    let y = try coordinate(.rect)
    try close(first)
    if !takeMark(";") { _ = takeMark(",") }
    let second = takeOpen()
    let width = try length(.rect)
    _ = takeMark(",")
    let height = try length(.rect)
    try close(second)
    try close(outer)
    return Rect(x, y, width, height)
  }

  /// `10 0 34 0`, `{10, 0, 34, 0}`: top, left, bottom, right.
  mutating func insets() throws(CommandError) -> EdgeInsets {
    let open = takeOpen()
    let edges = try numbers(4, .insets)
    try close(open)
    return EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  /// `identity`, six numbers, or several of `rotate`, `scale` and `translate`: done in that order.
  mutating func transform() throws(CommandError) -> AffineTransform {
    if takeIdentity() { return .identity }
    if isNumberNext {
      let numbers = try numbers(6, .transform)
      return AffineTransform(
        numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }
    var result = AffineTransform.identity
    repeat { result = result.concatenating(try transformStep()) } while takeMark(",")
    return result
  }

  mutating func takeIdentity() -> Bool {
    guard next?.text.spellingKey == "identity" else { return false }
    at += 1
    return true
  }

  var isNumberNext: Bool {
    guard let next, next.kind == .plain, let first = next.text.utf8.first else { return false }
    return first < UInt8(ascii: "A")
  }

  /// So many, with commas between them or not.
  mutating func numbers(_ count: Int, _ sort: Sort) throws(CommandError) -> [Double] {
    var numbers: [Double] = []
    for _ in 0..<count {
      if !numbers.isEmpty { _ = takeMark(",") }
      numbers.append(try coordinate(sort))
    }
    return numbers
  }

  private mutating func transformStep() throws(CommandError) -> AffineTransform {
    let step = next?.kind == .plain ? next?.one(of: ["rotate", "scale", "translate"]) : nil
    switch step {
    case "rotate":
      at += 1
      return .rotation(degrees: try Syntax<Double>.angle.read(&self))
    case "scale":
      at += 1
      let x = try coordinate(.number(low: -farthest, high: farthest))
      let y = try attempt(.number(-farthest, farthest))
      return .scale(x, y ?? x)
    case "translate":
      at += 1
      let move = try point()
      return .translation(move.x, move.y)
    default: throw expected(.transform)
    }
  }
}

extension Syntax where Value == Point {
  static var point: Syntax<Point> {
    Syntax(.value(.point, label: "x y")) { (reader: inout Reader) throws(CommandError) in
      try reader.point()
    }
  }
}

extension Syntax where Value == Rect {
  static var rect: Syntax<Rect> {
    Syntax(.value(.rect, label: "x y w h")) { (reader: inout Reader) throws(CommandError) in
      try reader.rect()
    }
  }
}

extension Syntax where Value == [Point] {
  /// At least three points, with commas between them or not.
  static var corners: Syntax<[Point]> {
    Syntax(.value(.point, label: "x y x y x y …")) {
      (reader: inout Reader) throws(CommandError) in
      var points = [try reader.point()]
      while reader.next != nil {
        _ = reader.takeMark(",")
        points.append(try reader.point())
      }
      guard points.count >= 3 else { throw reader.failure(.tooFewPoints(points.count)) }
      return points
    }
  }
}
