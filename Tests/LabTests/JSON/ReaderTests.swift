import Testing

@testable import Lab

/// JSON from outside: read as the standard has it, and refused with the place where it is wrong.
@Suite struct JSONReading {
  private func read(_ text: String) throws(JSONError) -> JSON {
    try JSONReader.read(Array(text.utf8), depthLimit: 4)
  }

  @Test(arguments: [
    ("null", JSON.null), (" true\n", .bool(true)), ("\t false\r\n", .bool(false)),
    ("0", .number(0)), ("-0.5e+2", .number(-50)), ("12E-1", .number(1.2)),
    (#""""#, .string("")), (#""a\"\\\/\b\f\n\r\tz""#, .string("a\"\\/\u{8}\u{C}\n\r\tz")),
    (#""\u0041\u00e9\uD83D\uDE00中""#, .string("Aé😀中")),
    ("[]", .array([])), ("[ 1 ,[ 2 ] ]", .array([.number(1), .array([.number(2)])])),
    ("{}", .object([])),
    (
      #"{"a":{"b":[null]},"c":"d"}"#,
      .object(("a", .object(("b", .array([.null])))), ("c", .string("d")))
    ),
    ("[[[[]]]]", .array([.array([.array([.array([])])])])),
  ])
  func isRead(text: String, value: JSON) throws {
    #expect(try read(text) == value)
  }

  @Test(arguments: [
    ("", 1, 1, JSONError.Reason.ends), ("  ", 1, 3, .ends), ("[1,", 1, 4, .ends),
    (#"{"a""#, 1, 5, .ends), (#""abc"#, 1, 5, .ends), ("tru", 1, 4, .ends), ("-", 1, 2, .ends),
    ("1.", 1, 3, .ends), (#""\u12"#, 1, 6, .ends),
    ("1 2", 1, 3, .unexpected("2")), ("[1,]", 1, 4, .unexpected("]")),
    ("[1 2]", 1, 4, .unexpected("2")), ("[1}", 1, 3, .unexpected("}")),
    ("{\n  a: 1}", 2, 3, .unexpected("a")), (#"{"a" 1}"#, 1, 6, .unexpected("1")),
    (#"{"a":1,}"#, 1, 8, .unexpected("}")), ("nul!", 1, 1, .unexpected("n")),
    ("01", 1, 2, .unexpected("1")), ("+1", 1, 1, .unexpected("+")),
    (".5", 1, 1, .unexpected(".")), ("1.e3", 1, 3, .unexpected("e")),
    ("NaN", 1, 1, .unexpected("N")), ("'a'", 1, 1, .unexpected("'")),
    ("// no", 1, 1, .unexpected("/")), ("\u{FEFF}1", 1, 1, .unexpected("\u{FEFF}")),
    ("\u{A0}1", 1, 1, .unexpected("\u{A0}")),
    ("[\"中文\",\n \"字\" x]", 2, 6, .unexpected("x")),
    ("1e999", 1, 1, .numberTooLarge), ("[-1e999]", 1, 2, .numberTooLarge),
    ("\"a\tb\"", 1, 3, .controlCharacter), ("\"a\nb\"", 1, 3, .controlCharacter),
    (#""\x""#, 1, 2, .badEscape), (#""\uD800""#, 1, 2, .badEscape),
    (#""\uDC00""#, 1, 2, .badEscape), (#""\uD800A""#, 1, 2, .badEscape),
    (#""\uD800\u0041""#, 1, 2, .badEscape), (#""\u00G0""#, 1, 2, .badEscape),
    (#"{"a":1,"a":2}"#, 1, 8, .repeated("a")), (#"{"a":1,"\u0061":2}"#, 1, 8, .repeated("a")),
    ("[[[[[]]]]]", 1, 5, .tooDeep(limit: 4)), (#"[{"a":[{"b":{}}]}]"#, 1, 13, .tooDeep(limit: 4)),
  ])
  func isRefused(text: String, line: Int, column: Int, reason: JSONError.Reason) {
    #expect(throws: JSONError(position: .init(line: line, column: column), reason: reason)) {
      try read(text)
    }
  }

  @Test(arguments: [
    [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
  ])
  func whatIsNotUTF8IsRefused(bytes: [UInt8]) {
    #expect(throws: JSONError(position: .init(line: 1, column: 1), reason: .notUTF8)) {
      try JSONReader.read(bytes)
    }
  }

  @Test func aMillionBracketsEndAtTheLimit() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(
      throws: JSONError(position: .init(line: 1, column: 33), reason: .tooDeep(limit: 32))
    ) { try JSONReader.read(bytes) }
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let value = JSON.object(
      ("text", .string("\u{0}\u{7F}\u{2028}\"\\ü中😀")), ("small", .number(.leastNonzeroMagnitude)),
      ("large", .number(1.7976931348623157e308)), ("third", .number(1 / 3)),
      ("list", .array([.null, .bool(true), .object([])])))
    #expect(try read(value.encoded) == value)
  }
}
