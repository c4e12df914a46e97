/// `%d`, `%@` and their kin, and values as NSLog shows them.
extension Machine {
  mutating func formatted(
    _ format: String, _ arguments: [ProgramValue], _ world: inout W
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
    _ value: ProgramValue, _ piece: FormatPiece, _ world: inout W
  ) throws(Stop) -> String {
    switch piece.conversion {
    // Objective-C has no optionals; what a world hands over as one is its object.
    case "@": return try describedC(value.withoutOptionals, &world)
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

  private func bits(_ value: ProgramValue) -> Int64 {
    guard case .integer(let number, let kind) = value.content else {
      return truncated(number(value) ?? 0)
    }
    return kind.bits == 32 || kind.bits < 32 ? Int64(UInt32(truncatingIfNeeded: number)) : number
  }

  /// As `%@` shows it.
  mutating func describedC(_ value: ProgramValue, _ world: inout W, indent: Int = 0) throws(Stop)
    -> String
  {
    // A collection may hold itself.
    guard describing < 60 else { return "…" }
    describing += 1
    defer { describing -= 1 }
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
    _ items: [ProgramValue], _ world: inout W, _ indent: Int
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
  private mutating func inner(_ value: ProgramValue, _ world: inout W, _ indent: Int) throws(Stop)
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
