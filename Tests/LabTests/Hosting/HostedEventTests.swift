import Engine
import Program
import Testing

@testable import Lab

/// Touches, gestures, delegates and alerts of pasted classes.
@Suite("Events reach pasted code")
struct HostedEventTests {
  private static let pad = """
    class Pad: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("began", touches.first!.location(in: self), touches.count)
        SUPER
      }
      override var canBecomeFirstResponder: Bool { true }
    }
    class Screen: UIViewController, UIGestureRecognizerDelegate {
      lazy var pad: Pad = {
        let p = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        return p
      }()
      let b = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pad); view.addSubview(b)
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        tap.delegate = self
        view.addGestureRecognizer(tap)
        b.addAction(UIAction { _ in print("action") }, for: .touchUpInside)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("controller began") }
      func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { touch.view !== b }
      @objc func tapped() { print("tapped", pad.becomeFirstResponder(), pad.isFirstResponder) }
    }
    """

  @Test("touchesBegan ends there, or goes on where it calls super", arguments: [true, false])
  func touches(callsSuper: Bool) throws {
    let call = callsSuper ? "super.touchesBegan(touches, with: event)" : ""
    var app = HostedApp(Self.pad.replacing("SUPER", with: call))
    #expect(
      app.tap(50, 40) == ["began (50.0, 40.0) 1"] + (callsSuper ? ["controller began"] : [])
        + ["tapped true true"])
    #expect(app.scene.firstResponder.map { app.scene.name(of: $0) } == "pad")
    #expect(app.tap(50, 220) == ["action"])
    #expect(Set(app.scene.names.keys).isSuperset(of: ["pad", "b", "tap"]))
  }

  @Test("A text field asks its delegate, and an alert's button runs its closure")
  func alertAndText() throws {
    var app = HostedApp(
      viewDidLoad: """
        field.delegate = self
        view.addSubview(field)
        field.addTarget(self, action: #selector(changed), for: .editingChanged)
        """,
      """
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      override func viewDidAppear(_ a: Bool) {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in print("ok") })
        present(alert, animated: true)
      }
      @objc func changed() { print("changed", field.text ?? "") }
      func textField(_ t: UITextField, shouldChangeCharactersIn range: NSRange, replacementString s: String) -> Bool { s != "x" }
      func textFieldDidBeginEditing(_ t: UITextField) { print("begin") }
      """)
    #expect(try app.tap("ok") == ["ok"])
    #expect(app.tap(50, 120) == ["begin"])
    #expect(app.deliver(.type("ab")) == ["changed ab"])
    #expect(app.deliver(.type("x")) == [])
  }

  @Test(
    "hitTest by hand is asked, and super's answer is UIKit's",
    arguments: [
      ("return super.hitTest(point, with: event)", "inner"), ("return nil", "view"),
      ("return self", "outer"),
      ("let hit = super.hitTest(point, with: event); return hit == self ? nil : hit", "inner"),
    ])
  func hitTest(body: String, answer: String) throws {
    let app = HostedApp(
      """
      class Outer: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { \(body) }
      }
      class Screen: UIViewController {
        let outer = Outer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        override func viewDidLoad() { view.addSubview(outer); outer.addSubview(inner) }
      }
      """)
    var session = app.session
    var found: ViewID?
    _ = session.run { found = $0.hitTest(screen: Point(20, 20)) }
    #expect(
      found.map { session.scene.name(of: $0).split(separator: ".").last.map(String.init) } == answer
    )
  }

  @Test(
    "A view that removes itself while it is touched, and one that searches itself without end, do no harm"
  )
  func hostile() throws {
    var app = HostedApp(
      """
      class Gone: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview(); print("gone") }
      }
      class Loop: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            bounds.contains(point) ? superview?.hitTest(point, with: event) : nil
          }
      }
      class Screen: UIViewController {
        override func viewDidLoad() {
          view.addSubview(Gone(frame: CGRect(x: 0, y: 400, width: 100, height: 50)))
          view.addSubview(Loop(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        }
      }
      """)
    #expect(app.tap(50, 420) == ["gone"])
    _ = app.touch(.began, 50, 50)
    #expect(app.isStopped)
  }
}
