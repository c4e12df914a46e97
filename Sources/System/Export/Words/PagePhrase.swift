import Lab

/// The few words of an export's own.
enum PagePhrase: Phrase {
  case rules
  case scene(after: String?)
  case picturesEnd
  case building(Int)
  /// What is folded after a question.
  case thinkFirst
  case leftOut(Int)
  case decisions(Int)
}
