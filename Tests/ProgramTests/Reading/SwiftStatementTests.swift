import Program
import Testing

/// Swift's statements, conditions and patterns.
@Suite struct SwiftStatementTests {
  static let branches: [(String, String)] = [
    ("if a { b }", "if a {b}"),
    ("if a, !b { c } else if d { e } else { f }", "if a, (!b) {c} else {if d {e} else {f}}"),
    ("if let x { }", "if let x? ~ x {}"),
    ("if let x = y, var z = w { }", "if let x? ~ y, var z? ~ w {}"),
    ("if let x: Int = y { }", "if (let x: Int)? ~ y {}"),
    ("if let (a, b) = f() { }", "if (let a, let b)? ~ f() {}"),
    ("if let self { }", "if let self? ~ self {}"),
    ("guard let self = self else { return }", "guard let self? ~ self else {return}"),
    (
      "guard let x = xs.first { $0 > 1 } else { return }",
      "guard let x? ~ xs.first({$ in ($0 > 1)}) else {return}"
    ),
    ("guard x else { fatalError() }", "guard x else {fatalError()}"),
    ("if xs.contains { $0 > 1 } { y }", "if xs.contains({$ in ($0 > 1)}) {y}"),
    ("if xs.allSatisfy({ $0 }) { y }", "if xs.allSatisfy({$ in $0}) {y}"),
    ("if x == Foo() { y }", "if (x == Foo()) {y}"),
    ("if a\n{\n  b\n}\nelse\n{\n  c\n}", "if a {b} else {c}"),
    ("if #available(iOS 13, *), a { b }", "if #true, a {b}"),
    ("if #unavailable(iOS 13) { b }", "if #false {b}"),
    ("if case .a = b { }", "if .a ~ b {}"),
    ("if case .a(let x)? = b, x > 1 { }", "if .a(let x)? ~ b, (x > 1) {}"),
    ("if case let .a(x, y: z) = b { }", "if .a(let x, y: let z) ~ b {}"),
    ("if case 1...5 = b { }", "if =(1 ... 5) ~ b {}"),
    ("if case let x as Foo = b { }", "if (let x: Foo) ~ b {}"),
    ("if a { } ; b", "if a {}; b"),
    (
      "if let i = xs.firstIndex(where: { $0 == 1 }) { }",
      "if let i? ~ xs.firstIndex(where: {$ in ($0 == 1)}) {}"
    ),
    ("x = a\n{ b }()", "x = a({b})()"),
  ]

  static let switches: [(String, String)] = [
    (
      "switch a {\ncase .b: c\ncase .d, .e: f\ndefault: break\n}",
      "switch a {case .b: c | case .d, .e: f | default: break}"
    ),
    (
      "switch a {\ncase let .b(x) where x > 1:\n  c\n  d\n@unknown default: e\n}",
      "switch a {case .b(let x) where (x > 1): c; d | default: e}"
    ),
    (
      "switch (a, b) {\ncase (1, _): c\ncase (let x, 2): d\ncase let (x, y): e\n}",
      "switch (a, b) {case (=1, _): c | case (let x, =2): d | case (let x, let y): e}"
    ),
    (
      "switch a {\ncase 0: b\ncase 1..<5: c\ncase \"x\": d\ncase -1: e\ncase nil: f\n}",
      "switch a {case =0: b | case =(1 ..< 5): c | case =\"x\": d | case =-1: e | case =nil: f}"
    ),
    (
      "switch a {\ncase is UIButton: b\ncase let x as UILabel: c\ncase let x?: d\n}",
      "switch a {case is UIButton: b | case (let x: UILabel): c | case let x?: d}"
    ),
    (
      "switch a {\ncase UIView.State.on: b\ncase Shape.circle(radius: let r): c\ncase self.x: d\ncase y: e\n}",
      "switch a {case UIView.State.on: b | case Shape.circle(radius: let r): c | case =self.x: d | case =y: e}"
    ),
    ("switch a {\ncase .a...(.b): b\n}", "switch a {case =(.a ... .b): b}"),
    (
      "switch a {\ncase .b:\n  fallthrough\ncase .c: d\n}",
      "switch a {case .b: fallthrough | case .c: d}"
    ),
    (
      "switch a { case 1: b case 2: c default: d }",
      "switch a {case =1: b | case =2: c | default: d}"
    ),
    (
      "switch a {\n#if os(iOS)\ncase 1: b\n#else\ncase 2: c\n#endif\ndefault: d\n}",
      "switch a {case =1: b | default: d}"
    ),
    ("switch a {\ncase .b(.c(let x), y: _): d\n}", "switch a {case .b(.c(let x), y: _): d}"),
    ("switch a {\ncase (1 + 2) * 3: b\n}", "switch a {case =((1 + 2) * 3): b}"),
    (
      "switch a {\ncase .some(.b): c\ncase .none: d\n}",
      "switch a {case .some(.b): c | case .none: d}"
    ),
    ("switch a {\ncase .init(rawValue: 1): b\n}", "switch a {case =.init(rawValue: 1): b}"),
    ("switch a {\ncase Foo<Int>.b(let x): c\n}", "switch a {case Foo<Int>.b(let x): c}"),
    (
      "switch x {\ncase _ where x > 1: a\ndefault: b\n}",
      "switch x {case _ where (x > 1): a | default: b}"
    ),
  ]

