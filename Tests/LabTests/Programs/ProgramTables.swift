@testable import Lab

/// Rows of tables: who stands where, who is selected, who is used again.
extension WholeProgramTests {
  /// A table of rows 0 to 2 in all sections, whose controller is also its delegate.
  static func table(
    _ name: String, before: [String] = [], style: String = "plain", members: String = "",
    load: String = "", cell: String = "", _ lines: String..., printed: [String] = [],
    said: [String] = []
  ) -> Case {
    let code = """
      class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate {
      let table = UITableView(frame: .zero, style: .\(style))
      var rows = ["a", "b", "c"]
      \(members)
      override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.dataSource = self
      table.delegate = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      \(load)
      view.addSubview(table)
      }
      func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let row = t.dequeueReusableCell(withIdentifier: "row", for: path)
      row.textLabel?.text = rows[path.row]
      \(cell)
      return row
      }
      }
      """
    return Case(
      name: name, before: before, code: code, lines: lines, printed: printed, said: said)
  }

  // MARK: Insets

  private static let scroll = "let scroll = UIScrollView()"
  private static let phone = ["device iphone-17"]

  private static func scrolling(
    _ name: String, before: [String] = phone, _ load: String, printed: [String]
  ) -> Case {
    var one = swift(
      name, members: scroll,
      load: "scroll.frame = view.bounds\n\(load)\nview.addSubview(scroll)",
      "let inset = scroll.adjustedContentInset",
      "print(scroll.contentOffset, inset.top, inset.bottom)",
      printed: printed)
    one.before = before
    return one
  }

  static let insets = [
    scrolling(
      "content that scrolls begins below the safe area",
      "scroll.contentSize = CGSize(width: 402, height: 2000)", printed: ["(0.0, -62.0) 62.0 34.0"]),
    scrolling(
      "content that does not scroll stays", "scroll.contentSize = CGSize(width: 402, height: 800)",
      printed: ["(0.0, 0.0) 0.0 0.0"]),
    scrolling(
      "one that always bounces scrolls", "scroll.alwaysBounceVertical = true",
      printed: ["(0.0, -62.0) 62.0 34.0"]),
    scrolling(
      "never",
      """
      scroll.contentSize = CGSize(width: 402, height: 2000)
      scroll.contentInsetAdjustmentBehavior = .never
      """, printed: ["(0.0, 0.0) 0.0 0.0"]),
    scrolling(
      "always", "scroll.contentInsetAdjustmentBehavior = .always",
      printed: ["(0.0, -62.0) 62.0 34.0"]),
    scrolling(
      "an own inset is added",
      """
      scroll.contentSize = CGSize(width: 402, height: 2000)
      scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
      """, printed: ["(0.0, -72.0) 72.0 54.0"]),
    scrolling(
      "before iOS 11 nothing is added", before: [],
      "scroll.contentSize = CGSize(width: 320, height: 2000)", printed: ["(0.0, 0.0) 0.0 0.0"]),
    table(
      "rows begin below the safe area", before: phone,
      members: """
        func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) { print(path.row) }
        func scrollViewDidScroll(_ s: UIScrollView) { print("at", s.contentOffset.y) }
        """, "tap 200 80", "tap 200 120", "table.safeAreaInsets.top",
      printed: ["at -62.0", "0", "1"]),
    Case(
      name: "rows begin below the navigation bar", before: phone,
      code: """
        class Rows: UITableViewController {
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        return UITableViewCell()
        }
        override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { print(i.row) }
        override func viewDidAppear(_ animated: Bool) { print(tableView.contentOffset.y) }
        }
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ s: UIScene, willConnectTo x: UISceneSession, options o: UIScene.ConnectionOptions) {
        window = UIWindow(windowScene: s as! UIWindowScene)
        window?.rootViewController = UINavigationController(rootViewController: Rows())
        window?.makeKeyAndVisible()
        }
        }
        """, lines: ["tap 200 120"], printed: ["-106.0", "0"]),
  ]

  // MARK: Selection

  static let selections = [
    table(
      "the row that was selected is deselected first",
      members: """
        func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) { print("+", path.row) }
        func tableView(_ t: UITableView, didDeselectRowAt path: IndexPath) { print("-", path.row) }
        """, "tap 100 20", "tap 100 60", printed: ["+ 0", "- 0", "+ 1"]),
    table(
      "code deselects, and nobody is told",
      members: """
        func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) {
        t.deselectRow(at: path, animated: true)
        print("+", path.row, t.indexPathForSelectedRow == nil)
        }
        func tableView(_ t: UITableView, didDeselectRowAt path: IndexPath) { print("-", path.row) }
        """, "tap 100 20", "tap 100 60", printed: ["+ 0 true", "+ 1 true"]),
    table(
      "several are selected, and a second tap deselects",
      members: """
        func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) { print("+", path.row) }
        func tableView(_ t: UITableView, didDeselectRowAt path: IndexPath) {
        print("-", path.row, t.indexPathsForSelectedRows?.count ?? 0)
        }
        """, load: "table.allowsMultipleSelection = true", "tap 100 20", "tap 100 60",
      "tap 100 20", printed: ["+ 0", "+ 1", "- 0 1"]),
    table(
      "code selects", load: "",
      "table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)",
      "print(table.indexPathForSelectedRow!.row)", printed: ["1"]),
  ]

  // MARK: Scrolling by code

  private static let follower = """
    func scrollViewDidScroll(_ s: UIScrollView) { print(s.contentOffset.y) }
    func scrollViewDidEndScrollingAnimation(_ s: UIScrollView) { print("end") }
    """

  static let scrolls = [
    table(
      "an offset that is set is heard of at once", members: follower, load: "table.rowHeight = 400",
      "table.contentOffset.y = 100", "table.contentOffset.y = 100",
      "table.setContentOffset(CGPoint(x: 0, y: 200), animated: false)",
      printed: ["100.0", "200.0"]),
    table(
      "with an animation it is on its way", members: follower, load: "table.rowHeight = 400",
      "table.setContentOffset(CGPoint(x: 0, y: 200), animated: true)", "wait 0.15", "wait 1",
      printed: ["100.0", "200.0", "end"]),
    table(
      "a row is scrolled to", load: "table.rowHeight = 400",
      "table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .top, animated: false)",
      "print(table.contentOffset.y)", printed: ["400.0"]),
  ]
}
