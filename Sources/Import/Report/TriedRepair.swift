import Lab

/// A repair that was tried, and who gets no tap any more after it.
public struct TriedRepair: Equatable, Sendable {
  private let repair: Repair
  /// In Swift; none for elements, which are no views.
  public let code: [String]

  init(_ repair: Repair, code: [String]) { (self.repair, self.code) = (repair, code) }

  public var commands: [String] { repair.commands }
  /// What it does, with the rule, and its price.
  public var text: String { repair.text }
  public var losers: [String] { repair.losers }
}
