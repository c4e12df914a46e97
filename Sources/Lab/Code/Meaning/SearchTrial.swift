import Engine

/// Puts a `hitTest` that somebody wrote beside UIView's own: in small scenes, at many points.
struct SearchTrial {
  let function: CodeFunction
  let constants: [String: CodeValue]

  /// What the search comes to, or where it parts from all that can be said.
  func outcome() throws(CodeError) -> SearchOutcome {
    var left = SearchForm.allCases
    var first: SearchDifference?
    for situation in SearchSituation.allCases {
      guard let stage = SearchStage(situation) else { continue }
      var boundless = stage.scene
      boundless.override(stage.card, pointInside: .always)
      for point in SearchStage.points {
        let written = try answer(at: point, on: stage)
        let own = stage.scene.hitTest(point, in: stage.card)
        let unbound = boundless.hitTest(point, in: stage.card)
        let fitting = left.filter { form in
          let found = form.isBoundless ? unbound : own
          return written == (form.passesThrough && found == stage.card ? nil : found)
        }
        guard fitting != left else { continue }
        left = fitting
        if written != own, first == nil || left.isEmpty {
          first = SearchDifference(
            situation: situation, own: stage.answer(own), written: stage.answer(written))
        }
        if left.isEmpty, let first { return .difference(first) }
      }
    }
    return left.first.map { .form($0) } ?? first.map { .difference($0) } ?? .form(.own)
  }

  /// Do the scenes differ in it? Of anything else a trial finds out nothing.
  static func varies(_ property: Property) -> Bool {
    switch property {
    case .hidden, .alpha, .userInteractionEnabled, .frame, .bounds, .center, .transform: true
    default: false
    }
  }

  private func answer(at point: Point, on stage: SearchStage) throws(CodeError) -> ViewID? {
    var variables = constants
    for (name, value) in zip(function.parameters, [CodeValue.point(point), .event]) {
      variables[name] = value
    }
    var run = CodeRun(stage.scene, as: stage.card, variables)
    guard case .object(let written) = try run.answer(function.body) else {
      throw CodeError(.wantedValue(.view), at: function.place)
    }
    return written?.view
  }
}

enum SearchOutcome: Equatable, Sendable {
  case form(SearchForm)
  case difference(SearchDifference)
}

/// What a search that somebody wrote can come to: UIView's own; one that never answers the view itself;
/// one that asks the subviews wherever the point is.
enum SearchForm: CaseIterable, Sendable {
  case own, passingThrough, boundless, boundlessPassingThrough

  var isBoundless: Bool { self == .boundless || self == .boundlessPassingThrough }
  var passesThrough: Bool { self == .passingThrough || self == .boundlessPassingThrough }

  var lines: [BehaviourLine] {
    (isBoundless ? [.override("point-inside", "always")] : [])
      + (passesThrough ? [.override("hit-test", "pass-through")] : [])
  }
}

/// Where a search that somebody wrote parts from UIView's own.
public struct SearchDifference: Equatable, Sendable {
  public var situation: SearchSituation
  public var own: SearchAnswer
  public var written: SearchAnswer
}

/// What is special about a scene of a trial.
public enum SearchSituation: String, CaseIterable, Equatable, Sendable {
  case plain, hidden, transparent, interactionOff, hiddenSubview, transparentSubview
  case subviewWithoutInteraction, overlapping, overhanging, nested, scrolled, turned
}

/// Who answers in such a scene.
public enum SearchAnswer: Equatable, Sendable {
  case nobody, itself, frontSubview, backSubview, subviewOfSubview
}

/// A view with two subviews, the front one with a subview of its own.
struct SearchStage {
  private(set) var scene: Scene
  let card: ViewID
  private let back: ViewID
  private let front: ViewID

  static let points: [Point] = stride(from: -15.0, through: 115, by: 13).flatMap { x in
    stride(from: -15.0, through: 115, by: 13).map { Point(x, $0) }
  }

  init?(_ situation: SearchSituation) {
    var made = Scene()
    func add(_ name: String, to parent: ViewID?, frame: Rect) -> ViewID? {
      try? made.addView(.view, named: name, in: parent, frame: frame)
    }
    let place: Rect =
      switch situation {
      case .overlapping: Rect(20, 20, 40, 40)
      case .overhanging: Rect(80, 80, 40, 40)
      default: Rect(50, 50, 40, 40)
      }
    let deep = situation == .nested ? Rect(5, 5, 20, 20) : .zero
    guard let card = add("card", to: nil, frame: Rect(10, 10, 100, 100)),
      let back = add("back", to: card, frame: Rect(10, 10, 40, 40)),
      let front = add("front", to: card, frame: place),
      add("inner", to: front, frame: deep) != nil
    else { return nil }
    (scene, self.card, self.back, self.front) = (made, card, back, front)
    switch situation {
    case .plain, .overlapping, .overhanging, .nested: break
    case .hidden: set(.hidden, of: card, to: .bool(true))
    case .transparent: set(.alpha, of: card, to: .number(0))
    case .interactionOff: set(.userInteractionEnabled, of: card, to: .bool(false))
    case .hiddenSubview: set(.hidden, of: front, to: .bool(true))
    case .transparentSubview: set(.alpha, of: front, to: .number(0))
    case .subviewWithoutInteraction: set(.userInteractionEnabled, of: front, to: .bool(false))
    case .scrolled: set(.bounds, of: card, to: .rect(Rect(20, 30, 100, 100)))
    case .turned: set(.transform, of: front, to: .transform(.rotation(degrees: 45)))
    }
  }

  private mutating func set(_ property: Property, of view: ViewID, to value: Value) {
    try? scene.set(property, of: .view(view), to: value)
  }

  func answer(_ view: ViewID?) -> SearchAnswer {
    switch view {
    case nil: .nobody
    case card: .itself
    case front: .frontSubview
    case back: .backSubview
    default: .subviewOfSubview
    }
  }
}
