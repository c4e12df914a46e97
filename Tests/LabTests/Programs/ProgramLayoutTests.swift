import Engine
import Program
import Testing

@testable import Lab

/// Screens that code lays out, as people write them: frames within half a point of what UIKit's facts say.
@Suite("A program's layout")
struct ProgramLayoutTests {
  struct Screen: Sendable, CustomTestStringConvertible {
    var name: String
    var language: SourceLanguage = .swift
    var code: String
    /// On a screen of 320 × 480 with a safe area of 20 above.
    var frames: [(view: String, frame: Rect)]
    /// What a tap on a view prints.
    var tap: (view: String, printed: [String])?

    var testDescription: String { name }

    /// A controller whose viewDidLoad says this.
    init(
      _ name: String, _ viewDidLoad: String, _ members: String = "",
      frames: [(String, Rect)], tap: (String, [String])? = nil
    ) {
      self.name = name
      code = """
        class Screen: UIViewController {
        \(members)
          override func viewDidLoad() {
            super.viewDidLoad()
            \(viewDidLoad)
          }
        }
        """
      self.frames = frames.map { (view: $0.0, frame: $0.1) }
      self.tap = tap.map { (view: $0.0, printed: $0.1) }
    }

    init(
      objectiveC name: String, _ viewDidLoad: String, _ members: String = "",
      frames: [(String, Rect)], tap: (String, [String])? = nil
    ) {
      self.name = name
      language = .objectiveC
      code = """
        @interface Screen : UIViewController
        @property (nonatomic, strong) UIButton *go;
        @property (nonatomic, strong) UIView *card;
        @end
        @implementation Screen
        - (void)viewDidLoad {
          [super viewDidLoad];
          \(viewDidLoad)
        }
        \(members)
        @end
        """
      self.frames = frames.map { (view: $0.0, frame: $0.1) }
      self.tap = tap.map { (view: $0.0, printed: $0.1) }
    }
  }

