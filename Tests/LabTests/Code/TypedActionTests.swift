import Lab
import Testing

/// UIActions and menus that are typed, and the commands that they are (U-CT-22, U-CT-24).
@Suite struct TypedActionTests {
  private static let scene = [
    "add view a 0 0 200 200", "add button b in a 10 10 80 44",
    "add bar-button-item item 250 400 60 44",
    "add-action b old for touch-down",
  ]

  /// Of all lines; each must go well.
  private func commands(_ code: String) throws -> [String] {
    var session = Session()
    for line in Self.scene { for reply in session.run(line) { try #require(reply.error == nil) } }
    var commands: [String] = []
    for line in code.split(separator: "\n") {
      for reply in session.run(String(line)) {
        #expect(reply.error == nil, "\(line): \(reply.errorMessage ?? "")")
        commands += reply.commands ?? []
      }
    }
    #expect(!session.isGatheringCode)
    return commands
  }

  @Test(
    "U-CT-22 in Swift",
    arguments: [
      (
        "let save = UIAction(title: \"Save\") { _ in store(); if done { return } }\n"
          + "b.addAction(save, for: .touchUpInside)", ["add-action b save for touch-up-inside"]
      ),
      (
        "let save = UIAction(title: \"Save\", image: UIImage(systemName: \"star\"), handler: { [weak self] "
          + "action in self?.store() })\nb.addAction(save, for: [.touchDown, .valueChanged])",
        ["add-action b save for touch-down, value-changed"]
      ),
      (
        "let save = UIAction(identifier: .init(\"pay now\")) { _ in }\nb.addAction(save, for: .touchDown)",
        ["add-action b \"pay now\" for touch-down"]
      ),
      (
        "let id = UIAction.Identifier(\"pay\")\nlet save = UIAction(identifier: id) { _ in }\n"
          + "b.addAction(save, for: .touchDown)\nb.removeAction(identifiedBy: id, for: .allEvents)",
        ["add-action b pay for touch-down", "remove-action b pay"]
      ),
      (
        "let save = UIAction { _ in }\nb.addAction(save, for: .touchDown)\n"
          + "b.removeAction(save, for: .touchDown)",
        ["add-action b save for touch-down", "remove-action b save for touch-down"]
      ),
      // Each that has no name is one of its own.
      (
        "b.addAction(UIAction { _ in }, for: .touchUpInside)\n"
          + "b.addAction(UIAction { _ in }, for: .touchUpInside)",
        ["add-action b action for touch-up-inside", "add-action b action2 for touch-up-inside"]
      ),
      (
        "b.addAction(UIAction(title: \"Buy now\") { _ in print(1) }, for: .touchUpInside)",
        ["add-action b \"Buy now\" for touch-up-inside"]
      ),
      (
        "let save = UIAction { _ in }\nlet c = UIButton(primaryAction: save)",
        ["add button c in nil 0 0 0 0", "add-action c save"]
      ),
      (
        "let c = UIButton(type: .system, primaryAction: UIAction(title: \"Go\") { _ in })",
        ["add button c in nil 0 0 0 0", "add-action c Go"]
      ),
      (
        "let c = UIButton(configuration: .plain(), primaryAction: nil)",
        ["add button c in nil 0 0 0 0"]
      ),
      (
        "let s = UISlider(frame: CGRect(x: 0, y: 0, width: 90, height: 30), primaryAction: "
          + "UIAction { _ in })", ["add slider s in nil 0 0 90 30", "add-action s action"]
      ),
      (
        "let i = UIBarButtonItem(title: \"Save\", primaryAction: UIAction { _ in }, menu: nil)",
        ["add bar-button-item i in nil 0 0 0 0 menu=NO", "add-action i action"]
      ),
      ("item.primaryAction = UIAction(title: \"Save\") { _ in }", ["set primaryAction item Save"]),
      ("item.primaryAction = nil", ["set primaryAction item \"\""]),
      ("let save = UIAction { _ in }\nsave.title = \"Save\"", []),
    ])
  func swift(_ code: String, _ expected: [String]) throws {
    #expect(try commands(code) == expected)
  }

  @Test(
    "U-CT-24 in Swift",
    arguments: [
      (
        "let a1 = UIAction { _ in }\nlet m = UIMenu(children: [a1, UIMenu(title: \"More\", "
          + "children: [])])\nb.menu = m", ["set menu b YES"]
      ),
      (
        "let all = [UIAction { _ in }]\nb.menu = UIMenu(title: \"\", children: all)",
        ["set menu b YES"]
      ),
      ("b.menu = nil", ["set menu b NO"]),
      ("b.showsMenuAsPrimaryAction = true", ["set showsMenuAsPrimaryAction b YES"]),
    ])
  func menus(_ code: String, _ expected: [String]) throws {
    #expect(try commands(code) == expected)
  }

  @Test(
    "U-CT-22 U-CT-24 in Objective-C",
    arguments: [
      (
        "UIAction *save = [UIAction actionWithTitle:@\"Save\" image:nil identifier:nil "
          + "handler:^(__kindof UIAction *action) { [self store]; }];\n"
          + "[b addAction:save forControlEvents:UIControlEventTouchUpInside];",
        ["add-action b save for touch-up-inside"]
      ),
      (
        "[b addAction:[UIAction actionWithTitle:@\"\" image:nil identifier:@\"pay\" "
          + "handler:^(UIAction *action) {}] forControlEvents:UIControlEventTouchDown];",
        ["add-action b pay for touch-down"]
      ),
      (
        "[b addAction:[UIAction actionWithHandler:^(UIAction *action) {}] "
          + "forControlEvents:UIControlEventTouchDown | UIControlEventTouchUpInside];",
        ["add-action b action for touch-down, touch-up-inside"]
      ),
      (
        "UIAction *old = [UIAction actionWithHandler:^(UIAction *action) {}];\n"
          + "[b removeAction:old forControlEvents:UIControlEventAllEvents];",
        ["remove-action b old"]
      ),
      (
        "[b removeActionForIdentifier:@\"old\" forControlEvents:UIControlEventTouchDown];",
        ["remove-action b old for touch-down"]
      ),
      (
        "UIAction *save = [UIAction actionWithHandler:^(UIAction *action) {}];\n"
          + "UIButton *c = [UIButton buttonWithType:UIButtonTypeSystem primaryAction:save];",
        ["add button c in nil 0 0 0 0", "add-action c save"]
      ),
      (
        "UIAction *save = [UIAction actionWithHandler:^(UIAction *action) {}];\n"
          + "b.menu = [UIMenu menuWithChildren:@[save]];\nb.menu = [UIMenu menuWithTitle:@\"\" "
          + "children:@[save]];\nb.menu = [UIMenu new];\n[b setMenu:nil];",
        ["set menu b YES", "set menu b YES", "set menu b YES", "set menu b NO"]
      ),
      ("b.showsMenuAsPrimaryAction = YES;", ["set showsMenuAsPrimaryAction b YES"]),
    ])
  func objectiveC(_ code: String, _ expected: [String]) throws {
    #expect(try commands(code) == expected)
  }

  /// Where something is wrong, the caret stands under it, and nothing has changed.
  @Test(arguments: [
    ("b.addAction(5, for: .touchDown)", "expected-action", 13),
    ("b.addAction(b, for: .touchDown)", "expected-action", 13),
    ("b.addAction(sav, for: .touchDown)", "unknown-name", 13),
    ("a.addAction(UIAction { _ in }, for: .touchDown)", "unknown-member", 1),
    ("b.addAction(UIAction { _ in }, for: .touchDwn)", "unknown-member", 37),
    ("b.addAction(UIAction { _ in })", "code-unexpected", 30),
    ("b.addAction(UIAction(title: \"Save\"), for: .touchDown)", "expected-action", 13),
    ("b.addAction(UIAction(titel: \"Save\") { _ in }, for: .touchDown)", "unknown-member", 29),
    (
      "b.removeAction(UIAction(identifier: .init(\"x\")) { _ in }, for: .allEvents)", "not-there", 0
    ),
    ("b.menu = true", "expected-menu", 10), ("b.menu = [UIAction { _ in }]", "expected-menu", 10),
    ("b.menu = UIMenu(children: [b])", "expected-menuElements", 27),
    ("b.menu = UIMenu(childern: [])", "unknown-member", 27),
    ("let c = UIButton(primaryAction: b)", "expected-action", 33),
    ("b.addAction(UIAction { _ in ", "code-unclosed", 22),
    ("item.primaryAction = 5", "expected-action", 22),
  ])
  func errors(_ code: String, _ problem: String, _ column: Int) throws {
    var session = Session()
    for line in Self.scene { _ = session.run(line) }
    let before = session.state.scene
    let replies = session.run(code) + session.endCode()
    let error = try #require(replies.last?.error)
    if column > 0 {
      #expect(error.code == problem)
      #expect(error.column == column)
    }
    #expect(session.state.scene == before)
    for language in Language.allCases { #expect(!error.text(in: language).isEmpty) }
  }

  /// The action runs, whatever its closure would have done.
  @Test("U-CT-22: a tap runs what was typed") func aTap() {
    var session = Session()
    for line in Self.scene { _ = session.run(line) }
    _ = session.run("let save = UIAction(title: \"Save\") { _ in self.store() }")
    _ = session.run("b.addAction(save, for: .touchUpInside)")
    let reply = session.run("tap b").last
    #expect(
      reply?.text.joined(separator: " ").contains("b runs its UIAction save, for touchUpInside")
        == true)
  }
}
