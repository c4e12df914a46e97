import Lab

/// A dump that is no dump: nothing has changed then.
public enum ImportError: Error, Equatable, Sendable {
  /// Whoever opens files says why.
  case unreadable(english: String, chinese: String)
  case tooLarge(megabytes: Int)
  case empty
  /// Not text, and none of the binary formats either.
  case binary
  case markup
  case unknownFormat
  /// `_autolayoutTrace` alone: no frames.
  case autolayoutTrace
  /// Detox's `generateViewHierarchyXml` has no geometry.
  case noGeometry
  case notWellFormed(line: Int, what: String)
  case tooDeep(limit: Int)
  case damaged(what: String)
  case noViews
  /// What is wrong with a file of Interface Builder's.
  case storyboard(BoardProblem)
  /// No object has that name; near ones.
  case noSuchObject(String, nearest: [String])
  case ambiguous(String, among: [String])
  case noKind(String, kinds: [String])
  /// Somebody has stopped it: the scene is as it was.
  case stopped

  public var code: String {
    switch self {
    case .unreadable: "unreadable"
    case .tooLarge: "too-large"
    case .empty: "empty"
    case .binary: "binary"
    case .markup: "markup"
    case .unknownFormat: "unknown-format"
    case .autolayoutTrace: "autolayout-trace"
    case .noGeometry: "no-geometry"
    case .notWellFormed: "not-well-formed"
    case .tooDeep: "too-deep"
    case .damaged: "damaged"
    case .noViews: "no-views"
    case .storyboard(let problem): problem.code
    case .noSuchObject: "unknown-name"
    case .ambiguous: "ambiguous-name"
    case .noKind: "unknown-kind"
    case .stopped: "stopped"
    }
  }

  /// What would be right in place of what is wrong.
  public var suggestions: [String] {
    switch self {
    case .noSuchObject(_, let nearest): nearest
    case .ambiguous(_, let among): among
    case .noKind(_, let kinds): kinds
    case .unreadable, .tooLarge, .empty, .binary, .markup, .unknownFormat, .autolayoutTrace,
      .noGeometry, .notWellFormed, .tooDeep, .damaged, .noViews, .storyboard, .stopped:
      []
    }
  }
}
