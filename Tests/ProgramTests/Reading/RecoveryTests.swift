import Program
import Testing

/// What one slip costs: a statement or a member, and all around it is read.
@Suite struct RecoveryTests {
  static let swift: [(String, String)] = [
    ("a\nlet = 3\nb", "a; ‹let = 3|value›; b"),
    ("a\nfoo(1, 2\nb()\nc", "a; ‹foo(1, 2|)›; b(); c"),
    ("a\nfoo(1 2)\nb", "a; ‹foo(1 2)|)›; b"),
    ("a\nx = [1, 2\nb()", "a; ‹x = [1, 2|]›; b()"),
    ("a\nx = \nb", "a; x = b"),
    ("a\nx = )\nb", "a; x = b"),
    ("a\nif { b }\nc", "a; ‹if { b }|{›; c"),
    ("a\nif x y { b }\nc", "a; ‹if x y { b }|{›; c"),
    ("a\nx = \"abc\nb", "a; ‹x = \"abc|\"›; b"),
    ("a\nx = \"abc \\(d\nb", "a; ‹x = \"abc \\(d|\"›; b"),
    ("a\nview.\n}\nb", "a; ‹view.⏎}|name›; b"),
    ("a b c\nd", "‹a b c|end of statement›; d"),
    ("a\n$$$\nb", "a; $$$; b"),
    ("a\n@\nb", "a; ‹@|value›; b"),
    ("a\nx = 12abc\nb", "a; ‹x = 12abc|number›; b"),
    ("a\nx = \"\\q\"\nb", "a; ‹x = \"\\q\"|escape›; b"),
    ("class A {\n  var = 1\n  func f() { }\n}", "class A {‹var = 1|value›; func f() {}}"),
    (
      "class A {\n  func f(a Int) {\n    x\n  }\n  func g() { }\n}",
      "class A {‹func f(a Int) {⏎    x⏎  }|:›; func g() {}}"
    ),
    ("class A {\n  foo()\n  func g() { }\n}", "class A {‹foo()|declaration›; func g() {}}"),
    (
      "class A {\n  func f() {\n    a\n    let = 1\n    b\n  }\n}",
      "class A {func f() {a; ‹let = 1|value›; b}}"
    ),
    ("f {\n  let = 1\n  b\n}\nc", "f({‹let = 1|value›; b}); c"),
    (
      "switch a {\ncase let: b\ncase .c: d\n}",
      "switch a {case =‹case let: b›: ‹case let: b|value› | case .c: d}"
    ),
    ("a()}\nb()", "‹a()}|end of statement›; b()"),
    (
      "class A {\n  func f() {\n    if x {\n      a\n  }\n  func g() { b }\n}\nc",
      "class A {func f() {if x {a}}; func g() {b}}; c"
    ),
    (
      "class A {\n  func f() {\n    a\n\n  override func g() { b }\n\n  func h() { c }\n}",
      "class A {func f() {a}; override func g() {b}; func h() {c}}"
    ),
    (
      "class A {\n  func f() {\n    a\n  }\n\nclass B {\n  func g() { }\n}",
      "class A {func f() {a}}; class B {func g() {}}"
    ),
    (
      "class A {\nfunc f() {\nif x {\na\n}\noverride func g() { b }\n}",
      "class A {func f() {if x {a}}; override func g() {b}}"
    ),
    (
      "class A {\n  func f() {\n    a\n  }\n  }\n  func g() { b }\n}",
      "class A {func f() {a}; func g() {b}}"
    ),
    (
      "class A {\n  func f() {\n    a.map({ $0 }\n    b\n  }\n  func g() { c }\n}",
      "class A {func f() {‹a.map({ $0 }|)›; b}; func g() {c}}"
    ),
    (
      "class A {\n  func f() {\n    a(b: {\n      c\n    )\n  }\n  func g() { d }\n}",
      "class A {func f() {a(b: {c})}; func g() {d}}"
    ),
    ("class A {\n  func f() {\n    a", "class A {func f() {a}}"),
    ("a\nfoo(1))\nb", "a; foo(1); b"),
    ("if x) {\n  a\n}\nb", "if x {a}; b"),
    ("x = [1]]\ny = \"\\(a)\"", "x = [1]; y = \"{a}\""),
    ("class A {{\n  func f() { }\n}}\nb", "class A {func f() {}}; b"),
    ("/* a\nb", "b"),
    ("x = \"\"\"\n  a\nb", "‹x = \"\"\"|\"›; a; b"),
    ("func f( {\n  a\n}\nb", "‹func f( {⏎  a⏎}|name›; b"),
    ("a\u{0}\u{0}b", "‹a\u{0}\u{0}b|end of statement›"),
    ("let x: = 1\nb", "‹let x: = 1|type›; b"),
    ("import\nb", "‹import|name›; b"),
  ]

