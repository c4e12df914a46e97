/// `%d`, `%@` and their kin, and values as NSLog shows them.
extension Machine {
  mutating func formatted(
    _ format: String, _ arguments: [Value], _ world: inout W
  ) throws(Stop) -> String {
    var result = ""
    var rest = Array(format.unicodeScalars)[...]
    var next = 0
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let piece = FormatPiece(reading: &rest)
      if piece.conversion == "%" {
        result += "%"
        continue
      }
      var width = piece.width
      if piece.takesWidth, next < arguments.count {
        width = Int(arguments[next].asInteger ?? 0)
        next += 1
      }
      let index = piece.position.map { $0 - 1 } ?? next
      guard arguments.indices.contains(index) else { continue }
      let value = arguments[index]
      if piece.position == nil { next += 1 }
      var text = try formatted(value, piece, &world)
      if let width, text.count < width {
        let padding = String(
          repeating: piece.isZeroPadded && !piece.isLeft ? "0" : " ",
          count: min(width, 10_000) - text.count)
        if piece.isLeft {
          text += padding
        } else if piece.isZeroPadded, let sign = text.first, sign == "-" || sign == "+" {
          text = String(sign) + padding + text.dropFirst()
        } else {
          text = padding + text
        }
      }
      result += text
    }
    return result
  }

  private mutating func formatted(
    _ value: Value, _ piece: FormatPiece, _ world: inout W
  ) throws(Stop) -> String {
    switch piece.conversion {
    case "@": return try describedC(value, &world)
    case "d", "i", "u":
      let whole = converted(value, to: .integer(piece.conversion == "u" ? .uint64 : .int64))
      var text = try described(whole, &world)
      if piece.conversion != "u", case .integer(let number, let kind) = value.content,
        kind == .uint64 || kind == .uint
      {
        text = String(number)
      }
      if let precision = piece.precision, text.count < precision {
        text = String(repeating: "0", count: precision - text.count) + text
      }
      return piece.isSigned && !text.hasPrefix("-") ? "+" + text : text
    case "x":
      return (piece.isPrefixed ? "0x" : "") + String(UInt64(bitPattern: bits(value)), radix: 16)
    case "X": return String(UInt64(bitPattern: bits(value)), radix: 16, uppercase: true)
    case "o": return String(UInt64(bitPattern: bits(value)), radix: 8)
    case "p": return value.asObject == nil ? "0x0" : "0x60000000"
    case "c":
      if value.asText != nil { return value.asText ?? "" }
      return Unicode.Scalar(UInt32(truncatingIfNeeded: value.asInteger ?? 0)).map {
        String(Character($0))
      } ?? ""
    case "C":
      return Unicode.Scalar(UInt32(truncatingIfNeeded: value.asInteger ?? 0)).map {
        String(Character($0))
      } ?? ""
    case "s":
      let text = value.asText ?? "(null)"
      return piece.precision.map { String(text.prefix($0)) } ?? text
    case "f", "F":
      let text = Decimals.fixed(number(value) ?? 0, places: piece.precision ?? 6)
      return piece.isSigned && !text.hasPrefix("-") ? "+" + text : text
    case "e", "E", "g", "G":
      return Decimals.general(
        number(value) ?? 0, places: piece.precision ?? 6, style: piece.conversion)
    default: return ""
    }
  }

  private func bits(_ value: Value) -> Int64 {
    guard case .integer(let number, let kind) = value.content else {
      return truncated(number(value) ?? 0)
    }
    return kind.bits == 32 || kind.bits < 32 ? Int64(UInt32(truncatingIfNeeded: number)) : number
  }

  /// As `%@` shows it.
  mutating func describedC(_ value: Value, _ world: inout W, indent: Int = 0) throws(Stop) -> String
  {
    switch value.content {
    case .null, .absent: return "(null)"
    case .bool(let holds): return holds ? "1" : "0"
    case .double(let number): return Decimals.short(number)
    case .float(let number): return Decimals.short(Double(number.description) ?? Double(number))
    case .nothing: return "<null>"
    case .array(let list): return try listed(list.items, &world, indent)
    case .set(let table):
      let inner = try listed(table.keys, &world, indent)
      return "{" + inner + "}"
    case .dictionary(let table): return try tabled(table, &world, indent)
    case .type(let type): return typeName(type)
    case .object(let id):
      let content = memory.content(of: id)
      if lexicon.isKind(memory.type(of: id), of: .library(.exception)) {
        return content.asItems.flatMap { $0.count > 1 ? $0[1].asText : nil } ?? ""
      }
      if lexicon.isKind(memory.type(of: id), of: .library(.error)), let parts = content.asItems {
        return
          "Error Domain=\(parts[0].asText ?? "") Code=\(parts[1].asInteger ?? 0) \"\(localized(value).asText ?? "")\""
      }
      if lexicon.isKind(memory.type(of: id), of: .library(.null)) { return "<null>" }
      if !content.isAbsent { return try describedC(content, &world, indent: indent) }
      return try described(value, &world)
    case .integer, .text, .character, .selector, .range, .tuple, .structure, .enumeration, .weak,
      .cell, .closure, .unknown:
      return try described(value, &world)
    }
  }

  private mutating func listed(
    _ items: [Value], _ world: inout W, _ indent: Int
  ) throws(Stop) -> String {
    let pad = String(repeating: "    ", count: indent + 1)
    var lines: [String] = []
    for item in items { lines.append(pad + (try inner(item, &world, indent + 1))) }
    return enclosed(lines.joined(separator: ",\n"), "(", ")", indent)
  }

  private func enclosed(_ text: String, _ open: String, _ close: String, _ indent: Int) -> String {
    let pad = String(repeating: "    ", count: indent)
    return pad + open + "\n" + text + (text.isEmpty ? "" : "\n") + pad + close
  }

  private mutating func tabled(
    _ table: Table, _ world: inout W, _ indent: Int
  ) throws(Stop) -> String {
    let pad = String(repeating: "    ", count: indent + 1)
    var lines: [String] = []
    // Foundation sorts keys that are texts.
    let pairs = zip(table.keys, table.values).sorted { ($0.0.asText ?? "") < ($1.0.asText ?? "") }
    for (key, held) in pairs {
      lines.append(
        pad + (try inner(key, &world, indent + 1)) + " = " + (try inner(held, &world, indent + 1))
          + ";")
    }
    return enclosed(lines.joined(separator: "\n"), "{", "}", indent)
  }

  /// Texts with anything but letters and digits in them stand in quotes there.
  private mutating func inner(_ value: Value, _ world: inout W, _ indent: Int) throws(Stop)
    -> String
  {
    let text = try describedC(value, &world, indent: indent)
    guard value.asText != nil || value.asDouble != nil else { return text }
    let isPlain =
      !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "/"
            || $0 == "." || $0 == "$" || $0 == ":")
      } && !text.contains(".")
    return isPlain ? text : "\"" + text + "\""
  }
}

