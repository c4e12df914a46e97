import Engine

/// `add`: what follows hangs on the kind.
extension Syntax where Value == BuildingCommand {
  static var adding: Syntax<BuildingCommand> {
    let kinds = Syntax<AddedKind>.kind
    let name = Form.value(.newName, label: "name")
    let place = Form.optional(.sequence([.word("in"), .value(.object(.any), label: "parent")]))
    let frame = Form.optional(.value(.rect, label: "x y w h"))
    let properties = Form.optional(.value(.property(.anybody), label: "property=value …"))
    return Syntax(
      .choice([
        .sequence([
          .value(.choice(WordChoice(name: "kind", words: AddedKind.objects)), label: "kind"), name,
          place, frame, properties,
        ]),
        .sequence([
          .value(.choice(WordChoice(name: "kind", words: AddedKind.gestures)), label: "recognizer"),
          name,
          .word("to"), .value(.object(.view), label: "view"), properties,
        ]),
      ])
    ) { (reader: inout Reader) throws(CommandError) in
      try reader.refuseOtherClass()
      let kind = try kinds.read(&reader)
      if case .abstractRecognizer = kind {
        reader.at -= 1
        throw reader.failure(
          .abstractClass("UIGestureRecognizer"), AddedKind.gestures)
      }
      let name = try reader.newName()
      try reader.refuseInside(name)
      switch kind {
      case .view(let kind): return .addView(try reader.newView(kind, name))
      case .controller(let kind): return .addController(try reader.newController(kind, name))
      case .scene: return .addScene(name: name)
      case .layer: return try reader.newLayer(name)
      case .recognizer(let gesture):
        let view = try after("to", .view).read(&reader)
        let details = try reader.details(
          of: .gesture(gesture), parent: nil, takesFrame: false)
        return .addRecognizer(gesture, name: name, view: view, details.assignments)
      case .abstractRecognizer: throw reader.expected(.newName)
      }
    }
  }
}

extension Reader {
  /// Of a class that is no kind here the one is told that stands for it.
  fileprivate func refuseOtherClass() throws(CommandError) {
    guard let next, next.kind != .mark, let other = OtherClass.called(next.text) else { return }
    throw failure(.otherClass(other.name, kind: other.kind))
  }

  /// `add view V in V`: it is not there yet, and could not be.
  fileprivate mutating func refuseInside(_ name: String) throws(CommandError) {
    guard let next, next.means("in") else { return }
    at += 1
    if self.next?.text == name { throw failure(.insideItself(name)) }
    at -= 1
  }

  fileprivate mutating func newView(
    _ kind: ViewKind, _ name: String
  ) throws(CommandError) -> AddView {
    let own = kind == .window ? try sceneOfWindow() : nil
    let details = try details(of: .view(kind), parent: kind == .window ? nil : .viewOrController)
    return AddView(
      kind: kind, name: name, parent: details.parent ?? .usual, frame: details.frame,
      className: details.className, assignments: (own.map { [$0] } ?? []) + details.assignments)
  }

  /// A window stands in no view, but in a scene (U-WN-13).
  private mutating func sceneOfWindow() throws(CommandError) -> Assignment? {
    guard let next, next.means("in") else { return nil }
    let start = at
    at += 1
    if let name = self.next?.text, case .windowScene(let own)? = scene.object(named: name) {
      at += 1
      return Assignment(.windowScene, .object(.windowScene(own)))
    }
    at = start
    throw failure(.windowInsideView)
  }

  fileprivate mutating func newController(
    _ kind: ContainerKind, _ name: String
  ) throws(CommandError) -> AddController {
    let owner = kind == .navigation ? Owner.navigationController : .controller
    let details = try details(of: owner, parent: .controllerOrWindow, adopts: true)
    return AddController(
      kind: kind, name: name, parent: details.parent ?? .usual, adopting: details.adopted,
      frame: details.frame, className: details.className, assignments: details.assignments)
  }

