import Depth
import Foundation
import Program
import Testing

/// Texts that nobody writes by accident: a problem, no crash, no waiting, on a stack of half a megabyte.
@Suite(.serialized) struct HostileTests {
  static let deep: [(String, String)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("f { ", "}"), ("if a { ", "}"), ("[a: ", "]"),
    ("do { ", "}"), ("class A { ", "}"), ("func f() { ", "}"), ("switch a { case b: ", "}"),
    ("let x: [", "]"), ("let x: (", ")"), ("let x: A<", ">"), ("var a: Int { ", "}"), ("a[", "]"),
    ("switch a { case (", "): b }"), ("if case .a(", ") = b {}"), ("\"\\(", ")\""),
    ("{ a in ", "}"),
    ("for a in b { ", "}"), ("while a { ", "}"), ("!", ""), ("- ", ""), ("try ", ""),
    ("await ", ""),
    ("a ? b : ", ""), ("a ? ", ": b"), ("a = ", ""), ("return { ", "}()"),
    ("let x = if a { ", "} else { 1 }"),
    (".a(", ")"), ("#selector(", ")"), ("@A(", ")"), ("struct A { var a: Int { ", "} }"),
    ("/* ", "*/"),
    ("a as ", ""), ("x < ", ""), ("guard a else { ", "}"), ("do { } catch { ", "}"),
    ("let (", ") = a"),
    ("\\A<", ">.b"), ("case .a(.b(", "))"), ("#if A\n", "\n#endif\n"), ("a?.", ""),
    ("let x: ((", ") -> B)"),
    ("if a { } else ", ""), ("a.b { c in ", "}"), ("func f(a: Int = { ", "}) {}"),
  ]

  static let deepInC: [(String, String)] = [
    ("(", ")"), ("[a ", "]"), ("[", " a]"), ("{", "}"), ("@[", "]"), ("@{a: ", "}"), ("@(", ")"),
    ("^{", "}"),
    ("if (a) { ", "}"), ("if (a) ", ""), ("while (a) ", ""), ("for (;;) ", ""),
    ("do ", "while (a);"),
    ("switch (a) { case 1: ", "}"), ("(int)", ""), ("*", ""), ("&", ""), ("!", ""), ("sizeof ", ""),
    ("a = ", ""),
    ("a ? ", ": b"), ("a ? b : ", ""), ("int a = {", "};"), ("struct A { ", "} a;"),
    ("enum { A = ", "}"),
    ("void (^a)(", ");"), ("id<", ">"), ("NSArray<NSArray", "*> *a;"), ("- (void)a { ", "}"),
    ("@implementation A\n", "@end\n"), ("@try { ", "} @finally { }"), ("#if 1\n", "#endif\n"),
    ("({ ", "})"),
    ("a, ", ""), ("typedef struct { ", "} A;"), ("[a b:^(int c) { ", "}]"), ("int (*", ")(int)"),
    ("else if (a) {} ", ""), ("@autoreleasepool { ", "}"), ("a->", "b"), ("f(^{ ", "});"),
    ("#define A(", "\n"),
  ]

  static let long: [String] = [
    "a + ", "a.b", ".b()", "[0]", "(0)", "a, ", "a; ", "\"", "\"\"\"", "\"\\(", "#\"\"\"\n", "/*",
    "*/", "//", "'",
    "`", "@", "#", "\\", "\u{0}", "\u{1}\u{2}", "?", "!", "<", ">", "a<", "a<b,", ":", ";", "\n",
    "}", ")", "]",
    "} {", ")(", "](", "{)", "({", "[(", "func ", "class ", "class A ", "let ", "case ", "if ",
    "else if a { } ",
    "if a { } else ", "switch a { ", "default: ", "in ", "-> ", "= ", "...", "..<", "$0", "😀", "（",
    "“", "”", "。",
    "#if ", "#if a\n", "#else\n", "#endif\n", "@objc ", "@objc(", "import ", "{ a in ", "a.", "a?",
    "a!",
    "a ? b : ", "0x", "1e", "9", "_", "é", "init ", "get ", "{ get ", "var a: Int { get ",
    "#define A B B\n",
    "- (void)a ", "- (void)a { ", "@end ", "@implementation A ", "@interface A ", "[a b:c ", "^",
    "^{", "@\"", "@[",
    "@{", "enum {", "typedef ", "struct a ", "static ", "const ", "unsigned ", "(int)", "int a ",
    "id<", "*",
    "infix operator + ", "precedencegroup A {} ", "operator ", "A<B>", "A<B>(", "a as b ", "/a/ ",
    "#/a/# ",
    "/* /* */ ", "var a = 1 { didSet { } } ", "public ", "private(set) ", "where ", "repeat ",
    "catch ",
    "{ [weak self] in ", "case .a(let b): ", "(a, b) in ", "try ", "await ", "#selector(", "\\.a",
    "#Preview {",
    "a\n  .b", "if let a = b, ", "guard let a = b else { ", "\r\n", "\t", "\u{3000}", "\u{FEFF}",
    "\u{202E}",
  ]

