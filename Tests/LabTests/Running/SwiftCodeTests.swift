import Testing

@testable import Lab

/// The lines of Swift that a command stands for: run in an app they build what the scene has.
@Suite struct SwiftCodeTests {
  @Test(arguments: [
    (
      "add view A 0 0 100 50 transform=\"rotate 90\"",
      [
        "let A = UIView(frame: (0 0; 100 50))", "A.transform = [0, 1, -1, 0, 0, 0]",
        "view.addSubview(A)",
      ]
    ),
    (
      "add view A 10 10 100 50 anchorPoint=0,0",
      ["let A = UIView(frame: (10 10; 100 50))", "A.anchorPoint = (0, 0)", "view.addSubview(A)"]
    ),
    (
      #"set text L "a\"b""#, [#"L.text = "a\"b""#]
    ),
    ("handle L action save:", ["L: override save(_:) { … }"]),
    ("handle L action save:for:", ["L: override save(_:for:) { … }"]),
    ("handle L action save", ["L: override save() { … }"]),
    (
      "add controller K 5 5 50 50",
      [
        "let K = UIViewController()", "K.view.frame = (5 5; 50 50)", "controller.addChild(K)",
        "view.addSubview(K.view)",
      ]
    ),
    ("move M to N", ["N.addChild(M); N.view.addSubview(M.view)"]),
    (
      "remove-target B controller",
      ["B.removeTarget(controller, action: nil, for: .allEvents)"]
    ),
  ])
  func code(_ line: String, _ lines: [String]) throws {
    var desk = Desk(
      "add label L", "add button B", "add-target B controller save:", "add controller M",
      "add controller N")
    let reply = try #require(desk.session.run(line).last)
    #expect(reply.lines(width: 200) == lines)
  }
}
