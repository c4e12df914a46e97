import Lab

/// A repair that was tried, and who gets no tap any more after it.
public struct TriedRepair: Equatable, Sendable {
  private let repair: Repair
  public let losers: [String]
  /// What it does, with the rule, and its price.
  public let text: String
  /// In Swift; none for elements, which are no views.
  public let code: [String]

  init(_ repair: Repair, text: String, code: [String], losers: [String] = []) {
    (self.repair, self.text, self.code, self.losers) = (repair, text, code, losers)
  }

  public var commands: [String] { repair.commands }
}
