import Program
import Testing

/// Swift's expressions, as they are read and as they are printed.
@Suite struct SwiftExpressionTests {
  static let operators: [(String, String)] = [
    ("a + b * c", "(a + (b * c))"),
    ("a * b + c", "((a * b) + c)"),
    ("a - b - c", "((a - b) - c)"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a = b = c", "a = b = c"),
    ("a += b ? c : d", "a += (b ? c : d)"),
    ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
    ("a == b && c || d", "(((a == b) && c) || d)"),
    ("a < b + 1", "(a < (b + 1))"),
    ("0..<n - 1", "(0 ..< (n - 1))"),
    ("a as? Int ?? 0", "((a as? Int) ?? 0)"),
    ("a is B && c", "((a is B) && c)"),
    ("a as! B == c", "((a as! B) == c)"),
    ("x & 1 == 0", "((x & 1) == 0)"),
    ("1 << 2 + 3", "((1 << 2) + 3)"),
    ("a &+ b &* c", "(a &+ (b &* c))"),
    ("-a", "(-a)"),
    ("-5", "-5"),
    ("- 5", "(-5)"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("-5.magnitude", "(-5.magnitude)"),
    ("!a && !b", "((!a) && (!b))"),
    ("~a | b", "((~a) | b)"),
    ("a.b! + c", "((a.b!) + c)"),
    ("a!.b", "(a!).b"),
    ("a! as B", "((a!) as B)"),
    ("a != b", "(a != b)"),
    ("a! != b", "((a!) != b)"),
    ("x...", "(x...)"),
    ("...x", "(...x)"),
    ("xs[1...]", "xs[(1...)]"),
    ("xs[..<n]", "xs[(..<n)]"),
    ("f(&a)", "f(&a)"),
    ("xs.reduce(0, +)", "xs.reduce(0, +)"),
    ("xs.sorted(by: >)", "xs.sorted(by: >)"),
    ("a === b", "(a === b)"),
    ("a\n  + b", "(a + b)"),
    ("a\n-b", "a; (-b)"),
    ("a + // why\n b", "(a + b)"),
    ("a /* x /* y */ z */ + b", "(a + b)"),
    ("a ？ b ： c", "(a ? b : c)"),
    ("a＋b", "(a + b)"),
    ("_ = f()", "_ = f()"),
    ("(a, b) = (b, a)", "(a, b) = (b, a)"),
    ("a ~= b", "(a ~= b)"),
    ("a +++ b\ninfix operator +++: AdditionPrecedence", "(a +++ b); infix operator +++"),
    (
      "a ** b * c\ninfix operator **: Power\nprecedencegroup Power { higherThan: MultiplicationPrecedence\nassociativity: right }",
      "((a ** b) * c); infix operator **; -"
    ),
    ("x% + 1\npostfix operator %", "((x%) + 1); postfix operator %"),
    ("√x\nprefix operator √", "(√x); prefix operator √"),
    ("try a + b", "try((a + b))"),
    ("try? a ?? b", "try?((a ?? b))"),
    ("x = try! f()", "x = try!(f())"),
    ("let x = try? await f(1)", "let x = try?(await(f(1)))"),
    ("await a.b()", "await(a.b())"),
    ("await !a", "await((!a))"),
    ("a > b ? -1 : 1", "((a > b) ? -1 : 1)"),
    ("flag ? .a : .b", "(flag ? .a : .b)"),
    ("x = y as? [String: Any]", "x = (y as? [String: Any])"),
    ("a as Any", "(a as Any)"),
  ]

  static let suffixes: [(String, String)] = [
    ("a.b.c", "a.b.c"),
    ("a.0.1", "a.0.1"),
    ("a?.b?.c()", "a?.b?.c()"),
    ("a?[0]?.b", "a?[0]?.b"),
    ("a??.b", "a??.b"),
    ("a?()", "a?()"),
    ("f(x: 1, y: 2)", "f(x: 1, y: 2)"),
    ("f(_: 1)", "f(1)"),
    ("f(1)(2)", "f(1)(2)"),
    ("f(1)\n(2)", "f(1); 2"),
    ("xs[0]\n[1]", "xs[0]; [1]"),
    ("a\n  .b()\n  .c", "a.b().c"),
    ("a // x\n  // y\n  .b", "a.b"),
    ("f { 1 }", "f({1})"),
    ("f(1) { $0 }", "f(1, {$ in $0})"),
    ("f { a } then: { b }", "f({a}, then: {b})"),
    ("f(x: 1) { a }\n  completion: { b }", "f(x: 1, {a}, completion: {b})"),
    ("a.map { $0 + 1 }.filter { $0 > 2 }", "a.map({$ in ($0 + 1)}).filter({$ in ($0 > 2)})"),
    ("UIView.self", "UIView"),
    ("type(of: a)", "type(of: a)"),
    ("Array<Int>()", "<Array<Int>>()"),
    ("Dictionary<String, [Int]>()", "<Dictionary<String, [Int]>>()"),
    ("[Int]()", "<[Int]>()"),
    ("[[Int?]]()", "<[[Int?]]>()"),
    ("[String: UIView]()", "<[String: UIView]>()"),
    ("[(Int) -> Void]()", "<[((Int) -> Void)]>()"),
    ("[UIView]", "[UIView]"),
    ("a < b", "(a < b)"),
    ("f(a < b, c > d)", "f((a < b), (c > d))"),
    ("f(a<b, c>d)", "f((a < b), (c > d))"),
    ("Foo<Bar>.make()", "<Foo<Bar>>.make()"),
    ("Foo<Bar<Baz>>(x)", "<Foo<Bar<Baz>>>(x)"),
    ("decode<Int>(x)", "decode(x)"),
    ("a.f(lhs:rhs:)", "a.f(lhs:rhs:)"),
    ("xs.map(f(_:))", "xs.map(f(_:))"),
    ("UIView.init(frame:)", "UIView.init(frame:)"),
    (".zero", ".zero"),
    (".init(x: 1)", ".init(x: 1)"),
    (".red.withAlphaComponent(0.5)", ".red.withAlphaComponent(0.5)"),
    ("super.f()", "super.f()"),
    ("self[0] = 1", "self[0] = 1"),
    ("a.init(x: 1)", "a.init(x: 1)"),
    ("a.default", "a.default"),
    ("`class`.`default`", "class.default"),
    ("f(in: 1, for: 2, default: 3)", "f(in: 1, for: 2, default: 3)"),
    ("f(a, b,)", "f(a, b)"),
    ("dict[key, default: 0] += 1", "dict[key, default: 0] += 1"),
    ("a（b，c）", "a(b, c)"),
    ("名字.视图(颜色: 红)", "名字.视图(颜色: 红)"),
  ]

  static let values: [(String, String)] = [
    ("1_000", "1000"),
    ("0xFF", "255"),
    ("0b101", "5"),
    ("0o17", "15"),
    ("1.5", "1.5"),
    ("1e3", "1000.0"),
    ("0x1p4", "16.0"),
    ("1.description", "1.description"),
    ("true", "true"),
    ("nil", "nil"),
    ("[]", "[]"),
    ("[:]", "[:]"),
    ("[1, 2,]", "[1, 2]"),
    ("[\"a\": 1, \"b\": 2,]", "[\"a\": 1, \"b\": 2]"),
    ("()", "()"),
    ("(1)", "1"),
    ("(a: 1, 2)", "(a: 1, 2)"),
    ("#selector(save)", "#(save)"),
    ("#selector(save(_:))", "#(save(_:))"),
    ("#selector(Card.save(_: for:))", "#(Card|save(_:for:))"),
    ("#selector(self.save)", "#(save)"),
    ("#selector(getter: Card.name)", "#(Card|getter:name)"),
    ("#selector(Box<Int>.save)", "#(Box|save)"),
    ("#selector(save as () -> Void)", "#(save)"),
    ("#keyPath(Card.title.text)", "\"title.text\""),
    ("\\.name", "\\name"),
    ("\\Card.frame.width", "\\frame.width"),
    ("\\.self", "\\self"),
    ("\\.items[0]?.name", "\\items.[0].?.name"),
    ("\\[Int].count", "\\count"),
    ("#function", "#function"),
    ("f()\n#line", "f(); 2"),
    (
      "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    ("#imageLiteral(resourceName: \"a\")", "UIImage(named: \"a\")"),
    ("let x = if a { 1 } else { 2 }", "let x = if a {1} else {2}"),
    ("let x = switch a { case 1: 2 default: 3 }", "let x = switch a {case =1: 2 | default: 3}"),
    ("#Predicate<Card> { $0.isOpen }", "#Predicate({$ in $0.isOpen})"),
    ("any Shape.self", "Shape"),
    ("f(any Shape.self)", "f(Shape)"),
    ("let r = /[a-z]+/", "let r = ‹/[a-z]+/›"),
    ("let r = #/a/b/#", "let r = ‹#/a/b/#›"),
    ("a / b / c", "((a / b) / c)"),
  ]

  static let texts: [(String, String)] = [
    (#""a\nb\t\"\u{4f60}""#, "\"a⏎b\t\"你\""),
    (#""x: \(x)""#, #""x: {x}""#),
    (#""\(a)\(b)""#, #""{a}{b}""#),
    (#""\(d["k"] ?? "none")!""#, #""{(d["k"] ?? "none")}!""#),
    (#""\(f("\(x)"))""#, #""{f("{x}")}""#),
    (#""\(a, specifier: "%.2f")""#, #""{a}""#),
    (##"#"a\n\#(x)"#"##, ##""a\n{x}""##),
    ("\"\"\"\n  a\n    b\n  \"\"\"", "\"a⏎  b\""),
    ("\"\"\"\n  a \\\n  b\n  \\(x)\n  \"\"\"", "\"a b⏎{x}\""),
    ("\"\"\"\n\"\"\"", "\"\""),
    ("\"\"\"\n  a \"b\" \"\"c\n  \"\"\"", "\"a \"b\" \"\"c\""),
    ("\"\" + \"\"", "(\"\" + \"\")"),
    ("print(“你好”)", "print(\"你好\")"),
    ("\"（，）；：“”\"", "\"（，）；：“”\""),
    ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "\"a⏎b\""),
  ]

  static let closures: [(String, String)] = [
    ("{ a in a }(1)", "{a in a}(1)"),
    ("f { a, b in a }", "f({a, b in a})"),
    ("f { (a: Int, b) -> Int in a }", "f({a <Int>, b -> Int in a})"),
    ("f { _ in }", "f({_ in })"),
    ("f { () -> Void in g() }", "f({-> Void in g()})"),
    ("f { [weak self] in self?.g() }", "f({[weak self] in self?.g()})"),
    (
      "f { [weak self, unowned(unsafe) x, c = d.e, y] a in a }",
      "f({[weak self, unowned x, c = d.e, y] a in a})"
    ),
    ("f { [self] in g() }", "f({[self] in g()})"),
    ("f { @MainActor in g() }", "f({g()})"),
    (
      "f { @MainActor [weak self] (a) async throws -> [Int] in a }",
      "f({[weak self] a -> [Int] in a})"
    ),
    ("f { a throws in a }", "f({a in a})"),
    ("f { for x in y { } }", "f({for let x in y {}})"),
    ("f { [1, 2] }", "f({[1, 2]})"),
    ("f { [a, b].forEach { $0() } }", "f({[a, b].forEach({$ in $0()})})"),
    ("f { (a, b) }", "f({(a, b)})"),
    ("f { $0.g { $0 } }", "f({$ in $0.g({$ in $0})})"),
    ("f { g { $0 } }", "f({g({$ in $0})})"),
    ("let x: Int = { 1 }()", "let x: Int = {1}()"),
    ("f { a in\n  let b = a\n  return b\n}", "f({a in let b = a; return b})"),
    ("f({ a in a }, g: { })", "f({a in a}, g: {})"),
    ("f\n{\n  a\n}", "f({a})"),
  ]

  @Test(arguments: operators) func readsOperators(source: String, tree: String) {
    #expect(TreePrinting.print(source) == tree)
  }

  @Test(arguments: suffixes) func readsSuffixes(source: String, tree: String) {
    #expect(TreePrinting.print(source) == tree)
  }

  @Test(arguments: values) func readsValues(source: String, tree: String) {
    #expect(TreePrinting.print(source) == tree)
  }

  @Test(arguments: texts) func readsTexts(source: String, tree: String) {
    #expect(TreePrinting.print(source) == tree)
  }

  @Test(arguments: closures) func readsClosures(source: String, tree: String) {
    #expect(TreePrinting.print(source) == tree)
  }
}
