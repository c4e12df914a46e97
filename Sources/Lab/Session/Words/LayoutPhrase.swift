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

/// A constraint that a number follows from.
struct NumberSource {
  /// As it is typed.
  let text: String
  /// Where code made it.
  let line: Int?
  /// The stack view that stands for it, and UIKit's identifier.
  let stack: (name: String, role: String)?
  /// Is it about the view itself?
  let isOwn: Bool

  /// Nil: no constraint.
  init?(_ reason: LayoutReason, about view: ViewID, in scene: Scene) {
    switch reason {
    case .constraint(let id):
      guard let constraint = scene[id] else { return nil }
      (text, line, stack) = (scene.text(of: constraint), constraint.origin?.line, nil)
      isOwn = scene.mentions(id, view)
    case .stack(let one):
      (text, line) = (scene.text(of: one), nil)
      stack = (scene.name(of: one.stack), one.role.rawValue)
      isOwn = one.first.item == .view(view) || one.second?.item == .view(view)
    case .frame, .top, .hugging, .resistance, .content, .notNegative, .nothing: return nil
    }
  }
}

/// What one number of a frame follows from, sorted for whoever tells it.
struct NumberSources {
  /// Constraints, as they are typed: those about the view, or where there are none, the nearest.
  let constraints: [NumberSource]
  /// Is its own intrinsic size among them?
  let isIntrinsic: Bool
  /// Nothing says what it is.
  let isOpen: Bool
  /// Several values would do as well.
  let isAmbiguous: Bool

  init(_ part: LayoutAnswer.Part, of view: ViewID, in scene: Scene) {
    let all = part.reasons.compactMap { NumberSource($0, about: view, in: scene) }
    let own = all.filter { $0.isOwn }
    constraints = Array((own.isEmpty ? all : own).prefix(4))
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