  static let loops: [(String, String)] = [
    ("for x in xs { y }", "for let x in xs {y}"),
    (
      "for (i, x) in xs.enumerated() where i > 1 { }",
      "for (let i, let x) in xs.enumerated() where (i > 1) {}"
    ),
    ("for _ in 0..<3 { }", "for _ in (0 ..< 3) {}"),
    ("for case let x? in xs { }", "for let x? in xs {}"),
    ("for case let v as UIButton in views { }", "for (let v: UIButton) in views {}"),
    ("for var x in xs { }", "for var x in xs {}"),
    ("for x: Int in xs { }", "for (let x: Int) in xs {}"),
    ("for await x in xs { }", "for let x in xs {}"),
    ("for try await x in xs { }", "for let x in xs {}"),
    ("while i < n { i += 1 }", "while (i < n) {i += 1}"),
    ("while let x = xs.popLast() { }", "while let x? ~ xs.popLast() {}"),
    ("repeat { a } while b", "repeat {a} while b"),
    ("outer: for x in xs { continue outer }", "outer: for let x in xs {continue outer}"),
    ("out: do { break out }", "out: do {break out}"),
    ("out: switch a {\ndefault: break out\n}", "out: switch a {default: break out}"),
    ("for x in xs.filter({ $0 > 1 }) { }", "for let x in xs.filter({$ in ($0 > 1)}) {}"),
    ("for i in stride(from: 0, to: 9, by: 3) { }", "for let i in stride(from: 0, to: 9, by: 3) {}"),
  ]

  static let others: [(String, String)] = [
    ("return", "return"),
    ("return a + b", "return (a + b)"),
    ("return\n}", "return"),
    ("func f() {\n  return\n}", "func f() {return}"),
    ("return .zero", "return .zero"),
    ("return if a { 1 } else { 2 }", "return if a {1} else {2}"),
    ("throw MyError.bad", "throw MyError.bad"),
    ("defer { a }", "defer {a}"),
    ("do { try a() } catch { b }", "do {try(a())} catch {b}"),
    (
      "do { try a() } catch let e as Foo { b } catch Foo.bar, Foo.baz where x { c } catch { d }",
      "do {try(a())} catch (let e: Foo) {b} catch Foo.bar, Foo.baz where x {c} catch {d}"
    ),
    ("do throws(Foo) { try a() } catch { b }", "do {try(a())} catch {b}"),
    ("do { a }", "do {a}"),
    ("a; b;\nc", "a; b; c"),
    ("let a = 1, b = 2", "let a = 1; let b = 2"),
    ("var a, b: Int", "var a: Int; var b: Int"),
    ("let (a, b) = c", "let (let a, let b) = c"),
    ("let (a, _): (Int, Int) = c", "let (let a, _): (Int, Int) = c"),
    ("var x: Int { 1 }", "var x: Int {get {1}}"),
    ("weak var x = self", "weak var x = self"),
    ("async let x = f()", "let x = await(f())"),
    ("@State var x = 1", "@State var x = 1"),
    ("#warning(\"later\")", ""),
    ("#Preview { Foo() }", ""),
    ("@available(iOS 17, *)\n#Preview(\"x\", as: .small) { Foo() } timeline: { 1 }", ""),
    ("#if DEBUG\na\n#else\nb\n#endif", "a"),
    (
      "#if os(macOS)\na\n#elseif os(iOS) && !targetEnvironment(simulator)\nb\n#else\nc\n#endif", "b"
    ),
    (
      "#if canImport(UIKit)\na\n#endif\n#if canImport(SwiftUI) || (swift(<5) && FOO)\nb\n#endif",
      "a"
    ),
    ("#if FOO\n#if DEBUG\na\n#endif\ndon't {\n#else\nb\n#endif", "b"),
    ("a\n#if DEBUG\n  .b()\n#endif\n  .c()", "a.b().c()"),
    ("yield(x)", "yield(x)"),
    ("set.insert(x)", "set.insert(x)"),
    ("left = right", "left = right"),
    ("open(url)", "open(url)"),
    ("prefix.count", "prefix.count"),
    ("optional = lazy", "optional = lazy"),
    ("actor.run()", "actor.run()"),
    ("await = 1", "await = 1"),
    ("#!/usr/bin/swift\na", "a"),
    ("a\u{00A0}=\u{3000}1", "a = 1"),
    ("let 变量 = 1； let b = “好”", "let 变量 = 1; let b = \"好\""),
    ("a()\r\nb()", "a(); b()"),
    ("\u{FEFF}a", "a"),
    ("consume x", "x"),
    ("discard self", "‹discard self|end of statement›"),
  ]

  @Test(arguments: branches) func readsBranches(source: String, tree: String) {
    #expect(TreePrinting.print(source) == tree)
  }

  @Test(arguments: switches) func readsSwitches(source: String, tree: String) {
    #expect(TreePrinting.print(source) == tree)
  }

  @Test(arguments: loops) func readsLoops(source: String, tree: String) {
    #expect(TreePrinting.print(source) == tree)
  }

  @Test(arguments: others) func readsOthers(source: String, tree: String) {
    #expect(TreePrinting.print(source) == tree)
  }
}
