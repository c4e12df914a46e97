/// The words of a page of help, and of completion, that belong to no command.
enum HelpText: CaseIterable {
  /// Before other spellings, and before an example.
  case also, example
  /// A group, and the properties, as topics of help.
  case allCommands, group, properties, codeTopic, localTopic
  case noObject, noTransform, degrees, subclass
}
