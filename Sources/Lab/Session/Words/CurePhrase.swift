/// What is said of cures, and of where there is none.
public enum CurePhrase: Phrase {
  /// Who gets no tap any more.
  case costs([String])
  /// A control lies over a part of something, as is meant.
  case shares(String, over: String)
  case keyboardAdvice
  case dimmingAdvice

  static func price(of losers: [String], in language: Language) -> String {
    losers.isEmpty ? "" : CurePhrase.costs(losers).text(in: language)
  }
}
