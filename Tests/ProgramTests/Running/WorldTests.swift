import Testing

@testable import Program

private let views = """
  class Card: View {
    var name = "card"
    override func hitTest(_ x: Double) -> View? {
      print("\\(name) is asked")
      let hit = super.hitTest(x)
      print("\\(name) answers \\(hit == nil ? "nil" : hit === self ? "itself" : "another")")
      return hit
    }
  }

  """

@Suite struct WorldTests {
  @Test(arguments: [
    Case("let r = Rect(x: 1, y: 2, width: 3, height: 4)\nprint(r.maxX, r.width)", "4.0 3.0"),
    Case("var r = Rect.zero\nr.x += 10\nr.width = 5\nprint(r.maxX)", "15.0"),
    Case("var r = Rect.zero\nr.inset(by: 3)\nprint(r.x)", "3.0"),
    Case(
      "let r: Rect = .zero\nprint(r == .zero, r)",
      "true Rect(x: 0.0, y: 0.0, width: 0.0, height: 0.0)"),
    Case("let r = RectMake(1, 2, 3, 4)\nprint(r.height / 8)", "0.5"),
    Case("let c = Color.green\nprint(c == .green, c == .named(\"x\"))", "true true"),
    Case(
      "func f(_ c: Color) -> Int { switch c { case .red: 1; case .green: 2; case .blue: 3 } }\nprint(f(.blue))",
      "3"),
    Case(
      "var s: Sides = [.left, .top]\ns.insert(.right)\nprint(s.contains(.top), s.rawValue, s == [.left, .right, .top])",
      "true 7 true"),
  ])
  func structuresAndEnumerations(_ one: Case) { expect(one) }

  @Test(arguments: [
    Case(
      "let v = View(frame: Rect(x: 0, y: 0, width: 9, height: 9))\nv.frame.x += 10\nprint(v.frame.x)",
      "frame [10.0, 0.0, 9.0, 9.0]", "10.0"),
    Case(
      "class Card: View { var title = \"a\" }\nlet c = Card()\nc.title += \"b\"\nprint(c.title, c.frame.width)",
      "ab 0.0"),
    Case(
      "class Card: View { let n: Int; init(n: Int) { self.n = n; super.init(frame: .zero); frame.width = 5 } }\nprint(Card(n: 3).n)",
      "frame [0.0, 0.0, 5.0, 0.0]", "3"),
    Case(
      "class Card: View { override func layoutSubviews() { print(\"layout\", frame.width) } }\nlet c = Card()\nc.frame = Rect(x: 0, y: 0, width: 2, height: 0)",
      "frame [0.0, 0.0, 2.0, 0.0]", "layout 2.0"),
    Case(
      "let a = View()\nlet b = View()\na.addSubview(b)\nprint(a.subviews.count, b.superview === a, a.superview == nil)",
      "1 true true"),
    Case("let v = View()\nv.sides = [.left]\nv.sides.insert(.top)\nprint(v.sides.rawValue)", "5"),
  ])
  func objects(_ one: Case) { expect(one) }

  @Test func theWorldAsksInTheMiddleOfItsOwnCall() {
    let text =
      views + """
        let whole = Rect(x: 0, y: 0, width: 10, height: 10)
        let a = Card(frame: whole), b = Card(frame: whole), c = Card(frame: whole)
        a.name = "a"; b.name = "b"; c.name = "c"
        a.addSubview(b)
        b.addSubview(c)
        print(a.hitTest(5) === c)
        """
    #expect(
      Run(text).lines == [
        "a is asked", "b is asked", "c is asked", "c answers itself", "b answers another",
        "a answers another", "true",
      ])
  }

  @Test func actionsByNameAndClosures() {
    let text = """
      class Screen {
        var count = 0
        let button = View()
        func setUp() {
          button.addTarget(self, action: #selector(tapped(_:)))
          button.onTap = { [weak self] in print("closure", self?.count ?? -1) }
        }
        @objc func tapped(_ sender: View) { count += 1; print("tapped", count, sender === button) }
      }
      let screen = Screen()
      screen.setUp()
      screen.button.tap()
      """
    #expect(Run(text).lines == ["tapped 1 true", "closure 1"])
  }

  @Test func objectiveC() {
    let text = """
      @interface Card : View
      @property (nonatomic) int taps;
      @end
      @implementation Card
      - (View *)hitTest:(double)x { self.taps += 1; return [super hitTest:x]; }
      @end
      int main() {
        Card *card = [[Card alloc] initWithFrame:RectMake(0, 0, 10, 10)];
        View *hit = [card hitTest:5];
        NSLog(@"%d %d", hit == card, card.taps);
        Rect frame = card.frame;
        frame.width = 3;
        card.frame = frame;
        NSLog(@"%.1f", card.frame.width);
        return 0;
      }
      """
    let run = Run(text, .objectiveC)
    #expect(run.lines == ["1 1", "frame [0.0, 0.0, 3.0, 10.0]", "3.0"])
  }

  private func expect(_ one: Case) {
    let run = Run(one.text)
    #expect(run.lines == one.lines)
    #expect(run.stop == nil)
  }
}