/// One `%…` of a format.
private struct FormatPiece {
  var isLeft = false
  var isZeroPadded = false
  var isSigned = false
  /// `%#x`
  var isPrefixed = false
  var width: Int?
  var takesWidth = false
  /// `%2$@`
  var position: Int?
  var precision: Int?
  var conversion: Unicode.Scalar = "%"

  init(reading rest: inout ArraySlice<Unicode.Scalar>) {
    while let flag = rest.first,
      flag == "-" || flag == "0" || flag == "+" || flag == " " || flag == "#"
    {
      if flag == "-" { isLeft = true }
      if flag == "0" { isZeroPadded = true }
      if flag == "+" { isSigned = true }
      if flag == "#" { isPrefixed = true }
      rest.removeFirst()
    }
    if rest.first == "*" {
      takesWidth = true
      rest.removeFirst()
    }
    width = FormatPiece.number(&rest)
    if rest.first == "$" {
      rest.removeFirst()
      (position, width) = (width, nil)
    }
    if rest.first == "." {
      rest.removeFirst()
      precision = FormatPiece.number(&rest) ?? 0
    }
    while let size = rest.first,
      size == "l" || size == "h" || size == "z" || size == "q" || size == "t" || size == "j"
        || size == "L"
    {
      rest.removeFirst()
    }
    conversion = rest.popFirst() ?? "%"
  }

  private static func number(_ rest: inout ArraySlice<Unicode.Scalar>) -> Int? {
    var number: Int?
    while let digit = rest.first, ("0"..."9").contains(digit) {
      number = min(10_000, (number ?? 0) * 10 + Int(digit.value - 48))
      rest.removeFirst()
    }
    return number
  }
}

