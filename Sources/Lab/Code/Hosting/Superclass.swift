import Program

/// A class that was taken for another, as its name has it.
public struct AssumedClass: Equatable, Sendable {
  public var name: String
  public var superclass: String
}

/// What a class of another file is likely to be made from.
enum Superclass {
  struct Guess {
    var text: String
    var language: SourceLanguage
    var told: AssumedClass
  }

  /// A class that says what happens as its view loads is a controller, whatever its name.
  static func declarations(for machine: HostMachine) -> [Guess] {
    var known: Set<String> = []
    return machine.orphans.compactMap { orphan in
      let name = orphan.superclass ?? orphan.name
      let loadsView = ["viewDidLoad", "viewDidLoad()"].contains {
        machine.hasMethod($0, inClass: orphan.name)
      }
      guard let above = likely(name) ?? (loadsView ? "UIViewController" : nil),
        known.insert(name).inserted
      else { return nil }
      let told = AssumedClass(name: name, superclass: above)
      if orphan.superclass == nil {
        return Guess(
          text: "@interface \(name) : \(above)\n@end", language: .objectiveC, told: told)
      }
      return Guess(text: "class \(name): \(above) {}", language: .swift, told: told)
    }
  }

  /// The same of classes of which a file makes objects, or to which it casts: an object of such a class is one of the
  /// class that its name tells.
  static func declarations(
    madeIn source: ProgramSource, for machine: HostMachine
  ) -> [Guess] {
    SourceReader.namesMade(in: source).compactMap { name in
      guard let above = likely(name), !name.hasPrefix("NS"), !noControllers.contains(name),
        !machine.knowsType(name)
      else { return nil }
      return Guess(
        text: source.language == .swift
          ? "class \(name): \(above) {}" : "@interface \(name) : \(above)\n@end",
        language: source.language, told: AssumedClass(name: name, superclass: above))
    }
  }

  /// By the end of its name; nil where that says nothing.
  static func likely(_ name: String) -> String? {
    endings.first { name.hasSuffix($0.ending) }?.superclass
  }

  /// UIKit's own that are called so and show nothing.
  private static let noControllers: Set<String> = [
    "UIDocumentInteractionController", "UIPrintInteractionController", "UISearchDisplayController",
  ]

  private static let endings: [(ending: String, superclass: String)] = [
    ("TableViewController", "UITableViewController"),
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("ViewController", "UIViewController"), ("VC", "UIViewController"),
    ("Controller", "UIViewController"), ("CollectionViewCell", "UICollectionViewCell"),
    ("TableViewCell", "UITableViewCell"), ("Cell", "UITableViewCell"), ("Button", "UIButton"),
    ("Label", "UILabel"), ("ImageView", "UIImageView"), ("TableView", "UITableView"),
    ("CollectionView", "UICollectionView"), ("ScrollView", "UIScrollView"),
    ("TextField", "UITextField"), ("TextView", "UITextView"), ("StackView", "UIStackView"),
    ("Window", "UIWindow"), ("View", "UIView"), ("Control", "UIControl"),
    ("PanGestureRecognizer", "UIPanGestureRecognizer"),
    ("GestureRecognizer", "UIGestureRecognizer"),
  ]
}
