import Lab
import Testing

/// UIActions and menus (U-CT-22, U-CT-24): a closure runs, so that it is no command.
@Suite struct TypedActionTests {
  private static let scene = [
    "add view a 0 0 200 200", "add button b in a 10 10 80 44",
    "add bar-button-item item 250 400 60 44",
  ]

  /// What the taps print after these lines; each must go well.
  private func printed(_ lines: [String], taps: [String]) -> [String] {
    var session = Session()
    for line in Self.scene + lines {
      for reply in session.run(line) {
        #expect(reply.error == nil, "\(line): \(reply.errorMessage ?? "")")
        #expect(reply.code?.notRun.isEmpty != false, "\(line): \(reply.text)")
      }
    }
    return taps.flatMap { session.run($0) }.flatMap { $0.code?.printed ?? [] }
  }

  @Test(
    "U-CT-22: a control runs the closure of its action",
    arguments: [
      (["b.addAction(UIAction(title: \"Save\") { _ in print(1) }, for: .touchUpInside)"], ["1"]),
      (
        [
          "let save = UIAction { _ in print(1) }", "b.addAction(save, for: .touchUpInside)",
          "b.removeAction(save, for: .touchUpInside)",
        ], []
      ),
      // One of the same identifier takes its place.
      (
        [
          "let id = UIAction.Identifier(\"pay\")",
          "b.addAction(UIAction(identifier: id) { _ in print(1) }, for: .touchUpInside)",
          "b.addAction(UIAction(identifier: id) { _ in print(2) }, for: .touchUpInside)",
        ], ["2"]
      ),
      (
        [
          "b.addAction(UIAction(identifier: .init(\"x\")) { _ in print(1) }, for: .touchUpInside)",
          "b.removeAction(identifiedBy: .init(\"x\"), for: .allEvents)",
        ], []
      ),
      // Each that has none is one of its own.
      (
        [
          "b.addAction(UIAction { _ in print(1) }, for: .touchUpInside)",
          "b.addAction(UIAction { _ in print(2) }, for: .touchUpInside)",
        ], ["1", "2"]
      ),
      (
        [
          "[b addAction:[UIAction actionWithHandler:^(UIAction *action) { NSLog(@\"1\"); }]"
            + " forControlEvents:UIControlEventTouchUpInside];"
        ], ["1"]
      ),
      (
        [
          "UIAction *save = [UIAction actionWithTitle:@\"\" image:nil identifier:@\"pay\""
            + " handler:^(UIAction *action) { NSLog(@\"1\"); }];",
          "[b addAction:save forControlEvents:UIControlEventTouchUpInside];",
          "[b removeActionForIdentifier:@\"pay\" forControlEvents:UIControlEventTouchUpInside];",
        ], []
      ),
    ])
  func anAction(_ lines: [String], _ expected: [String]) {
    #expect(printed(lines, taps: ["tap b"]) == expected)
  }

  @Test func aBarButtonItem() {
    #expect(
      printed(
        ["item.primaryAction = UIAction(title: \"Save\") { _ in print(1) }"], taps: ["tap item"])
        == ["1"])
  }

  @Test(
    "U-CT-24: a control has a menu, or not",
    arguments: [
      (["b.menu = UIMenu(title: \"\", children: [UIAction { _ in }])"], "YES"),
      (["b.menu = UIMenu(children: [])", "b.menu = nil"], "NO"),
      (["b.menu = [UIMenu menuWithChildren:@[]];"], "YES"),
    ])
  func aMenu(_ lines: [String], _ expected: String) {
    var session = Session()
    for line in Self.scene + lines {
      for reply in session.run(line) { #expect(reply.error == nil, "\(line)") }
    }
    #expect(session.run("show b menu").last?.text == [expected])
  }
}