  static let objectiveC: [(String, String)] = [
    ("a;\n[b c;\nd;", "a; ‹[b c;|]›; d"),
    ("a;\nint = 3;\nb;", "a; ‹int = 3;|name›; b"),
    ("a;\nfoo(1, 2;\nb;", "a; ‹foo(1, 2;|)›; b"),
    ("a;\n[b c]\n[d e];", "a; [b c]; [d e]"),
    ("a;\nif (b { c; }\nd;", "a; ‹if (b { c; }|)›; d"),
    ("a;\nx = @\"abc;\nb;", "a; ‹x = @\"abc;|\"›; b"),
    ("a;\nx = 12abc;\nb;", "a; ‹x = 12abc;|number›; b"),
    (
      "@implementation A\n- (void)a {\n  b;\n  [c d;\n  e;\n}\n- (void)f { }\n@end",
      "implementation A {func a() {b; ‹[c d;|]›; e}; func f() {}}"
    ),
    (
      "@implementation A\n- (void)a {\n  if (x) {\n    b;\n}\n- (void)c { d; }\n@end\ne;",
      "implementation A {func a() {if x {b}}; func c() {d}}; e"
    ),
    (
      "@implementation A\n- (void)a {\n  b;\n\n- (void)c { d; }\n@end",
      "implementation A {func a() {b}; func c() {d}}"
    ),
    (
      "@implementation A\n- (void)a { b; }\n\n@implementation B\n- (void)c { }\n@end",
      "implementation A {func a() {b}}; implementation B {func c() {}}"
    ),
    (
      "@interface A : B\n- (void)a:(int b;\n- (void)c;\n@end",
      "class A: B {‹- (void)a:(int b;|)›; func c()}"
    ),
    (
      "@interface A : B\n@property (nonatomic weak) id a;\n- (void)c;\n@end",
      "class A: B {weak var a: id; func c()}"
    ),
    (
      "@implementation A\n- (void)a {\n  b;\n}\n}\n- (void)c { }\n@end",
      "implementation A {func a() {b}; func c() {}}"
    ),
    ("@implementation A\n- (void)a {\n  b", "implementation A {func a() {b}}"),
    ("@end\na;", "-; a"),
  ]

  @Test(arguments: swift) func recoversInSwift(source: String, tree: String) {
    #expect(TreePrinting.print(source) == tree)
  }

  @Test(arguments: objectiveC) func recoversInObjectiveC(source: String, tree: String) {
    #expect(TreePrinting.print(source, .objectiveC) == tree)
  }

  @Test func saysWhatIsWanted() {
    let text = "a\nfoo(1 2)\nb"
    let source = SourceText(text, language: .swift)
    let file = SourceReader.read(source, number: 3)
    #expect(file.problems.count == 1)
    #expect(file.problems.first?.kind == .wanted(")", found: "2"))
    #expect(file.problems.first.map { source.text(at: $0.place) } == "2")
    #expect(file.problems.first?.place.source == 3)
    #expect(file.problems.first.map { source.line(of: $0.place.start) } == 2)
  }
}
