/// Something of a dump that was not read as it stands. The rest is.
public struct DumpWarning: Equatable, Sendable {
  public enum Problem: Equatable, Sendable {
    case frameUnknown(String)
    case cutOff
    /// Taken for a kind of view by its name alone.
    case guessed(className: String, kind: String)
    /// Nothing says what it derives from.
    case takenForPlain(String)
    /// The dump starts below a window: its points count in the superview of its first view.
    case noWindow(String)
    case notFinite(String)
    /// A rotation whose size cannot be told from its bounding box.
    case sizeGuessed(String)
    case addressTwice(String)
    case attachedToScrollView(String)
    /// Of nobody it is nil.
    case touchDiffers(got: String?, computed: String?)
    case unknownView(String)
    /// Autolayout's trace has no frames.
    case autolayoutTrace
    case tooManyViews(limit: Int)
    case animating(String)
    case refusedCommand(String)
    case circle(String)
    case notJudged(Int)
    /// SwiftUI draws in it what no dump of views has.
    case drawsItself(String)
  }

  public var line: Int
  public var problem: Problem

  public init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }

  public var code: String {
    switch problem {
    case .frameUnknown: "frame-unknown"
    case .cutOff: "cut-off"
    case .guessed, .takenForPlain: "class-guessed"
    case .noWindow: "no-window"
    case .notFinite: "not-finite"
    case .sizeGuessed: "size-guessed"
    case .addressTwice: "address-twice"
    case .attachedToScrollView: "attached"
    case .touchDiffers: "touch-differs"
    case .unknownView: "unknown-view"
    case .autolayoutTrace: "autolayout-trace"
    case .tooManyViews: "too-many-views"
    case .animating: "animating"
    case .refusedCommand: "refused-command"
    case .circle: "circle"
    case .notJudged: "not-judged"
    case .drawsItself: "swiftui"
    }
  }
}