  /// A layer has a place and a name, and none of the properties (NE01). Without a frame it covers
  /// its view.
  fileprivate mutating func newLayer(_ name: String) throws(CommandError) -> BuildingCommand {
    let (view, frame) = try anyOrder(after("in", .view), .rect).read(&self)
    let owner = view ?? scene.object(named: "view")?.view ?? scene.windows.last
    let bounds = owner.map { scene.bounds(of: $0) } ?? .zero
    return .addLayer(
      name: name, view: view, frame: frame ?? Rect(origin: .zero, size: bounds.size))
  }
}

/// What `add` can make.
enum AddedKind: Sendable {
  case view(ViewKind)
  case controller(ContainerKind)
  case layer
  case scene
  case recognizer(Gesture)
  case abstractRecognizer
}

extension Syntax where Value == AddedKind {
  static var kind: Syntax<AddedKind> {
    .oneOf("kind", AddedKind.table, hidden: AddedKind.abstract)
  }
}

extension AddedKind {
  /// Every kind by our word, and by UIKit's class.
  static let table: [(words: [String], value: AddedKind)] =
    ViewKind.allCases.map { ($0.words, .view($0)) } + [
      (["controller", "view-controller", "UIViewController"], .controller(.plain)),
      (
        ["navigation-controller", "UINavigationController"], .controller(.navigation)
      ),
      (["tab-bar-controller", "UITabBarController"], .controller(.tabBar)),
      (
        ["split-controller", "split-view-controller", "UISplitViewController"], .controller(.split)
      ),
      (
        ["page-controller", "page-view-controller", "UIPageViewController"], .controller(.page)
      ),
      (["layer", "CALayer"], .layer),
      (["scene", "window-scene", "UIWindowScene"], .scene),
    ]
    + Gesture.allCases.map { gesture in
      let stem = String(gesture.word.dropLast("-recognizer".count))
      return (
        [gesture.word, stem + "-gesture-recognizer", gesture.className], .recognizer(gesture)
      )
    }

  static var objects: [String] { Array(table.map { $0.words[0] }.dropLast(Gesture.allCases.count)) }
  static var gestures: [String] { Gesture.allCases.map { $0.word } }

  /// `UIGestureRecognizer` itself is abstract (GR02).
  static let abstract: [(words: [String], value: AddedKind)] = [
    (["gesture-recognizer", "recognizer", "UIGestureRecognizer"], .abstractRecognizer)
  ]
}

extension Gesture {
  public var word: String {
    switch self {
    case .tap: "tap-recognizer"
    case .pinch: "pinch-recognizer"
    case .pan: "pan-recognizer"
    case .screenEdgePan: "screen-edge-pan-recognizer"
    case .swipe: "swipe-recognizer"
    case .rotation: "rotation-recognizer"
    case .longPress: "long-press-recognizer"
    case .hover: "hover-recognizer"
    }
  }
}

extension ViewKind {
  /// Our word first.
  public var words: [String] {
    let word =
      switch self {
      case .view: "view"
      case .control: "control"
      case .button: "button"
      case .switch: "switch"
      case .slider: "slider"
      case .stepper: "stepper"
      case .segmentedControl: "segmented-control"
      case .pageControl: "page-control"
      case .label: "label"
      case .imageView: "image-view"
      case .textField: "text-field"
      case .textView: "text-view"
      case .scrollView: "scroll-view"
      case .tableView: "table-view"
      case .tableCell: "table-cell"
      case .collectionView: "collection-view"
      case .stackView: "stack-view"
      case .progressView: "progress-view"
      case .activityIndicator: "activity-indicator"
      case .navigationBar: "navigation-bar"
      case .tabBar: "tab-bar"
      case .barButtonItem: "bar-button-item"
      case .window: "window"
      }
    return [word, className, String(className.dropFirst(2))]
  }
}
