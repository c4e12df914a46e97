import Engine

/// An object of a storyboard, and what it is made of.
public struct BoardObject: Equatable, Sendable {
  public var id: String
  public var sort: BoardSort
  /// The app's own class, or another one of UIKit's.
  public var customClass: String?
  /// Which part of its owner it is: `view`, `contentView`, `rightBarButtonItem`.
  public var key: String?
  /// What the author called it in the outline.
  public var label: String?
  /// Of a controller the storyboard's, of a cell the one that it is reused by.
  public var identifier: String?
  /// On the canvas; layout has its own.
  public var frame: Rect?
  /// Nil: it follows its superview in no way.
  public var autoresizing: Int?
  public var translatesMask = true
  public var settings: [BoardSetting] = []
  /// Subviews in order, and the parts that have a key.
  public var children: [BoardObject] = []
  public var prototypes: [BoardObject] = []
  /// Of a table whose rows stand in the file.
  public var sections: [BoardSection] = []
  public var constraints: [BoardConstraint] = []
  public var connections: [BoardConnection] = []
  public var attributes: [RuntimeAttribute] = []
  /// Ids of views and constraints that are not there in every size class.
  public var variations: [BoardVariation] = []

  public init(id: String, _ sort: BoardSort) { (self.id, self.sort) = (id, sort) }

  /// Of UIKit's classes the one that it is, or that its own is made from.
  public var className: String {
    switch sort {
    case .view(_, let name), .controller(_, let name), .recognizer(_, let name), .item(let name),
      .object(let name):
      name
    case .barItem: "UIBarButtonItem"
    case .guide, .edgeGuide: "UILayoutGuide"
    case .owner, .firstResponder, .exit, .reference: "NSObject"
    }
  }

  /// What it is called where somebody chooses among several.
  public var title: String { customClass ?? identifier ?? kept("title") ?? className }

  /// What an attribute says that is only kept: `title`, `placeholder`.
  func kept(_ name: String) -> String? {
    for case .keptText(name, let text) in settings { return text }
    return nil
  }

  func part(_ key: String) -> BoardObject? { children.first { $0.key == key } }

  /// Subviews, and what lies in a cell.
  var inner: [BoardObject] { children + prototypes + sections.flatMap { $0.cells } }

  func find(_ id: String) -> BoardObject? {
    if self.id == id { return self }
    for object in inner {
      if let found = object.find(id) { return found }
    }
    return nil
  }

  func gather(customClasses found: inout [String]) {
    if let customClass, !found.contains(customClass) { found.append(customClass) }
    for object in inner { object.gather(customClasses: &found) }
  }

  /// Segues from it, and from what is in it.
  func gather(segues found: inout [BoardSegue]) {
    for case .segue(let segue) in connections { found.append(segue) }
    for object in inner { object.gather(segues: &found) }
  }
}

public enum BoardSort: Equatable, Sendable {
  case view(ViewKind, String)
  case controller(ContainerKind, String)
  case recognizer(Gesture, String)
  case guide(LayoutGuide)
  /// `topLayoutGuide`, `bottomLayoutGuide`
  case edgeGuide(isTop: Bool)
  case barItem
  /// A navigation item, a tab's, a layout of a collection.
  case item(String)
  /// File's Owner, First Responder, Exit.
  case owner, firstResponder, exit
  /// A controller of another storyboard.
  case reference(storyboard: String?, identifier: String?)
  case object(String)
}

/// A section of a table whose rows stand in the file.
public struct BoardSection: Equatable, Sendable {
  public var hasHeader: Bool
  public var hasFooter: Bool
  public var cells: [BoardObject]
}

/// `<constraint …/>`; nil is the view that holds it.
public struct BoardConstraint: Equatable, Sendable {
  public var id: String
  public var first: String?
  public var firstAttribute: LayoutAttribute
  public var relation: LayoutRelation
  public var second: String?
  public var secondAttribute: LayoutAttribute?
  public var multiplier: Double
  public var constant: Double
  public var priority: Double
  public var identifier: String?
}

/// What is there in some size classes alone.
public struct BoardVariation: Equatable, Sendable {
  /// Nil: whatever the other is.
  public var isWideCompact: Bool?
  public var isHighCompact: Bool?
  public var excluded: [String] = []
  public var included: [String] = []
}

/// `userDefinedRuntimeAttributes`: a value at a key path.
public struct RuntimeAttribute: Equatable, Sendable {
  public enum Value: Equatable, Sendable {
    case flag(Bool)
    case number(Double, isWhole: Bool)
    case text(String)
    case point(Point)
    case size(Size)
    case rect(Rect)
    case color
    case image(String)
    case nothing
  }

  public var keyPath: String
  public var value: Value
}
