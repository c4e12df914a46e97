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

  /// By its name; of what its code says for itself more is to be seen.
  static func declarations(
    for machine: HostMachine, in sources: [ProgramSource]
  ) -> [Guess] {
    var known: Set<String> = []
    let orphans = machine.orphans
    let texts = orphans.isEmpty ? [] : sources.map { String(decoding: $0.text, as: UTF8.self) }
    return orphans.compactMap { orphan in
      let name = orphan.superclass ?? orphan.name
      func says(_ signs: [String]) -> Bool {
        signs.contains { machine.hasMethod($0, inClass: orphan.name) }
      }
      let loadsView = says(["viewDidLoad", "viewDidLoad()"])
      let isView = says(["layoutSubviews", "layoutSubviews()", "drawRect:", "draw(_:)"])
      let named =
        likely(name)
        ?? (loadsView || name.contains(text: "ViewController")
          ? "UIViewController" : isView ? "UIView" : nil)
      guard var above = named, known.insert(name).inserted else { return nil }
      if above == "UIViewController" {
        above = controller(texts.filter { $0.contains(text: orphan.name) })
      }
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

  /// A controller that speaks of its own table, and declares none, has it from UITableViewController.
  private static func controller(_ texts: [String]) -> String {
    func speaks(of signs: [String]) -> Bool {
      signs.contains { sign in texts.contains { $0.contains(text: sign) } }
    }
    let table = [
      "self.tableView", "super initWithStyle:", "override func tableView(", " tableView.",
    ]
    let grid = [
      "self.collectionView", "super initWithCollectionViewLayout:", "override func collectionView(",
      " collectionView.",
    ]
    func declares(_ name: String) -> Bool {
      speaks(of: ["var \(name)", "let \(name)", "*\(name);", "* \(name);"])
    }
    if !declares("tableView"), speaks(of: table) { return "UITableViewController" }
    if !declares("collectionView"), speaks(of: grid) { return "UICollectionViewController" }
    return "UIViewController"
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
