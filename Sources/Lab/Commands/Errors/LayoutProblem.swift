import Engine

/// What is wrong with a constraint, with the names that its ids stand for.
public enum LayoutProblem: Equatable, Sendable {
  case noCommonAncestor(String, String)
  case unlike(String, String)
  case leftWithLeading(String, String)
  case placeAlone(String)
  case nothingTimes(String)
  case itself(String)
  case notAnAttribute
  case priority(Double)
  case noSuchGuide(String, guide: String)
  case isWindow(String)
  case notAStack(String)
  case tooMany(limit: Int)

  init(_ error: LayoutError, in scene: Scene) {
    func name(_ anchor: LayoutAnchor) -> String { scene.name(of: anchor) }
    self =
      switch error {
      case .noCommonAncestor(let a, let b):
        .noCommonAncestor(scene.name(of: a), scene.name(of: b))
      case .unlike(let a, let b): .unlike(name(a), name(b))
      case .leftWithLeading(let a, let b): .leftWithLeading(name(a), name(b))
      case .placeAlone(let anchor): .placeAlone(name(anchor))
      case .nothingTimes(let anchor): .nothingTimes(name(anchor))
      case .itself(let anchor): .itself(name(anchor))
      case .notAnAttribute: .notAnAttribute
      case .priority(let number): .priority(number)
      case .noSuchGuide(let view, let guide):
        .noSuchGuide(scene.name(of: view), guide: guide.rawValue)
      case .isWindow(let view): .isWindow(scene.name(of: view))
      case .notAStack(let view): .notAStack(scene.name(of: view))
      case .tooMany(let limit): .tooMany(limit: limit)
      }
  }

  var code: String {
    switch self {
    case .noCommonAncestor: "no-common-ancestor"
    case .unlike: "unlike-attributes"
    case .leftWithLeading: "left-with-leading"
    case .placeAlone: "place-alone"
    case .nothingTimes: "multiplier-of-zero"
    case .itself: "constrained-to-itself"
    case .notAnAttribute: "not-an-attribute"
    case .priority: "priority-out-of-range"
    case .noSuchGuide: "no-such-guide"
    case .isWindow: "window-constrained"
    case .notAStack: "not-a-stack-view"
    case .tooMany: "too-many-constraints"
    }
  }
}

extension LayoutProblem {
  /// `top`, of `card.top`.
  static func attribute(of anchor: String) -> String {
    anchor.split(separator: ".").last.map { String($0) } ?? anchor
  }
}
