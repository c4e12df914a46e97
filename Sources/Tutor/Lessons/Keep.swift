import Engine
import Lab

/// What a challenge wants to stay as it was.
public enum Keep: Equatable, Sendable {
  /// Which objects there are, whose they are, and in which order.
  case hierarchy
  case overrides
  case handlers
  case targets
  case recognizers
  case property(Property)

  public init?(_ word: String) {
    switch word {
    case "hierarchy": self = .hierarchy
    case "overrides": self = .overrides
    case "handlers": self = .handlers
    case "targets": self = .targets
    case "recognizers": self = .recognizers
    default:
      guard let property = Property.allCases.first(where: { $0.rawValue == word }) else {
        return nil
      }
      self = .property(property)
    }
  }

  public var name: String {
    switch self {
    case .hierarchy: "hierarchy"
    case .overrides: "overrides"
    case .handlers: "handlers"
    case .targets: "targets"
    case .recognizers: "recognizers"
    case .property(let property): property.rawValue
    }
  }

  /// Of what was there: new objects may be as they like, but for new views in the hierarchy.
  func holds(from before: Scene, to after: Scene) -> Bool {
    if self == .hierarchy { return outline(of: before) == outline(of: after) }
    return before.names.allSatisfy { name, object in
      guard has(object, in: before) else { return true }
      guard let same = after.object(named: name) else { return false }
      return holds(of: object, in: before, and: same, in: after)
    }
  }

  private func has(_ object: Object, in scene: Scene) -> Bool {
    switch self {
    case .recognizers: object.recognizer != nil
    case .property(let property): scene.value(of: property, of: object) != nil
    case .hierarchy, .overrides, .handlers, .targets: object.responder != nil
    }
  }

  private func holds(
    of old: Object, in before: Scene, and new: Object, in after: Scene
  ) -> Bool {
    switch self {
    case .hierarchy: true
    case .overrides:
      old.view.map { before.rare($0).pointInside } == new.view.map { after.rare($0).pointInside }
        && old.view.map { before.rare($0).hitTest } == new.view.map { after.rare($0).hitTest }
        && old.responder.map { before.behaviour(of: $0).next }
          == new.responder.map { after.behaviour(of: $0).next }
    case .handlers:
      old.responder.map { before.behaviour(of: $0).handlers }
        == new.responder.map { after.behaviour(of: $0).handlers }
    case .targets:
      old.view.map { before.targets(of: $0) } == new.view.map { after.targets(of: $0) }
    case .recognizers:
      old.recognizer.map { before[$0].view } == new.recognizer.map { after[$0].view }
    case .property(let property):
      before.value(of: property, of: old) == after.value(of: property, of: new)
    }
  }

  /// Every view with its subviews in order.
  private func outline(of scene: Scene) -> [String] {
    scene.names.compactMap { name, object in
      guard let view = object.view else { return object.controller.map { _ in name } }
      return name + ": "
        + scene.subviews(of: view).map { scene.name(of: $0) }.joined(separator: " ")
    }.sorted()
  }
}
