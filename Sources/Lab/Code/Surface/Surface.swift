import Program

/// UIKit, as far as it is known here. A row is one member, and stands once.
enum UIKitRows {
  static func addAll(_ s: inout SurfaceBuilder) {
    addStructures(&s)
    addEnumerations(&s)
    addLooks(&s)
    addResponders(&s)
    addViews(&s)
    addControls(&s)
    addTexts(&s)
    addScrolling(&s)
    addRows(&s)
    addGestures(&s)
    addTransitions(&s)
    addControllers(&s)
    addStoryboards(&s)
    addContainers(&s)
    addApplication(&s)
    addBars(&s)
    addAnchorTypes(&s)
    addConstraints(&s)
    addGuides(&s)
    addSnapKit(&s)
    addMasonry(&s)
    addMasonryOfLists(&s)
    addStacks(&s)
    addTime(&s)
    addAlerts(&s)
    addGlobals(&s)
    addKeyboard(&s)
    addFoundation(&s)
    addDispatching(&s)
  }

  static let point = type("CGPoint")
  static let size = type("CGSize")
  static let rect = type("CGRect")
  static let insets = type("UIEdgeInsets")
  static let transform = type("CGAffineTransform")
  static let transform3D = type("CATransform3D")
  static let range = type("NSRange")
  static let indexPath = type("IndexPath")
  /// Whatever is an object here and no type of UIKit's.
  static let ownType = "UIObject"
  static let object = type(ownType)
  /// Has what UIKit adds to NSObject, whose own members the evaluator brings.
  static let rootExtension = "NSObject" + addition
  /// Ends the name of a type whose rows are UIKit's, or a library's, on a class of Foundation's.
  static let addition = "+UIKit"

  private static func type(_ name: String) -> WorldType {
    SurfaceIndex.uikit.type(named: name) ?? WorldType(0, name, .structure)
  }

  /// Stands for a row where there is none.
  static let nothing = SurfaceRow(
    declaration: "", selector: nil, sort: .looks, help: "", work: .kept)
}