/// Numbers with so many decimals, exactly rounded.
enum Decimals {
  static func fixed(_ value: Double, places: Int) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    let places = max(0, min(places, 60))
    var digits = wholeDigits(value.magnitude, scaledBy: places)
    while digits.count <= places { digits.insert(0, at: 0) }
    var text = value.sign == .minus ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index == digits.count - places { text += "." }
      text += String(digit)
    }
    return text
  }

  /// The digits of value times ten to the power, rounded half to even: by long arithmetic, as the value stands.
  private static func wholeDigits(_ value: Double, scaledBy places: Int) -> [UInt8] {
    if value == 0 { return [0] }
    // value = m · 2^e
    let m = UInt64(value.significandBitPattern) | (value.isNormal ? 1 << 52 : 0)
    let e = value.isNormal ? Int(value.exponent) - 52 : -1074
    var number = LongNumber(m)
    for _ in 0..<places { number.multiply(by: 10) }
    if e >= 0 {
      number.shiftLeft(by: e)
    } else {
      number.shiftRightRounding(by: -e)
    }
    return number.decimalDigits()
  }

  /// The shortest that `%@` of an NSNumber shows.
  static func short(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func general(_ value: Double, places: Int, style: Unicode.Scalar) -> String {
    if !value.isFinite { return fixed(value, places: 0) }
    let isExponential = style == "e" || style == "E"
    let precision = isExponential ? places : max(1, places)
    var exponent = value == 0 ? 0 : Int(Mathematics.logarithm10(abs(value)).rounded(.down))
    func mantissa(_ exponent: Int, _ places: Int) -> String {
      fixed(value / Mathematics.power(10, Double(exponent)), places: places)
    }
    let decimals = isExponential ? precision : precision - 1
    if mantissa(exponent, decimals).filter({ $0 != "-" }).hasPrefix("10") { exponent += 1 }
    if isExponential || exponent < -4 || exponent >= precision {
      var text = mantissa(exponent, decimals)
      if !isExponential { text = trimmed(text) }
      let size = String(abs(exponent))
      return text + (style == "E" || style == "G" ? "E" : "e") + (exponent < 0 ? "-" : "+")
        + (size.count < 2 ? "0" + size : size)
    }
    return trimmed(fixed(value, places: max(0, precision - 1 - exponent)))
  }

  private static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var characters = Array(text)
    while characters.last == "0" { characters.removeLast() }
    if characters.last == "." { characters.removeLast() }
    return String(characters)
  }
}

/// A whole number of any length.
private struct LongNumber {
  private var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
  }

  mutating func multiply(by factor: UInt32) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * UInt64(factor) + carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  mutating func shiftLeft(by count: Int) {
    limbs.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0)
    for _ in 0..<(count % 32) { multiply(by: 2) }
  }

  mutating func shiftRightRounding(by count: Int) {
    let (whole, bits) = (count / 32, UInt32(count % 32))
    guard whole < limbs.count else {
      limbs = [0]
      return
    }
    var half = false
    var rest = false
    func bit(_ index: Int) -> Bool {
      index >= 0 && limbs[index / 32] >> UInt32(index % 32) & 1 == 1
    }
    half = bit(count - 1)
    for index in 0..<max(0, count - 1) where bit(index) { rest = true }
    var result = Array(limbs[whole...])
    if bits > 0 {
      for index in result.indices {
        let above = index + 1 < result.count ? result[index + 1] << (32 - bits) : 0
        result[index] = result[index] >> bits | above
      }
    }
    limbs = result
    if half, rest || limbs[0] & 1 == 1 { increment() }
  }

  private mutating func increment() {
    for index in limbs.indices {
      let (sum, overflows) = limbs[index].addingReportingOverflow(1)
      limbs[index] = sum
      if !overflows { return }
    }
    limbs.append(1)
  }

  func decimalDigits() -> [UInt8] {
    var (rest, digits) = (limbs, [UInt8]())
    repeat {
      var remainder: UInt64 = 0
      for index in rest.indices.reversed() {
        let value = remainder << 32 | UInt64(rest[index])
        rest[index] = UInt32(truncatingIfNeeded: value / 10)
        remainder = value % 10
      }
      digits.append(UInt8(remainder))
      while rest.count > 1, rest.last == 0 { rest.removeLast() }
    } while rest.contains { $0 != 0 }
    return digits.reversed()
  }
}
