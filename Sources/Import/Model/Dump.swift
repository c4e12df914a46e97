import Engine
import Lab

/// What was pasted, read: its views, whoever printed them, and what could not be read.
public struct Dump: Equatable, Sendable {
  public var formats: [DumpFormat] = []
  /// A parent comes before its subviews, the back before the front.
  public var nodes: [DumpNode] = []
  public var controllers: [DumpController] = []
  public var recognizers: [DumpRecognizer] = []
  public var touches: [DumpTouch] = []
  /// Where the application says how large it is.
  public var screen: DumpNode.Frame?
  public var warnings: [DumpWarning] = []
  /// A scene in Hitchain's own commands, as the probe prints it.
  public var commands: [String] = []
  /// No dump at all, but what an app's views are made from.
  public var storyboard: StoryboardFile?

  public init() {}

  /// The application of an accessibility tree is no view: it fills the screen.
  mutating func note(application frame: DumpNode.Frame?) {
    guard screen == nil, let frame, frame.isUsable, frame.width > 0, frame.height > 0 else {
      return
    }
    screen = frame
  }

  /// Does it know elements alone, as accessibility sees them, and no views?
  public var isOfElements: Bool {
    !formats.isEmpty && formats.allSatisfy { $0.hasElementsOnly || !$0.hasViews }
  }

  /// UIKit prints the base class of all but what derives from UIView itself, and richer dumps that of all.
  var tellsSuperclasses: Bool { !formats.contains(.earlGrey) }

  mutating func warn(_ problem: DumpWarning.Problem, line: Int) {
    guard warnings.count < Dump.mostWarnings else { return }
    warnings.append(DumpWarning(line: line, problem: problem))
  }

  /// As it stands within a text, so many lines below its beginning.
  func moved(by lines: Int) -> Dump {
    var dump = self
    for index in dump.nodes.indices { dump.nodes[index].line += lines }
    for index in dump.warnings.indices where dump.warnings[index].line > 0 {
      dump.warnings[index].line += lines
    }
    return dump
  }

  /// More of them help nobody.
  static let mostWarnings = 200
}

/// A view, a window or an accessibility element.
public struct DumpNode: Equatable, Sendable {
  public var parent: Int?
  /// In the text that was given.
  public var line = 0
  public var className = ""
  /// What it derives from, the nearest first, as far as the dump says.
  public var superclasses: [String] = []
  public var address: String?
  /// The variable that holds it.
  public var variable: String?
  public var identifier: String?
  public var label: String?
  public var text: String?
  /// In its superview's coordinates.
  public var frame: Frame?
  /// On the screen, in dumps that know nothing else.
  public var isOnScreen = false
  public var boundsOrigin: Point?
  /// Where a dump tells it, it follows from no frame.
  public var boundsSize: Size?
  /// a, b, c, d, tx, ty; of a layer sixteen numbers.
  public var transform: [Double]?
  public var contentSize: Size?
  public var alpha: Double?
  public var isHidden = false
  /// What sticks out of it is not seen.
  public var clips = false
  /// Nil where the dump does not say.
  public var takesTouches: Bool?
  public var isEnabled: Bool?
  public var hasRecognizers = false
  public var isAnimating = false
  public var windowLevel: Double?
  public var isKeyWindow = false
  /// A bare layer shows, and is never hit (NE01).
  public var isLayer = false
  public var actions: [DumpAction] = []
  /// The methods that the app's own class overrides, as the probe found.
  public var overrides: [String] = []
  /// An element that one taps, whatever its class.
  public var wantsTaps = false

  public init() {}

  public struct Frame: Equatable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    var isUsable: Bool {
      [x, y, width, height].allSatisfy { $0.isFinite && $0.magnitude <= 1e9 } && width >= 0
        && height >= 0
    }
  }
}

/// A controller, and whose view is its.
public struct DumpController: Equatable, Sendable {
  public var className: String
  public var address: String?
  public var parent: Int?
  public var isPresented = false
  public var viewAddress: String?
  public var line: Int
}

/// A recognizer, told by its own description or by a richer dump.
public struct DumpRecognizer: Equatable, Sendable {
  public var className: String
  public var baseClass: String?
  public var address: String?
  public var viewAddress: String?
  public var isEnabled = true
  public var cancelsTouches = true
  public var delaysTouchesBegan = false
  public var taps = 1
  public var fingers = 1
  public var duration: Double?
  public var state: String?
  public var target: String?
  public var action: String?
  public var line: Int
}

public struct DumpAction: Equatable, Sendable {
  public var selector: String
  public var target: String?
}

/// What really got a touch.
public struct DumpTouch: Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var viewAddress: String?
  public var windowAddress: String?
  public var line: Int
}

/// Who printed a dump.
public enum DumpFormat: String, CaseIterable, Sendable {
  case recursiveDescription = "recursive-description"
  case controllers
  case chain = "responder-chain"
  case xcuiTest = "xcuitest"
  case earlGrey = "earlgrey"
  case wdaXML = "wda-xml"
  case wdaJSON = "wda-json"
  case idb, maestro
  case events
  /// As they describe themselves.
  case recognizers
  case viewHierarchy = "viewhierarchy"
  case lookin
  case probe
  /// Xcode's `.storyboard` and `.xib`.
  case storyboard

  /// Accessibility sees no views: neither their order within a level, nor their gates.
  var hasElementsOnly: Bool {
    switch self {
    case .xcuiTest, .wdaXML, .wdaJSON, .idb, .maestro: true
    case .recursiveDescription, .controllers, .chain, .earlGrey, .events, .recognizers,
      .viewHierarchy,
      .lookin, .probe, .storyboard:
      false
    }
  }

  var hasViews: Bool {
    switch self {
    case .controllers, .chain, .events, .recognizers: false
    case .recursiveDescription, .xcuiTest, .earlGrey, .wdaXML, .wdaJSON, .idb, .maestro,
      .viewHierarchy, .lookin, .probe, .storyboard:
      true
    }
  }
}

/// What no dump of a sort can say, so that a verdict must hang on it.
public enum DumpUnknown: String, CaseIterable, Sendable {
  case recognizers, enabled, overrides, bounds, gates, order
}

extension Dump {
  /// Listed once, in the order in which a verdict looks at them.
  public var unknown: [DumpUnknown] {
    var known: Set<DumpUnknown> = []
    for format in formats {
      switch format {
      case .probe: known.formUnion([.recognizers, .enabled, .overrides, .bounds, .gates, .order])
      case .lookin, .storyboard: known.formUnion([.recognizers, .enabled, .bounds, .gates, .order])
      case .viewHierarchy: known.formUnion([.bounds, .gates, .order])
      case .recursiveDescription: known.formUnion([.gates, .order, .bounds])
      case .earlGrey: known.formUnion([.enabled, .gates, .order])
      case .xcuiTest, .wdaXML, .wdaJSON, .idb, .maestro: known.formUnion([.enabled, .bounds])
      case .controllers, .chain, .events, .recognizers: break
      }
    }
    // Where it is printed of those that are not enabled, the others are.
    if nodes.contains(where: { $0.isEnabled == false }) { known.insert(.enabled) }
    return DumpUnknown.allCases.filter { !known.contains($0) }
  }
}
