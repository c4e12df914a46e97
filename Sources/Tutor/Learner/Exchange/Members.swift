import Lab

/// A member that is missing, or is not what it should be.
public struct MemberError: Error, Equatable, Sendable {
  public var member: String

  init(_ member: String) { self.member = member }
}

/// Reads the members of an object that nobody vouches for.
struct Members {
  private let object: JSON

  init(_ object: JSON) { self.object = object }

  /// The name of a question, rule, lesson or misconception. Some end up on a screen, where a
  /// control character would do more than show, and two names that differ in what nobody sees would
  /// look like one.
  func name(_ member: String) throws(MemberError) -> String {
    guard let text = object[member]?.text, Self.isName(text) else { throw MemberError(member) }
    return text
  }

  func optionalName(_ member: String) throws(MemberError) -> String? {
    guard let value = object[member], value != .null else { return nil }
    return try name(member)
  }

  func names(_ member: String) throws(MemberError) -> [String] {
    guard case .array(let elements)? = object[member], elements.count <= 1_000 else {
      throw MemberError(member)
    }
    var names: [String] = []
    for element in elements {
      guard let text = element.text, Self.isName(text) else { throw MemberError(member) }
      names.append(text)
    }
    return names
  }

  func flag(_ member: String) throws(MemberError) -> Bool {
    guard case .bool(let value)? = object[member] else { throw MemberError(member) }
    return value
  }

  func optionalFlag(_ member: String) throws(MemberError) -> Bool? {
    object[member] == nil ? nil : try flag(member)
  }

  func optionalObject(_ member: String) throws(MemberError) -> Members? {
    guard let value = object[member], value != .null else { return nil }
    guard case .object = value else { throw MemberError(member) }
    return Members(value)
  }

  func number(_ member: String) throws(MemberError) -> Double {
    guard case .number(let value)? = object[member] else { throw MemberError(member) }
    return value
  }

  /// Of steps, hints and tries: more than a million is somebody's joke.
  func count(_ member: String) throws(MemberError) -> Int {
    try whole(member, in: 0...1_000_000)
  }

  func whole(_ member: String, in range: ClosedRange<Int>) throws(MemberError) -> Int {
    guard let value = Int(exactly: try number(member)), range.contains(value) else {
      throw MemberError(member)
    }
    return value
  }

  func number(_ member: String, in range: ClosedRange<Double>) throws(MemberError) -> Double {
    let value = try number(member)
    guard range.contains(value) else { throw MemberError(member) }
    return value
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= 1_000
      && text.unicodeScalars.allSatisfy { !$0.isTreacherous }
  }
}
