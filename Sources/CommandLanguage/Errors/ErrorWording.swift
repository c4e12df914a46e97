/// A language for errors: one more of these, in a file of its own, is one more language.
public protocol ErrorWording {
  static func message(for error: CommandError) -> String
}
