import Program
import Testing

/// Which language a paste is in.
@Suite struct LanguageTests {
  static let pastes: [(String, SourceLanguage?)] = [
    (
      "class A: UIView {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }\n}",
      .swift
    ),
    ("let a = 1", .swift),
    ("view.isHidden = true", .swift),
    ("a.b()\nc.d(1)", .swift),
    ("UIView.animate(withDuration: 0.3) { self.view.alpha = 0 }", .swift),
    ("@interface A : UIView\n@end", .objectiveC),
    ("- (void)a {\n}", .objectiveC),
    ("[self.view addSubview:a];", .objectiveC),
    ("UIView *a = [UIView new];", .objectiveC),
    ("self.view.hidden = YES;\nCGRect r = CGRectMake(0, 0, 1, 1);", .objectiveC),
    ("fun main() {\n  val a = 1\n  println(a)\n}", nil),
    (
      "class A : AppCompatActivity() {\n  override fun onCreate(b: Bundle?) {\n    val c = 1\n  }\n}",
      nil
    ),
    ("def a(self):\n    return 1\n\nif __name__ == '__main__':\n    a()", nil),
    ("const a = require('b');\nfunction c() {\n  console.log(a);\n}", nil),
    ("#include <iostream>\nusing namespace std;\nint main() { cout << 1; }", nil),
    ("public class A extends B {\n  @Override\n  public void a() { }\n}", nil),
    ("How does the responder chain work?", nil),
    ("请问触摸事件怎么传递给父视图", nil),
  ]

  @Test(arguments: pastes) func tellsLanguages(text: String, language: SourceLanguage?) {
    #expect(SourceReader.language(of: text) == language)
  }

  @Test func saysWhatOtherLanguageItIs() {
    let source = SourceText("fun main() {\n  val a = 1\n  val b = 2\n}", language: .swift)
    #expect(SourceReader.read(source, number: 0).problems.map(\.kind) == [.otherLanguage("Kotlin")])
  }
}