  static let screens = [
    Screen(
      "anchors to the safe area",
      """
      go.translatesAutoresizingMaskIntoConstraints = false
      go.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      view.addSubview(go)
      NSLayoutConstraint.activate([
        go.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        go.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: go.trailingAnchor, constant: 16),
        go.heightAnchor.constraint(equalToConstant: 44),
      ])
      """, "let go = UIButton(type: .system)\n@objc func tapped() { print(\"tapped\") }",
      frames: [("go", Rect(16, 40, 288, 44))], tap: ("go", ["tapped"])),
    Screen(
      "lazy views, and a bar on the safe area",
      """
      view.addSubview(bar)
      bar.addSubview(send)
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
      bar.heightAnchor.constraint(equalToConstant: 60).isActive = true
      send.centerYAnchor.constraint(equalTo: bar.centerYAnchor).isActive = true
      send.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor).isActive = true
      send.widthAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 0.25).isActive = true
      """,
      """
      lazy var bar: UIView = {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        return bar
      }()
      private lazy var send: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        return button
      }()
      @objc func tapped() { print("sent") }
      """,
      frames: [("bar", Rect(0, 420, 320, 60)), ("send", Rect(232, 15, 80, 30))],
      tap: ("send", ["sent"])),
    Screen(
      "a scroll view with a content view",
      """
      for v in [scroll, content, go] { v.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(scroll)
      scroll.addSubview(content)
      content.addSubview(go)
      go.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.leftAnchor.constraint(equalTo: view.leftAnchor),
        scroll.rightAnchor.constraint(equalTo: view.rightAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        go.topAnchor.constraint(equalTo: content.topAnchor, constant: 300),
        go.centerXAnchor.constraint(equalTo: content.centerXAnchor),
        go.widthAnchor.constraint(equalToConstant: 100),
        go.heightAnchor.constraint(equalToConstant: 50),
        go.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -400),
      ])
      """,
      """
      let scroll = UIScrollView(), content = UIView(), go = UIButton()
      @objc func tapped() { print("tapped", scroll.contentSize.height) }
      """,
      frames: [
        ("scroll", Rect(0, 0, 320, 480)), ("content", Rect(0, 0, 320, 750)),
        ("go", Rect(110, 300, 100, 50)),
      ], tap: ("go", ["tapped 750.0"])),
    Screen(
      "a card with a badge that sticks out",
      """
      [card, badge].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(card)
      card.addSubview(badge)
      card.pin(to: view, inset: 40)
      NSLayoutConstraint(item: badge, attribute: .centerX, relatedBy: .equal, toItem: card, attribute: .right, multiplier: 1, constant: 0).isActive = true
      NSLayoutConstraint(item: badge, attribute: .centerY, relatedBy: .equal, toItem: card, attribute: .top, multiplier: 1, constant: 0).isActive = true
      badge.addConstraint(NSLayoutConstraint(item: badge, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 30))
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor).isActive = true
      """,
      """
      let card = UIView(), badge = UIButton()
      """,
      frames: [("card", Rect(40, 40, 240, 400)), ("badge", Rect(225, -15, 30, 30))]),
    Screen(
      "priorities, inequalities, guides of one's own, spaces of the system",
      """
      let gap = UILayoutGuide()
      view.addLayoutGuide(gap)
      for v in [one, two] { v.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(v) }
      let wide = one.widthAnchor.constraint(equalToConstant: 300)
      wide.priority = .defaultHigh
      let narrow = one.widthAnchor.constraint(equalToConstant: 50)
      narrow.priority = UILayoutPriority(rawValue: 749)
      NSLayoutConstraint.activate([
        wide, narrow, one.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
        one.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
        one.heightAnchor.constraint(lessThanOrEqualToConstant: 30),
        one.leadingAnchor.constraint(equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 2),
        one.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        gap.topAnchor.constraint(equalTo: one.bottomAnchor),
        gap.heightAnchor.constraint(equalToConstant: 25),
        two.topAnchor.constraint(equalTo: gap.bottomAnchor),
        two.leadingAnchor.constraint(equalTo: one.leadingAnchor),
        two.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5, constant: 10),
        two.heightAnchor.constraint(equalTo: one.heightAnchor),
      ])
      """,
      "let one = UIView(), two = UIView()",
      frames: [("one", Rect(16, 100, 200, 30)), ("two", Rect(16, 155, 110, 30))]),
    Screen(
      "the visual format",
      """
      for v in [a, b] { v.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(v) }
      let views = ["a": a, "b": b]
      view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-m-[a(>=20)]-[b(==a)]-10-|", options: .alignAllTop, metrics: ["m": 12], views: views))
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-50-[a(40)]", options: [], metrics: nil, views: views))
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:[b(60@999)]", metrics: nil, views: views))
      """,
      "let a = UIView(), b = UIView()",
      frames: [("a", Rect(12, 50, 145, 40)), ("b", Rect(165, 50, 145, 60))]),
    Screen(
      "labels and buttons by their texts, and what code says of its own size",
      """
      for v in [label, go, own] as [UIView] { v.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(v) }
      label.text = "Some words that need more than one line of a narrow label"
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 17)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor), label.leftAnchor.constraint(equalTo: view.leftAnchor),
        label.widthAnchor.constraint(equalToConstant: 200),
        own.topAnchor.constraint(equalTo: view.topAnchor, constant: 200), own.leftAnchor.constraint(equalTo: view.leftAnchor),
        go.topAnchor.constraint(equalTo: own.bottomAnchor), go.leftAnchor.constraint(equalTo: view.leftAnchor),
      ])
      """,
      """
      class Own: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 77, height: UIView.noIntrinsicMetric) }
        override func updateConstraints() {
          heightAnchor.constraint(equalToConstant: 33).isActive = true
          super.updateConstraints()
        }
      }
      let label = UILabel(), go = UIButton(), own = Own()
      """,
      frames: [
        ("label", Rect(0, 0, 200, 61)), ("own", Rect(0, 200, 77, 33)),
        ("go", Rect(0, 233, 30, 34)),
      ]),
    Screen(
      "frames and constraints in one screen",
      """
      card.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
      view.addSubview(card)
      go.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(go)
      go.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      go.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true
      go.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8).isActive = true
      size = go.widthAnchor.constraint(equalToConstant: 60)
      size.identifier = "width"
      size.isActive = true
      go.setContentHuggingPriority(.required, for: .vertical)
      """,
      """
      let card = UIView(), go = UIButton()
      var size: NSLayoutConstraint!
      @objc func tapped() {
        size.constant = 90
        view.layoutIfNeeded()
        print(go.frame, card.constraints.count, size.identifier ?? "", size.firstItem === go)
      }
      """,
      frames: [("card", Rect(20, 100, 200, 100)), ("go", Rect(70, 58, 60, 34))],
      tap: ("go", ["(55.0, 58.0, 90.0, 34.0) 2 width true"])),
    Screen(
      "a child controller's view, and a header as high as its constraints",
      """
      let child = Child()
      addChild(child)
      view.addSubview(child.view)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        child.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
        child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        child.view.heightAnchor.constraint(equalToConstant: 80),
      ])
      child.didMove(toParent: self)
      title0.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(title0)
      title0.topAnchor.constraint(equalTo: header.topAnchor, constant: 10).isActive = true
      title0.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10).isActive = true
      title0.leftAnchor.constraint(equalTo: header.leftAnchor).isActive = true
      title0.heightAnchor.constraint(equalToConstant: 40).isActive = true
      let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      header.frame = CGRect(x: 0, y: 0, width: 320, height: size.height)
      """,
      """
      class Child: UIViewController {
        let go = UIButton()
        override func viewDidLoad() {
          go.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(go)
          go.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
          go.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
          go.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        }
        @objc func tapped() { print("child", view.frame) }
      }
      let header = UIView(), title0 = UILabel()
      """,
      frames: [("go", Rect(145, 23, 30, 34)), ("header", Rect(0, 0, 320, 60))],
      tap: ("go", ["child (0.0, 50.0, 320.0, 80.0)"])),
    Screen(
      "a table with a header, and rows as high as their constraints",
      """
      table.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(table)
      table.pin(to: view)
      table.dataSource = self
      table.register(Cell.self, forCellReuseIdentifier: "c")
      header.frame = CGRect(x: 0, y: 0, width: 0, height: 60)
      more.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(more)
      more.centerXAnchor.constraint(equalTo: header.centerXAnchor).isActive = true
      more.centerYAnchor.constraint(equalTo: header.centerYAnchor).isActive = true
      table.tableHeaderView = header
      """,
      """
      class Cell: UITableViewCell {
        let go = UIButton()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          go.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(go)
          go.pin(to: contentView, inset: 10)
          go.heightAnchor.constraint(equalToConstant: 50).isActive = true
          go.addTarget(self, action: #selector(hit), for: .touchUpInside)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func hit() { print("hit", frame.minY) }
      }
      let table = UITableView(), header = UIView(), more = UIButton()
      """,
      frames: [
        ("header", Rect(0, 0, 320, 60)), ("more", Rect(145, 13, 30, 34)),
        ("screenCell", Rect(0, 60, 320, 70)), ("screenCell2", Rect(0, 130, 320, 70)),
        ("go", Rect(10, 10, 300, 50)),
      ], tap: ("go", ["hit 60.0"])),
    Screen(
      "a controller that is pushed, below the bar of its container",
      """
      let child = UINavigationController(rootViewController: First())
      addChild(child)
      view.addSubview(child.view)
      child.view.frame = view.bounds
      child.pushViewController(Second(), animated: false)
      """,
      """
      class First: UIViewController {}
      class Second: UIViewController {
        let low = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          low.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(low)
          low.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
          low.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
          low.widthAnchor.constraint(equalToConstant: 70).isActive = true
          low.addTarget(self, action: #selector(hit), for: .touchUpInside)
        }
        @objc func hit() { print("hit", low.frame.maxX) }
      }
      """,
      frames: [("low", Rect(250, 64, 70, 34))], tap: ("low", ["hit 320.0"])),
    Screen(
      objectiveC: "Objective-C by anchors, the long initializer and the visual format",
      """
      self.card = [[UIView alloc] init];
      self.card.translatesAutoresizingMaskIntoConstraints = NO;
      [self.view addSubview:self.card];
      self.go = [UIButton buttonWithType:UIButtonTypeSystem];
      self.go.translatesAutoresizingMaskIntoConstraints = NO;
      [self.go addTarget:self action:@selector(tapped:) forControlEvents:UIControlEventTouchUpInside];
      [self.card addSubview:self.go];
      [self.card.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor constant:8].active = YES;
      [NSLayoutConstraint activateConstraints:@[
        [self.card.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor],
        [self.card.widthAnchor constraintEqualToAnchor:self.view.widthAnchor multiplier:0.5],
        [self.card.heightAnchor constraintEqualToConstant:100],
      ]];
      [self.card addConstraint:[NSLayoutConstraint constraintWithItem:self.go attribute:NSLayoutAttributeBottom relatedBy:NSLayoutRelationEqual toItem:self.card attribute:NSLayoutAttributeBottom multiplier:1.0 constant:-10]];
      UIButton *go = self.go;
      NSDictionary *views = NSDictionaryOfVariableBindings(go);
      [self.card addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-20-[go]-20-|" options:0 metrics:nil views:views]];
      [self.go setContentHuggingPriority:UILayoutPriorityRequired forAxis:UILayoutConstraintAxisVertical];
      """, "- (void)tapped:(id)sender { NSLog(@\"tapped\"); }",
      frames: [("card", Rect(80, 28, 160, 100)), ("go", Rect(20, 56, 120, 34))],
      tap: ("go", ["tapped"])),
  ]

