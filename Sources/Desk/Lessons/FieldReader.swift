import Engine
import Lab

/// The fields of a block, each of which is asked for once; what nobody asked for is an error.
struct FieldReader {
  private let fields: Fields
  /// Where the block starts, counted from 1.
  let line: Int
  private var asked: Set<String> = []

  init(_ fields: Fields, line: Int) {
    self.fields = fields
    self.line = line
  }

  mutating func optional(_ name: String) throws(LessonError) -> String? {
    asked.insert(name)
    let found = fields.all(name)
    if found.count > 1 {
      throw LessonError(found[1].line, .twice(name))
    }
    guard let field = found.first else { return nil }
    guard !field.value.isEmpty else { throw LessonError(field.line, .isEmpty(name)) }
    return field.value.joiningLines
  }

  mutating func yesOrNo(_ name: String) throws(LessonError) -> Bool? {
    switch try optional(name) {
    case nil: nil
    case "yes"?: true
    case "no"?: false
    case let other?:
      throw LessonError(fields.all(name).first?.line ?? line, .yesOrNo(name, not: other))
    }
  }

  mutating func required(_ name: String) throws(LessonError) -> String {
    guard let value = try optional(name) else {
      throw LessonError(line, .isMissing(name))
    }
    return value
  }

  /// Any number of them.
  mutating func all(_ name: String) -> [Fields.Field] {
    asked.insert(name)
    return fields.all(name).map { field in
      var field = field
      field.value = field.value.joiningLines
      return field
    }
  }

  /// Fields whose name begins with a word: `wrong B: …`.
  mutating func named(_ word: String) -> [(name: String, field: Fields.Field)] {
    fields.fields.compactMap { field in
      guard field.name.hasPrefix(word + " ") else { return nil }
      asked.insert(field.name)
      var joined = field
      joined.value = field.value.joiningLines
      return (String(field.name.dropFirst(word.count + 1)).trimmed, joined)
    }
  }

  /// `[a, b]` or `a, b`.
  mutating func list(_ name: String) throws(LessonError) -> [String] {
    asked.insert(name)
    guard let field = fields.all(name).first else { return [] }
    guard !field.value.joiningLines.hasPrefix("- ") else {
      throw LessonError(field.line, .listOnLines(name))
    }
    var text = field.value.joiningLines[...]
    if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
    return text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
  }

  /// Those that there are; each that is none is a slip, and what follows is read all the same.
  mutating func rules(_ slips: inout [LessonError]) throws(LessonError) -> [Rule] {
    var rules: [Rule] = []
    let line = fields.all("rules").first?.line ?? line
    for name in try list("rules") {
      guard let rule = Rule(rawValue: name) else {
        slips.append(LessonError(line, .noRule(name)))
        continue
      }
      rules.append(rule)
    }
    return rules
  }

  /// What is left is a slip of the pen.
  func checkAllAsked() throws(LessonError) {
    for field in fields.fields where !asked.contains(field.name) {
      throw LessonError(field.line, .isNoField(field.name))
    }
  }
}

extension String {
  /// A field that goes over several lines is one text.
  var joiningLines: String {
    utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0).trimmed }.joined(separator: " ")
  }
}
