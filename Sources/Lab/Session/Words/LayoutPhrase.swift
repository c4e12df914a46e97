import Engine

/// What is said of where views are, and why.
enum LayoutPhrase: Phrase {
  case why(LayoutAnswer, sizeAlone: Bool, Scene)
  /// Constraints, a line each; about one view where it is named.
  case list([LayoutConstraintID], about: ViewID?, Scene)
  /// What is wrong with a screen that has just been built.
  case built(BuiltLayout, Scene)

  var english: String {
    switch self {
    case .why(let answer, let sizeAlone, let scene):
      EnglishLayout(scene: scene).why(answer, sizeAlone: sizeAlone)
    case .list(let constraints, let view, let scene):
      EnglishLayout(scene: scene).list(constraints, about: view)
    case .built(let layout, let scene): EnglishLayout(scene: scene).built(layout)
    }
  }

  var chinese: String {
    switch self {
    case .why(let answer, let sizeAlone, let scene):
      ChineseLayout(scene: scene).why(answer, sizeAlone: sizeAlone)
    case .list(let constraints, let view, let scene):
      ChineseLayout(scene: scene).list(constraints, about: view)
    case .built(let layout, let scene): ChineseLayout(scene: scene).built(layout)
    }
  }
}

extension LayoutNumber {
  /// As UIKit's rectangles call it.
  var word: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    }
  }

  var isLength: Bool { self == .width || self == .height }
}

/// What one number of a frame follows from, sorted for whoever tells it.
struct NumberSources {
  /// Constraints, as they are typed: those about the view, or where there are none, the nearest.
  let constraints: [(text: String, line: Int?)]
  /// Is its own intrinsic size among them?
  let isIntrinsic: Bool
  /// Nothing says what it is.
  let isOpen: Bool
  /// Several values would do as well.
  let isAmbiguous: Bool

  init(_ part: LayoutAnswer.Part, of view: ViewID, in scene: Scene) {
    var ids = part.reasons.compactMap { reason in
      if case .constraint(let id) = reason { id } else { nil }
    }
    let own = ids.filter { scene.mentions($0, view) }
    if !own.isEmpty { ids = own }
    constraints = ids.prefix(4).compactMap { id in
      scene[id].map { (scene.text(of: $0), $0.origin?.line) }
    }
    isIntrinsic = part.reasons.contains {
      switch $0 {
      case .hugging(view, _), .resistance(view, _): true
      default: false
      }
    }
    isOpen = part.reasons.contains {
      switch $0 {
      case .nothing(.view(view), part.number): true
      default: false
      }
    }
    isAmbiguous = part.isAmbiguous
  }
}

extension Scene {
  /// The attributes of a view, along one axis, that active constraints name.
  func constrainedAttributes(of view: ViewID, _ axis: ScrollAxis) -> [String] {
    var found: [String] = []
    for id in constraints(about: view) {
      guard let constraint = self[id], constraint.isActive else { continue }
      for anchor in [constraint.first] + (constraint.second.map { [$0] } ?? [])
      where anchor.item == .view(view) && anchor.attribute.isAlong(axis)
        && !found.contains(anchor.attribute.name)
      {
        found.append(anchor.attribute.name)
      }
    }
    return found
  }

  /// What would give it the length: tried by whoever reads it.
  func missingConstraint(for number: LayoutNumber, of view: ViewID) -> String {
    let name = name(of: view)
    return "constrain \(name).\(number.word) = \(number == .width ? 100 : 44)"
  }
}

extension LayoutAttribute {
  func isAlong(_ axis: ScrollAxis) -> Bool {
    switch kind {
    case .across: axis == .horizontal
    case .down: axis == .vertical
    case .size: (self == .width) == (axis == .horizontal)
    case .none: false
    }
  }
}
