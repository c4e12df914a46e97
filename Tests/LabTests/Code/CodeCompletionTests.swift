import Lab
import Testing

/// What is offered behind a dot.
@Suite struct CodeCompletionTests {
  private func session(_ lines: [String]) -> Session {
    var session = Session()
    for line in lines { for reply in session.run(line) { #expect(reply.error == nil) } }
    return session
  }

  private static let program = """
    class Card: UIView { var price = 3; func redeem() {} }
    class C: UIViewController {
      let card = Card(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      override func viewDidLoad() { super.viewDidLoad(); view.addSubview(card) }
      func reload() {}
    }
    """

  @Test(arguments: [
    ("b.setTi", ["setTitle(", "setTitleColor(", "setTitleShadowColor("]),
    ("b.isUserInter", ["isUserInteractionEnabled"]),
    ("b.superview?.isHid", ["isHidden"]), ("view.layer.cornerR", ["cornerRadius"]),
    ("UIColor.systemIndigoC", ["systemIndigoColor"]), ("print(b.alp", ["alpha"]),
    ("UIControl.Event.touchUpIn", []), ("nobody.al", []), ("tap b.", []), ("b.setTitle(x).a", []),
  ])
  func ofTheScene(_ line: String, _ expected: [String]) {
    let state = session(["add button b 0 0 80 44"]).state
    #expect(offered(line, state) == expected)
  }

  @Test(arguments: [
    ("card.pri", ["price"]), ("card.red", ["redeem"]), ("self.card.pri", ["price"]),
    ("card.isHid", ["isHidden"]), ("self.rel", ["reload"]), ("self.present", ["present("]),
    ("controller.view.addSub", ["addSubview("]),
  ])
  func ofAProgram(_ line: String, _ expected: [String]) {
    let found = offered(line, session([Self.program]).state)
    #expect(expected.allSatisfy { found.contains($0) }, "\(found)")
    #expect(!found.isEmpty)
  }

  private func offered(_ line: String, _ state: State) -> [String] {
    completions(of: line, cursor: line.count, in: state).candidates.map { $0.text }
  }
}
