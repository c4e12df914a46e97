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

  /// By the end of its name; nil where that says nothing.
  static func likely(_ name: String) -> String? {
    endings.first { name.hasSuffix($0.ending) }?.superclass
  }

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
