import Engine

/// What goes from one object of a storyboard to another.
public enum BoardConnection: Equatable, Sendable {
  case outlet(property: String, destination: String)
  case collection(property: String, destination: String)
  /// Without events: of a recognizer, or of a bar's item.
  case action(selector: String, destination: String, events: ControlEvents?)
  case segue(BoardSegue)
}

public struct BoardSegue: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case show, showDetail
    case presentation(PresentationStyle?)
    case embed
    /// `rootViewController`, `viewControllers`
    case relationship(String)
    /// The action by which the one is found that it goes back to.
    case unwind(String)
    case custom
  }

  public var id: String
  public var kind: Kind
  public var destination: String
  public var identifier: String?
  public var customClass: String?
}

/// What an object of a storyboard is set to.
public enum BoardSetting: Equatable, Sendable {
  case property(Property, Value)
  case hugging(ScrollAxis, Double)
  case resistance(ScrollAxis, Double)
  case font(Font)
  case lines(Int)
  /// A picture, by its name.
  case image(String)
  case contentInsets(EdgeInsets)
  case margins(EdgeInsets)
  case ignoresSafeArea
  /// For code to read: `title`, `rowHeight`.
  case keptText(String, String)
  case keptNumber(String, Double)
  case keptSize(String, Size)
}