  @Test(arguments: deep) func readsDeepSwift(open: String, close: String) {
    readDeep(open, close, .swift)
  }

  @Test(arguments: deepInC) func readsDeepObjectiveC(open: String, close: String) {
    readDeep(open, close, .objectiveC)
  }

  /// What goes deep behind a beginning of its own.
  static let behind: [(String, String)] = [
    ("let x: ", "["), ("let x: ", "("), ("let x: ", "A<"), ("let ", "("), ("switch a { case ", "("),
    ("switch a { case ", ".b("), ("if case ", ".b(let "), ("func f(a: ", "("), ("x = ", "-("),
    ("x as ", "["), ("enum A { case a", "("), ("int ", "(*"), ("id", "<id"), ("- (", "id<"),
    ("int a = ", "{"), ("void ", "(^("), ("struct A { ", "struct B { "),
    ("[a b:", "^id(id a) { return "),
  ]

  @Test(arguments: behind) func readsDeepBehind(start: String, piece: String) {
    for language in [SourceLanguage.swift, .objectiveC] {
      for count in [40, 60, Depth.count(500, nightly: 5_000)] {
        read(start + String(repeating: piece, count: count), language)
      }
    }
  }

  @Test(arguments: long) func readsLong(piece: String) {
    let count = Depth.count(800, nightly: 8_000) / piece.utf8.count
    for language in [SourceLanguage.swift, .objectiveC] {
      read(String(repeating: piece, count: count), language)
    }
  }

  /// Each macro uses the one before it twice.
  @Test func readsMacrosThatGrow() {
    var text = "#define A0 a; b\n"
    for index in 1...60 { text += "#define A\(index) A\(index - 1); A\(index - 1)\n" }
    read(text + String(repeating: "A60;\n", count: 1000), .objectiveC)
  }

  @Test func readsNoise() {
    var random = Random(state: 7)
    let words = HostileTests.long + ["a", " ", "1", "{", "(", "[", "b", "=", "\"x\"", ".c", "self"]
    for round in 0..<Depth.count(20, nightly: 60) {
      var text = ""
      while text.utf8.count < 5_000 { text += words[random.next(words.count)] }
      read(text, round % 2 == 0 ? .swift : .objectiveC)
    }
  }

  /// A real file, cut off everywhere.
  @Test func readsHalfFiles() {
    let swift = """
      import UIKit
      final class Card: UIView {
        @IBOutlet weak var label: UILabel!
        var items: [String: [Int]] = ["a": [1, 2]] { didSet { print("\\(items.count) items") } }
        override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {
          guard let v = super.hitTest(p, with: e), v !== self else { return nil }
          switch v { case let b as UIButton where b.isEnabled: return b
          default: return subviews.first { $0.frame.contains(p) } ?? v }
        }
      }
      """
    let objectiveC = """
      @interface Card () <Foo> { int _a; }
      @property (nonatomic, weak) IBOutlet UIView *box;
      @end
      #define W(v) v.frame.size.width
      @implementation Card
      - (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e {
        for (UIView *v in self.subviews) { if (CGRectContainsPoint(v.frame, p)) return YES; }
        [UIView animateWithDuration:.3f animations:^{ self.alpha = 0; } completion:^(BOOL f) { NSLog(@"%d", f); }];
        return [super pointInside:p withEvent:e];
      }
      @end
      """
    for (text, language) in [(swift, SourceLanguage.swift), (objectiveC, .objectiveC)] {
      let bytes = Array(text.utf8)
      for end in stride(from: 0, to: bytes.count, by: Depth.count(29, nightly: 1)) {
        read(String(decoding: bytes[..<end], as: UTF8.self), language)
        read(String(decoding: bytes[end...], as: UTF8.self), language)
      }
    }
  }

  @Test func readsThousandsOfBrackets() {
    for piece in ["(", "[", "{", "f(", "{ a in "] {
      read(String(repeating: piece, count: Depth.count(10_000, nightly: 100_000)), .swift)
      read(String(repeating: piece, count: Depth.count(10_000, nightly: 100_000)), .objectiveC)
    }
  }

  @Test func refusesWhatIsTooLong() {
    let source = SourceText(String(repeating: "a\n", count: 3_000_000), language: .swift)
    #expect(SourceReader.read(source, number: 0).problems.map(\.kind) == [.tooLong])
  }

  // MARK: Reading with little

  private func readDeep(_ open: String, _ close: String, _ language: SourceLanguage) {
    for count in [30, 60, Depth.count(120, nightly: 2_000)] {
      let opens = String(repeating: open, count: count)
      read(opens + "a" + String(repeating: close, count: count), language)
      read(opens, language)
      read(String(repeating: open + "\n", count: count), language)
    }
  }

  private func read(_ text: String, _ language: SourceLanguage) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      _ = SourceReader.read(SourceText(text, language: language), number: 0)
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
  }
}

struct Random {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
