import Engine
import Lab

/// A repair that was tried, and who gets no tap any more after it.
public struct TriedRepair: Equatable, Sendable {
  private let repair: Repair
  /// As lines that can be pasted.
  public let commands: [String]
  /// In Swift; none for elements, which are no views.
  public let code: [String]

  init(_ repair: Repair, in scene: Scene, code: [String]) {
    (self.repair, self.code) = (repair, code)
    commands = repair.commands.map { $0.line(in: scene) }
  }

  /// What it does, with the rule, and its price.
  public var text: String { repair.text }
  public var losers: [String] { repair.losers }
}
