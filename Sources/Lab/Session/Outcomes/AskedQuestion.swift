/// A question or a challenge that a reply puts, for another program: what it asks, and nothing that
/// would answer it.
public struct AskedQuestion: Equatable, Sendable {
  public enum Kind: String, Sendable {
    case choice, predict, order, multiple, recall, spot, challenge
  }

  /// What may be answered, by its letter or number.
  public struct Choice: Equatable, Sendable {
    public var key: String
    public var text: String

    public init(key: String, text: String) {
      self.key = key
      self.text = text
    }
  }

  public var id: String
  public var kind: Kind
  /// Its place in what is going on, from 1, and how many there are.
  public var number: Int
  public var count: Int
  /// The commands that make its scene, from nothing.
  public var scene: [String]
  public var ask: String
  public var choices: [Choice]
  /// It follows a wrong answer to another one.
  public var isSecond: Bool

  public init(
    id: String, kind: Kind, number: Int, of count: Int, scene: [String], ask: String,
    choices: [Choice] = [], isSecond: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.number = number
    self.count = count
    self.scene = scene
    self.ask = ask
    self.choices = choices
    self.isSecond = isSecond
  }
}
