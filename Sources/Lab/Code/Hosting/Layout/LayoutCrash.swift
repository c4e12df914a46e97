import Engine
import Program

/// What UIKit raises about constraints, in its words.
extension UIKitWorld {
  func crash(_ error: SceneError) -> Stop {
    let generic = "NSGenericException"
    let invalid = "NSInvalidArgumentException"
    let maker =
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
    switch error {
    case .layout(.noCommonAncestor(let a, let b)):
      return host.crash(
        generic,
        "Unable to activate constraint with anchors \(scene.name(of: a)) and \(scene.name(of: b)) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
      )
    case .layout(.unlike):
      return host.crash(invalid, maker + "Invalid pairing of layout attributes")
    case .layout(.leftWithLeading):
      return host.crash(
        invalid,
        maker
          + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
      )
    case .layout(.placeAlone), .layout(.nothingTimes):
      return host.crash(
        invalid,
        maker
          + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
      )
    case .layout(.notAnAttribute):
      return host.crash(invalid, maker + "Unknown layout attribute")
    case .layout(.priority(let value)):
      return host.crash(
        invalid,
        "It's illegal to set priority:\(Numbers.text(value)). Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
      )
    case .notFinite:
      return host.crash(
        "NSInternalInconsistencyException", "Constant is not finite! That's illegal.")
    default: return .tooMuchMemory(host.machine.place)
    }
  }

  /// A constraint without whom it is about.
  func crashWithoutItem() -> Stop {
    host.crash(
      "NSInvalidArgumentException",
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: Constraint must contain a first layout item"
    )
  }

  /// `addConstraint:` on a view that does not hold both sides.
  func crashOutside(_ id: LayoutConstraintID, _ view: ViewID) -> Stop {
    let text = scene[id].map { scene.text(of: $0) } ?? ""
    return host.crash(
      generic,
      "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:\(text) view:\(scene.name(of: view))"
    )
  }

  private var generic: String { "NSGenericException" }
}
