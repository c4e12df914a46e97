import Engine

/// What a picture is told besides the scene.
public struct PictureOptions: Sendable {
  public var language: Language = .english
  /// For terminals that can show no box drawing.
  public var isASCII = false
  public var rules: Rulebook = .uikit
  /// Where the last touch was, on the screen.
  public var touch: Point?
  /// Of a question's other fingers.
  public var otherTouches: [Point] = []
  /// The view it hit.
  public var hitView: ViewID?
  /// It goes with a question: who is hit, and what takes no touches, is not told.
  public var asks = false
  /// Show what of an outline lies behind other views, by dots.
  public var showsCovered = false
  /// How much wider than its shape a drawing may be, so that a low screen has room for names.
  public var stretch = 1.0
  /// The window to draw or map; otherwise that of the hit view, or the key window.
  public var window: ViewID?
  /// Which of the pictures of a page an SVG is: its ids are its own then, and the style sheet is the
  /// page's.
  public var part: Int?
  /// How many cells wide a picture may be.
  public var width = 80
  /// How many rows high, its legend aside.
  public var height = 50
  /// More lines than that are counted instead.
  public var lineLimit = 1000
  /// Deeper than that a tree tells the depth as a number.
  public var indentationLimit = 20
  /// More views than that are not drawn.
  public var viewLimit = 1000
  /// Told how far a map has come.
  public var watch = Watch.nobody

  public init() {}

  var fingers: [Point] { (touch.map { [$0] } ?? []) + otherTouches }

  var glyphs: Glyphs { Glyphs(isASCII: isASCII) }

  /// The window that a picture is of.
  func window(in scene: Scene) -> ViewID? {
    window ?? hitView.flatMap { scene.window(of: $0) } ?? scene.keyWindow
      ?? scene.windowsFrontToBack.first
  }
}

/// The pictures of a scene: each from the scene alone, as lines and as SVG.
public enum Pictures {
  /// What a page of SVG pictures needs.
  public static var styleSheet: String { SVGStyle.sheet }
}