  /// A helper as many apps have one.
  static let helper = """

    extension Screen: UITableViewDataSource {
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: "c", for: path)
      }
    }

    extension UIView {
      func pin(to other: UIView, inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
          topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
          leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
          trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
          bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
      }
    }
    """

  @Test("Views stand where UIKit would have them", arguments: screens)
  func frames(screen: Screen) throws {
    let code = screen.language == .swift ? screen.code + Self.helper : screen.code
    var app = HostedApp(code, screen.language)
    #expect(app.reply.stop == nil)
    #expect(app.reply.remarks.all.map { "\($0.kind)" } == [])
    for (name, frame) in screen.frames {
      let found = try app.frame(name)
      #expect(isNear(found, frame), "\(name) at \(found), not \(frame)")
    }
    guard let tap = screen.tap else { return }
    #expect(try app.tap(tap.view) == tap.printed)
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    zip([a.x, a.y, a.width, a.height], [b.x, b.y, b.width, b.height])
      .allSatisfy { abs($0 - $1) <= 0.5 }
  }

  @Test(
    "What UIKit raises is a crash in UIKit's words",
    arguments: [
      (
        "let v = UIView(); v.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
        "they have no common ancestor"
      ),
      (
        "let v = UIView(); view.addSubview(v); _ = NSLayoutConstraint(item: v, attribute: .top, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1, constant: 0)",
        "Invalid pairing of layout attributes"
      ),
      (
        "let v = UIView(); view.addSubview(v); _ = NSLayoutConstraint(item: v, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1, constant: 0)",
        "between a leading/trailing attribute and a right/left attribute"
      ),
      (
        "let v = UIView(); view.addSubview(v); _ = NSLayoutConstraint(item: v, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0)",
        "Location attributes must be specified in pairs"
      ),
      (
        "let v = UIView(), w = UIView(); view.addSubview(v); view.addSubview(w); v.addConstraint(w.topAnchor.constraint(equalTo: v.topAnchor))",
        "Unable to install constraint on view"
      ),
      (
        "let c = view.widthAnchor.constraint(equalToConstant: 1); c.priority = UILayoutPriority(1001)",
        "It's illegal to set priority:1001"
      ),
      (
        "_ = NSLayoutConstraint.constraints(withVisualFormat: \"H:|-[b]\", metrics: nil, views: [\"a\": view!])",
        "b is not a key in the views dictionary"
      ),
    ])
  func crashes(code: String, words: String) {
    let app = HostedApp(viewDidLoad: code)
    guard case .crash(.exception(_, let reason), _)? = app.reply.stop else {
      Issue.record("no exception: \(code)")
      return
    }
    #expect(reason.contains(words))
  }

