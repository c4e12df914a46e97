/// The words of a page of help, and of completion, that belong to no command.
enum HelpText: CaseIterable {
  /// Before other spellings, and before an example.
  case also, example
  /// What the last lines of the overview say.
  case overviewEnd
  /// `help swift`.
  case code
  /// Above the words of somebody's own language.
  case localWords
  /// A group, and the properties, as topics of help.
  case group, properties, codeTopic, localTopic
  case noObject, noTransform, degrees, subclass
}
