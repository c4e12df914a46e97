import Lab

/// What lint finds in the handbook. The first name is a section's.
enum HandbookFault: Phrase {
  // MARK: Pages

  case isNoPage
  case isNotCompiled
  case isCompiledOnly
  case lacks(String)
  case isNotThere(String)
  /// It stands where in the program another does.
  case isOutOfOrder(String, where: String)
  // MARK: Sections

  case namesNothing(String, field: String, value: String)
  case hasNoTopic(String)
  case fails(String, command: String, CommandError)
  case mistakeIsIncomplete(String)
  case hasOtherParts(String)
  case citesNoRule(String, String)
  case writesTraditional(String, String)
}