  @Test("A pass runs where UIKit runs it")
  func order() {
    let app = HostedApp(
      """
      class Inner: UIView {
        override func updateConstraints() { print("inner.updateConstraints"); super.updateConstraints() }
        override func layoutSubviews() { super.layoutSubviews(); print("inner.layoutSubviews") }
      }
      class Root: UIView {
        override func updateConstraints() { print("root.updateConstraints"); super.updateConstraints() }
        override func layoutSubviews() { super.layoutSubviews(); print("root.layoutSubviews") }
      }
      class Screen: UIViewController {
        let inner = Inner()
        override func loadView() { view = Root() }
        override func viewDidLoad() {
          inner.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(inner)
          inner.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
          inner.heightAnchor.constraint(equalToConstant: 50).isActive = true
          inner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          inner.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
          print("viewDidLoad", inner.frame.width)
        }
        override func updateViewConstraints() { print("updateViewConstraints"); super.updateViewConstraints() }
        override func viewWillLayoutSubviews() { print("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { print("viewDidLayoutSubviews", inner.frame.width) }
      }
      """)
    #expect(
      app.printed == [
        "viewDidLoad 0.0", "inner.updateConstraints", "updateViewConstraints",
        "root.updateConstraints", "viewWillLayoutSubviews", "root.layoutSubviews",
        "viewDidLayoutSubviews 320.0", "inner.layoutSubviews",
      ])
  }

  @Test("A constraint knows the line that made it")
  func origins() throws {
    var (session, _) = PastedProgramTests.session(
      """
      class Screen: UIViewController {
        let go = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          go.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(go)
          go.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5).isActive = true
          go.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """)
    let list = try #require(session.run("constraints go").last?.text.joined(separator: "\n"))
    #expect(list.contains("go.left = view.left + 5  (Screen.viewDidLoad(), line 7)"))
    let why = try #require(session.run("why go frame").last?.text.joined(separator: "\n"))
    #expect(why.contains("Its x is 5, from `go.left = view.left + 5` (line 7)."))
  }

  @Test("What is wrong with a new screen is named, a line a kind")
  func mistakes() throws {
    let (_, replies) = PastedProgramTests.session(
      """
      class Screen: UIViewController {
        let card = UIView(), shade = UIView(), one = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          card.translatesAutoresizingMaskIntoConstraints = false
          for v in [card, shade, one] { view.addSubview(v) }
          card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          card.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
          card.widthAnchor.constraint(equalToConstant: 100).isActive = true
          one.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 30).isActive = true
        }
      }
      """)
    let text = try #require(replies.last).text.joined(separator: "\n")
    #expect(text.contains("card has no height"))
    #expect(text.contains("shade"))
    #expect(text.contains("one.translatesAutoresizingMaskIntoConstraints = false"))
  }

  static let flatCard = """
    class Screen: UIViewController {
      let card = UIView()
      let go = UIButton(type: .system)
      override func viewDidLoad() {
        super.viewDidLoad()
        for v in [card, go] { v.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(card)
        card.addSubview(go)
        go.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        NSLayoutConstraint.activate([
          card.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
          card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          go.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
          go.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
          go.widthAnchor.constraint(equalToConstant: 100),
          go.heightAnchor.constraint(equalToConstant: 44),
        ])
      }
      @objc func tapped() { print("tapped") }
    }
    """

  @Test("A tap that layout lets miss is told as that, and a constraint is the repair")
  func repairs() throws {
    var (session, _) = PastedProgramTests.session(Self.flatCard)
    #expect(session.run("tap 60 90").last?.code?.printed ?? [] == [])
    let why = try #require(session.run("why-not go").last).text.joined(separator: "\n")
    #expect(why.contains("card has no height"))
    let how = try #require(session.run("how-to go").last).text.joined(separator: "\n")
    #expect(how.contains("constrain card.bottom >= go.bottom"))
    #expect(!how.contains("set frame"))
    #expect(session.run("constrain card.bottom >= go.bottom").last?.isError == false)
    #expect(session.run("tap 60 90").last?.code?.printed == ["tapped"])
  }

  @Test("Changed constraints move by the clock in an animation block")
  func animations() throws {
    var app = HostedApp(
      viewDidLoad: """
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        top = card.topAnchor.constraint(equalTo: view.topAnchor)
        NSLayoutConstraint.activate([top, card.leftAnchor.constraint(equalTo: view.leftAnchor),
          card.widthAnchor.constraint(equalToConstant: 50), card.heightAnchor.constraint(equalToConstant: 50)])
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
        """,
      """
      let card = UIView()
      var top: NSLayoutConstraint!
      @objc func go() {
        top.constant = 100
        UIView.animate(withDuration: 1, animations: { self.view.layoutIfNeeded() })
      }
      """)
    _ = app.tap(200, 300)
    let card = try #require(app.scene.object(named: "card")?.view)
    #expect(app.scene.frame(of: card).y == 100)
    #expect(app.scene.seenLook(of: card).center.y < 100)
    _ = app.deliver(.wait(2))
    #expect(app.scene.seenLook(of: card).center.y == 125)
  }
}
