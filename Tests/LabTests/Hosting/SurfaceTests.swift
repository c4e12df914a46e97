import Engine
import Program
import Testing

@testable import Lab

/// UIKit's members, each as a program meets it.
@Suite("UIKit's surface")
struct SurfaceTests {
  @Test("Every row of the table is read as a declaration")
  func readable() {
    #expect(SurfaceIndex.uikit.unread == [])
  }

  struct Line: Sendable {
    var code: String
    var printed: [String]

    init(_ code: String, _ printed: String...) { (self.code, self.printed) = (code, printed) }
  }

  @Test(
    "Statements of viewDidLoad print what UIKit would have them print",
    arguments: [
      Line("print(CGRect(x: 1, y: 2, width: 3, height: 4).maxX)", "4.0"),
      Line(
        "print(CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: 2, dy: 3))",
        "(2.0, 3.0, 6.0, 4.0)"),
      Line(
        "var r = CGRect.zero; r.origin.x = 5; r.size.width = 7; print(r)", "(5.0, 0.0, 7.0, 0.0)"),
      Line(
        "let v = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)); v.frame.origin.x = 9; print(v.frame, v.center)",
        "(9.0, 2.0, 3.0, 4.0) (10.5, 4.0)"),
      Line(
        "let v = UIView(); view.addSubview(v); print(v.superview === view, view.subviews.count, v.window == nil)",
        "true 1 true"),
      Line(
        "let v = UIView(); v.isHidden = true; v.alpha = 0.5; print(v.isHidden, v.alpha, v.isUserInteractionEnabled)",
        "true 0.5 true"),
      Line(
        "print(UILabel().isUserInteractionEnabled, UIImageView().isUserInteractionEnabled)",
        "false false"),
      Line(
        "let l = UILabel(); l.text = \"a\"; l.numberOfLines = 2; l.textColor = .red; print(l.text ?? \"\", l.numberOfLines)",
        "a 2"),
      Line(
        "let a = UIView(); let b = UIView(); a.addSubview(b); print(b.isDescendant(of: a), a.isDescendant(of: b))",
        "true false"),
      Line(
        "let a = UIView(); let b = UIView(); view.addSubview(a); view.addSubview(b); view.bringSubviewToFront(a); print(view.subviews.last === a)",
        "true"),
      Line("let s = UISwitch(); s.isOn = true; print(s.isOn, s.frame.width)", "true 51.0"),
      Line("let s = UISlider(); s.maximumValue = 10; s.value = 4; print(s.value)", "4.0"),
      Line(
        "let t = UITapGestureRecognizer(); t.numberOfTapsRequired = 2; view.addGestureRecognizer(t); print(t.view === view, t.numberOfTapsRequired, t.state == .possible)",
        "true 2 true"),
      Line(
        "let v = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)); view.addSubview(v); print(v.convert(CGPoint(x: 1, y: 1), to: view))",
        "(11.0, 21.0)"),
      Line(
        "let v = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40)); print(v.hitTest(CGPoint(x: 5, y: 5), with: nil) === v, v.point(inside: CGPoint(x: 50, y: 5), with: nil))",
        "true false"),
      Line(
        "let b = UIButton(type: .system); b.setTitle(\"x\", for: .normal); print(b.title(for: .normal) ?? \"\", b.isEnabled)",
        "x true"),
      Line(
        "let v = UIView(); v.transform = CGAffineTransform(scaleX: 2, y: 2); print(v.transform.a, v.transform == .identity)",
        "2.0 false"),
      Line("let v = UIView(); v.backgroundColor = .red; print(v.backgroundColor != nil)", "true"),
      Line("print(UIScreen.main.bounds.width, IndexPath(row: 2, section: 1).row)", "320.0 2"),
      Line(
        "let v = UIScrollView(); v.contentSize = CGSize(width: 10, height: 900); print(v.contentSize.height, v.contentOffset.y)",
        "900.0 0.0"),
      Line(
        "UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 0.5 }) { done in print(done) }; print(view.alpha)",
        "0.5"),
      Line(
        "NotificationCenter.default.addObserver(forName: Notification.Name(\"n\"), object: nil, queue: nil) { _ in print(\"heard\") }; NotificationCenter.default.post(name: Notification.Name(\"n\"), object: nil)",
        "heard"),
    ])
  func statements(line: Line) {
    let app = HostedApp(viewDidLoad: line.code)
    #expect(app.printed == line.printed)
    #expect(app.reply.stop == nil)
  }

  @Test("Adding a view to itself is UIKit's own crash")
  func insideItself() {
    let app = HostedApp(viewDidLoad: "view.addSubview(view)")
    guard case .crash(.exception(name: "NSInvalidArgumentException", _), _)? = app.reply.stop else {
      Issue.record("no exception")
      return
    }
  }
}
