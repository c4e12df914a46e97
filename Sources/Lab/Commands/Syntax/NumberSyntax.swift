import Engine

/// Coordinates further out than this are refused.
let farthest = 1e9

extension Reader {
  /// A number in decimal notation, with `unit` after it or not. Words such as `nan` and `1e999`
  /// are numbers too, and refused for what they are.
  mutating func number(
    _ sort: Sort, unit: String = "", low: Double, high: Double
  ) throws(CommandError) -> Double {
    guard let next, next.kind == .plain, let value = Reader.number(in: next.text, unit: unit)
    else { throw expected(sort) }
    guard value.isFinite else { throw failure(.notFinite(next.text)) }
    guard value >= low, value <= high else {
      throw failure(.outOfRange(next.text, low: low, high: high))
    }
    at += 1
    return value
  }

  mutating func whole(_ sort: Sort, low: Int, high: Int) throws(CommandError) -> Int {
    guard let next else { throw expected(sort) }
    guard let value = Reader.number(in: next.text, unit: "") else { throw expected(sort) }
    if value.isFinite, value != value.rounded() { throw failure(.notWhole(next.text)) }
    return Int(try number(sort, low: Double(low), high: Double(high)))
  }

  private static func number(in text: String, unit: String) -> Double? {
    var digits = text
    if !unit.isEmpty, text.count > unit.count, text.lowercased().hasSuffix(unit) {
      digits.removeLast(unit.count)
    }
    let isDecimal = digits.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    if isDecimal {
      // A name may be made of the same characters: `E3` is no number.
      let first = digits.utf8.first { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }
      guard first != UInt8(ascii: "e"), first != UInt8(ascii: "E"),
        digits.utf8.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { return nil }
      return Double(digits)
    }
    switch digits.spellingKey {
    case "nan": return .nan
    case "inf", "infinity", "+inf", "+infinity":
      return digits.hasPrefix("-") ? -.infinity : .infinity
    default: return nil
    }
  }
}

extension Reader {
  /// The first of some that the next word ends in; none where it ends in none.
  fileprivate func unit(of units: [String]) -> String {
    guard let text = next?.text.lowercased() else { return "" }
    return units.first { text.hasSuffix($0) } ?? ""
  }
}

extension Syntax where Value == Double {
  static func number(_ low: Double, _ high: Double) -> Syntax<Double> {
    let sort = Sort.number(low: low, high: high)
    return Syntax(.value(sort, label: "number")) { (reader: inout Reader) throws(CommandError) in
      try reader.number(sort, low: low, high: high)
    }
  }

  /// `0.5`, `0.5s`, `500ms`: seconds, up to a day.
  static var duration: Syntax<Double> {
    Syntax(.value(.duration, label: "seconds")) { (reader: inout Reader) throws(CommandError) in
      let unit = reader.unit(of: ["ms", "毫秒", "s", "秒"])
      guard unit == "ms" || unit == "毫秒" else {
        return try reader.number(.duration, unit: unit, low: 0, high: 86_400)
      }
      return try reader.number(.duration, unit: unit, low: 0, high: 86_400_000) / 1000
    }
  }

  /// Degrees.
  static var angle: Syntax<Double> {
    Syntax(.value(.angle, label: "degrees")) { (reader: inout Reader) throws(CommandError) in
      try reader.number(.angle, unit: reader.unit(of: ["°", "度"]), low: -36_000, high: 36_000)
    }
  }
}

extension Syntax where Value == Int {
  static func whole(_ low: Int, _ high: Int) -> Syntax<Int> {
    let sort = Sort.whole(low: low, high: high)
    return Syntax(.value(sort, label: "number")) { (reader: inout Reader) throws(CommandError) in
      try reader.whole(sort, low: low, high: high)
    }
  }
}

extension Syntax where Value == Bool {
  static var boolean: Syntax<Bool> {
    Syntax(.value(.boolean, label: "YES or NO")) { (reader: inout Reader) throws(CommandError) in
      let isOn: Bool
      switch reader.next {
      case let word? where word.one(of: ["yes", "true", "on", "1"]) != nil: isOn = true
      case let word? where word.one(of: ["no", "false", "off", "0"]) != nil: isOn = false
      default: throw reader.expected(.boolean)
      }
      reader.at += 1
      return isOn
    }
  }
}
