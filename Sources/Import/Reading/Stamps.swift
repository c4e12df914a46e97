/// What a log writes before each of its lines: when it was, and by which program.
enum Stamps {
  /// The line without `2026-03-11T08:14:52.118Z `, `2026-03-11 08:14:52.118 Shop[812:4411] ` or `[08:14:52]: `.
  static func dropped(from line: Bytes) -> Bytes {
    switch line.first {
    case UInt8(ascii: "["): return bracketed(line) ?? line
    case .some(let first) where first.isDigit: return dated(line) ?? line
    default: return line
    }
  }

  private static let day = Array("dddd-dd-dd".utf8)
  private static let time = Array("dd:dd:dd".utf8)

  private static func dated(_ line: Bytes) -> Bytes? {
    guard var rest = after(day, line), let between = rest.first,
      between == UInt8(ascii: "T") || between == .blank
    else { return nil }
    rest = rest.dropFirst()
    guard let clock = after(time, rest) else { return nil }
    rest = clock.drop { $0.isDigit || ".,+-:Z".utf8.contains($0) }
    rest = program(rest) ?? rest
    // The blanks after the one that parts it say how deep an element is.
    return rest.first == .blank ? rest.dropFirst() : rest
  }

  private static func bracketed(_ line: Bytes) -> Bytes? {
    guard let clock = after(time, line.dropFirst()), clock.first == UInt8(ascii: "]") else {
      return nil
    }
    var rest = clock.dropFirst()
    if rest.first == .colon { rest = rest.dropFirst() }
    return rest.first == .blank ? rest.dropFirst() : rest
  }

  /// ` Shop[812:4411]`, as NSLog names it.
  private static func program(_ line: Bytes) -> Bytes? {
    guard line.first == .blank, let open = line.prefix(80).firstIndex(of: UInt8(ascii: "[")),
      line[..<open].dropFirst().allSatisfy({ $0.isOfName || " .-+".utf8.contains($0) }),
      let close = line[open...].prefix(30).firstIndex(of: UInt8(ascii: "]")),
      line[(open + 1)..<close].allSatisfy({ $0.isHex || $0 == .colon }), close > open + 1
    else { return nil }
    return line[(close + 1)...]
  }

  /// What follows digits and marks, where they stand as the pattern has them.
  private static func after(_ pattern: [UInt8], _ line: Bytes) -> Bytes? {
    guard line.count >= pattern.count else { return nil }
    for (place, wanted) in pattern.enumerated() {
      let byte = line[line.startIndex + place]
      guard wanted == UInt8(ascii: "d") ? byte.isDigit : byte == wanted else { return nil }
    }
    return line.dropFirst(pattern.count)
  }
}
