import Engine

@testable import Lab

/// Scenes with all that code is printed for.
enum WholeScenes {
  /// Lines that give every answer that a class or a delegate can give.
  static let answers = [
    "add view card 0 0 200 200", "add button buy in card", "add pan-recognizer drag to card",
    "add tap-recognizer once to card", "add scroll-view list", "add view page in list",
    "add table-view rows", "add table-cell row in rows", "add collection-view items",
    "add text-field t", "add text-view text", "present M from controller",
    "delegate once should-receive NO for buy", "delegate once should-receive YES",
    "delegate once should-receive-press NO", "delegate once should-receive-event NO",
    "delegate once should-begin NO", "delegate once simultaneous YES with drag",
    "delegate once require-failure-of drag", "undelegate once require-failure-of",
    "delegate once be-required-to-fail-by drag", "simultaneous once drag",
    "override once can-prevent NO", "override once can-prevent YES for drag",
    "override once can-be-prevented NO by drag", "override once should-receive-event NO",
    "override card gesture-recognizer-should-begin NO for tap",
    "override card gesture-recognizer-should-begin YES for once",
    "override list touches-should-begin NO for page", "override list touches-should-cancel YES",
    "set viewForZooming list page", "override rows should-highlight NO for row",
    "override rows will-select NO for row", "override items will-select NO",
    "override items should-highlight NO", "override buy begin-tracking NO",
    "override buy continue-tracking YES", "delegate t should-begin-editing NO",
    "delegate t should-end-editing NO", "delegate t should-return NO",
    "delegate t should-change NO", "delegate text should-begin-editing NO",
    "delegate text should-end-editing NO", "delegate text should-change NO",
    "delegate M should-dismiss NO", "override card can-perform save: NO",
    "override card target save: buy", "override card next nil",
    "set canBecomeFirstResponder card YES",
    "set inputView card page", "set inputAccessoryView controller page",
    "add-key-command card cmd+shift+s save:", "handle card key f5", "handle card key up",
    "handle controller key alt+tab then super", "handle app key escape then next",
    "handle buy touches then super", "handle buy presses then next", "handle controller motion",
    "handle app remote then super", "handle controller action save:for:then:",
    "handle card menu copy then super", "override page point-inside polygon 0 0 90 0 0 90",
    "override row point-inside rects 0 0 10 10, 5 5 40 40", "override list hit-test fallback page",
    "add window W 0 0 99 99 canBecomeKey=NO", "add view pane class=Pane",
    "add view other class=Pane",
    "override other point-inside ellipse", "add-action buy go for touch-down",
    "on controller view-did-appear do tap 10 10",
  ]

  /// An object of every kind, and a scene for each value that one of its properties can have.
  static let ofEveryProperty: [State] = {
    var session = Session()
    _ = session.run("device ipad")
    for kind in ViewKind.allCases { _ = session.run("add \(kind.words[0]) a\(kind.words[0])") }
    for gesture in Gesture.allCases {
      _ = session.run("add \(gesture.className) r\(gesture.rawValue) to view")
    }
    for kind in ContainerKind.allCases { _ = session.run("add \(kind.rawValue) c\(kind.rawValue)") }
    return (0..<6).map { number in
      var filled = session
      let scene = filled.state.scene
      for object in scene.names.values.sorted(by: { scene.name(of: $0) < scene.name(of: $1) }) {
        for row in scene.properties(of: object) {
          guard let value = row.type.samples.first(upTo: number) else { continue }
          _ = filled.run("set \(row.property.rawValue) \(scene.name(of: object)) \(value)")
        }
      }
      return filled.state
    }
  }()
}

extension Array {
  /// The last again where there are not so many.
  fileprivate func first(upTo number: Int) -> Element? { prefix(number + 1).last }
}

extension ValueType {
  /// Some of what it takes.
  fileprivate var samples: [String] {
    switch self {
    case .bool: ["YES", "NO"]
    case .number(let low, let high): ["\(max(low, 0))", "\(min(high, 0.75))", "\(low)", "\(high)"]
    case .whole(let low, let high): ["\(max(low, 2))", "\(low)", "\(high)"]
    case .seconds: ["0.25", "0"]
    case .point: ["0.5 0.25", "-1 2e3"]
    case .size: ["30 40.5", "0 0"]
    case .rect: ["1 2 30 40", "-1 -2 0.5 1e6"]
    case .rectOrNone: ["1 2 3 4", "none"]
    case .insets: ["1 2 3 4", "-1 0 0 0"]
    case .transform: ["rotate 30", "1 0 0 1 5 5", "identity"]
    case .transform3D: ["\"rotate-y 45, perspective 500\"", "identity"]
    case .text: ["\"a \\\"b\\\" \\\\ 卡片\"", "\"\""]
    case .words(let words), .choice(let words): words
    case .view: ["aview", "abutton", "nil"]
    case .selector: ["go:", "go:for:"]
    case .object: ["aview", "delegate", "nil"]
    case .windowScene: ["nil", "scene"]
    case .views: ["aview, abutton", "nil"]
    case .delegate: ["plain", "aview", "controller", "delegate"]
    }
  }
}
