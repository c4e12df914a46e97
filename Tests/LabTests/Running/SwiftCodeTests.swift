import Testing

@testable import Lab

/// The lines of Swift that a command stands for: run in an app they build what the scene has.
@Suite struct SwiftCodeTests {
  @Test(arguments: [
    (
      "add view A 0 0 100 50 transform=\"rotate 90\"",
      [
        "let A = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))",
        "A.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)",
        "view.addSubview(A)",
      ]
    ),
    (
      "add view A 10 10 100 50 anchorPoint=0,0",
      [
        "let A = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))",
        "A.anchorPoint = CGPoint(x: 0, y: 0)", "view.addSubview(A)",
      ]
    ),
    (
      #"set text L "a\"b""#, [#"L.text = "a\"b""#]
    ),
    ("handle L action save:", ["class LLabel: UILabel { @objc func save(_ sender: Any?) {} }"]),
    (
      "handle L action save:for:",
      ["class LLabel: UILabel { @objc func save(_ sender: Any?, for event: Any?) {} }"]
    ),
    ("handle L action save", ["class LLabel: UILabel { @objc func save() {} }"]),
    (
      "add controller K 5 5 50 50",
      [
        "let K = UIViewController()", "controller.addChild(K)", "view.addSubview(K.view)",
        "K.view.frame = CGRect(x: 5, y: 5, width: 50, height: 50)",
      ]
    ),
    ("move M to N", ["N.addChild(M)", "N.view.addSubview(M.view)"]),
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
