import Program
import Testing

/// Swift's declarations and types.
@Suite struct SwiftDeclarationTests {
  static let types: [(String, String)] = [
    ("var x: Int?", "Int?"),
    ("var x: Int!", "Int!"),
    ("var x: Int??", "Int??"),
    ("var x: [Int]", "[Int]"),
    ("var x: [String: [Int?]]", "[String: [Int?]]"),
    ("var x: Result<Int, Error>", "Result<Int, Error>"),
    ("var x: Array<Array<Int>>", "Array<Array<Int>>"),
    ("var x: Array<Array<Int>>?=nil", "Array<Array<Int>>? = nil"),
    ("var x: UIControl.Event", "UIControl.Event"),
    ("var x: (Int) -> Void", "((Int) -> Void)"),
    ("var x: ((Int, x: String) -> Void)?", "((Int, String) -> Void)?"),
    ("var x: (Int)", "Int"),
    ("var x: ()", "()"),
    ("var x: (a: Int, b: Int)", "(a: Int, b: Int)"),
    ("var x: (_ a: Int) async throws -> [Int]", "((Int) -> [Int])"),
    ("var x: (Int) -> (Int) -> Int", "((Int) -> ((Int) -> Int))"),
    ("var x: @MainActor @Sendable () -> Void", "(() -> Void)"),
    ("var x: some View", "View"),
    ("var x: any Foo & Bar", "Foo&Bar"),
    ("var x: (any Foo)?", "Foo?"),
    ("var x: Foo.Type", "Foo.Type"),
    ("var x: (inout Int) -> Void", "((inout Int) -> Void)"),
    ("var x: (Int...) -> Void", "(([Int]) -> Void)"),
    ("var x: Set<UIView>.Index", "Set.Index<UIView>"),
    ("var x: () throws(Foo) -> Void", "(() -> Void)"),
    ("var x: [any Foo]", "[Foo]"),
    ("var x: nonisolated(nonsending) () -> Void", "(() -> Void)"),
  ]

  static let functions: [(String, String)] = [
    ("func f() { }", "func f() {}"),
    (
      "func f(a: Int, with b: String = \"x\", _ c: Int...) -> Bool { true }",
      "func f(a: <Int>, with: b <String> = \"x\", c <Int>...) -> Bool {true}"
    ),
    (
      "func f(_ x: inout Int, g: @escaping @autoclosure () -> Int) { }",
      "func f(x <inout Int>, g: <(() -> Int)> delayed) {}"
    ),
    (
      "func f<T: Foo, U>(x: T) async throws -> U where U: Bar, T.Item == Int { }",
      "func f<T: Foo, U: Bar>(x: <T>) async throws -> U {}"
    ),
    ("func f() throws(Foo) { }", "func f() throws {}"),
    ("func f() rethrows { }", "func f() throws {}"),
    (
      "@discardableResult\nprivate static func f() -> Int { 1 }",
      "@discardableResult static func f() -> Int {1}"
    ),
    ("@objc(tapped:) func tap(_ sender: Any) { }", "@objc(tapped:) func tap(sender <Any>) {}"),
    (
      "override func viewDidLoad() {\n  super.viewDidLoad()\n}",
      "override func viewDidLoad() {super.viewDidLoad()}"
    ),
    (
      "static func == (a: Foo, b: Foo) -> Bool { true }",
      "static operator ==(a: <Foo>, b: <Foo>) -> Bool {true}"
    ),
    ("func ==<T>(a: T, b: T) -> Bool { true }", "operator ==<T>(a: <T>, b: <T>) -> Bool {true}"),
    (
      "static prefix func - (a: Foo) -> Foo { a }", "@prefix static operator -(a: <Foo>) -> Foo {a}"
    ),
    ("mutating func f() { }", "mutating func f() {}"),
    ("func `default`(for: Int, in x: Int) { }", "func default(for: <Int>, in: x <Int>) {}"),
    ("func f(isolated x: Int) { }", "func f(isolated: x <Int>) {}"),
    (
      "func f(x: consuming Foo, y: borrowing Foo, z: isolated Foo) { }",
      "func f(x: <Foo>, y: <Foo>, z: <Foo>) {}"
    ),
    ("func f(x: Int)\n{\n  a\n}", "func f(x: <Int>) {a}"),
    ("func f(@ViewBuilder x: () -> Int) { }", "func f(x: <(() -> Int)>) {}"),
    ("nonisolated func f() { }", "func f() {}"),
    ("func f（a：Int， b：Int） { }", "func f(a: <Int>, b: <Int>) {}"),
    ("func f<each T>(x: repeat each T) { }", "func f<T>(x: <T>) {}"),
  ]

  static let variables: [(String, String)] = [
    ("let a: Int = 1", "let a: Int = 1"),
    ("private(set) lazy var a = b", "lazy var a = b"),
    ("static let a = 1", "static let a = 1"),
    ("class var a: Int { 1 }", "static var a: Int {get {1}}"),
    ("@IBOutlet private weak var a: UILabel!", "@IBOutlet weak var a: UILabel!"),
    ("unowned(unsafe) let a: Foo", "unowned let a: Foo"),
    ("nonisolated(unsafe) static var a = 1", "static var a = 1"),
    ("override var a: Int { super.a }", "override var a: Int {get {super.a}}"),
    (
      "var a: Int { get { 1 } set { b = newValue } }",
      "var a: Int {get {1} set(newValue) {b = newValue}}"
    ),
    ("var a: Int { get { 1 } set(x) { b = x } }", "var a: Int {get {1} set(x) {b = x}}"),
    ("var a: Int { get async throws { 1 } }", "var a: Int {get {1}}"),
    ("var a = 1 { didSet { b } }", "var a = 1 {didSet(oldValue) {b}}"),
    (
      "var a = f() { willSet(x) { b } didSet { c } }",
      "var a = f() {willSet(x) {b} didSet(oldValue) {c}}"
    ),
    (
      "var a: Int { mutating get { 1 } nonmutating set { } }",
      "var a: Int {get {1} set(newValue) {}}"
    ),
    ("var a: Int {\n  @inlinable get { 1 }\n}", "var a: Int {get {1}}"),
    ("var a: Int {\n  let x = 1\n  return x\n}", "var a: Int {get {let x = 1; return x}}"),
    ("var a: Int { get }", "var a: Int {get {}}"),
    ("var a: Int { get set }", "var a: Int {get {} set(newValue) {}}"),
    ("var a: Int { _read { yield b } _modify { yield &b } }", "var a: Int {get {return b}}"),
    (
      "lazy var a: UIButton = {\n  let b = UIButton()\n  return b\n}()",
      "lazy var a: UIButton = {let b = UIButton(); return b}()"
    ),
    ("@Published var a = 1", "@Published var a = 1"),
    ("@Clamped(min: 0, max: 10) var a = 1", "@Clamped(=min: 0, max: 10) var a = 1"),
    ("@Foo.Bar var a = 1", "@Foo.Bar var a = 1"),
    ("@available(iOS 13, *) var a = 1", "@available(iOS 13, *) var a = 1"),
    ("let a, b, c: CGFloat", "let a: CGFloat; let b: CGFloat; let c: CGFloat"),
    ("var get: Int { get.x }", "var get: Int {get {get.x}}"),
    ("var a: Foo { set.b }", "var a: Foo {get {set.b}}"),
  ]

  static let nominal: [(String, String)] = [
    ("class A: UIView, B { }", "class A: UIView, B {}"),
    ("final class A<T: B, U>: C<T> where T: D { }", "class A<T: B, U>: C<T> {}"),
    ("struct A { var x = 1; let y: Int }", "struct A {var x = 1; let y: Int}"),
    (
      "enum A { case a, b(Int), c(x: Int, y: String = \"\")\n case d }",
      "enum A {case a; case b(<Int>); case c(x: <Int>, y: <String> = \"\"); case d}"
    ),
    ("enum A: Int { case a = 1, b, c = -3 }", "enum A: Int {case a = 1; case b; case c = -3}"),
    ("indirect enum A { case a(A) }", "enum A {case a(<A>)}"),
    ("enum A { indirect case a(A) }", "enum A {case a(<A>)}"),
    ("enum A { case `default`, in, self_ }", "enum A {case default; case in; case self_}"),
    (
      "protocol P: AnyObject { var x: Int { get }\n func f()\n init(x: Int)\n associatedtype T: Q\n static var y: Int { get set } }",
      "protocol P: AnyObject {var x: Int {get {}}; func f(); init(x: <Int>); -; static var y: Int {get {} set(newValue) {}}}"
    ),
    (
      "@objc protocol P: class { @objc optional func f() }",
      "@objc protocol P {@objc @optional func f()}"
    ),
    ("extension A: B where T == Int { func f() { } }", "extension A: B {func f() {}}"),
    ("extension A.B { }", "extension A.B {}"),
    ("extension Array<Int> { }", "extension Array {}"),
    ("public extension [Int] { }", "extension Array {}"),
    ("@MainActor public final class A { }", "@MainActor class A {}"),
    ("@main class A: UIResponder { }", "@main class A: UIResponder {}"),
    ("actor A { var x = 1 }", "actor A {var x = 1}"),
    (
      "class A {\n init?(x: Int) { }\n convenience init() { self.init(x: 1)! }\n required init?(coder: NSCoder) { nil }\n deinit { a }\n}",
      "class A {init?(x: <Int>) {}; convenience init() {(self.init(x: 1)!)}; init?(coder: <NSCoder>) {nil}; deinit {a}}"
    ),
    (
      "struct A { subscript(i: Int) -> Int { get { 1 } set { } } }",
      "struct A {subscript(i <Int>) -> Int {get {1} set(newValue) {}}}"
    ),
    (
      "struct A { static subscript(safe i: Int) -> Int? { nil } }",
      "struct A {static subscript(safe: i <Int>) -> Int? {get {nil}}}"
    ),
    ("class A { class B { struct C { } } }", "class A {class B {struct C {}}}"),
    ("class A {\n#if DEBUG\n var x = 1\n#else\n var y = 1\n#endif\n}", "class A {var x = 1}"),
    ("struct P: PreviewProvider { static var previews: some View { A() } }", "-"),
    ("typealias A = (Int) -> Void", "typealias A = ((Int) -> Void)"),
    ("typealias A<T> = [T]", "typealias A = [T]"),
    (
      "import UIKit\nimport struct Foundation.Date\n@testable import A",
      "import UIKit; import Foundation.Date; @testable import A"
    ),
    ("infix operator **: MultiplicationPrecedence", "infix operator **"),
    ("prefix operator √", "prefix operator √"),
    ("precedencegroup A { higherThan: B }", "-"),
    ("struct A: ~Copyable { }", "struct A: Copyable {}"),
    ("class A: B<C { var x = 1\n func f() { } }", "class A {var x = 1; func f() {}}"),
    (
      "@Observable class A { @ObservationIgnored var x = 1 }",
      "@Observable class A {@ObservationIgnored var x = 1}"
    ),
    ("class A { let x = 1, y = 2 }", "class A {let x = 1; let y = 2}"),
    ("@objc (Foo) enum A: Int { case a }", "@objc(Foo) enum A: Int {case a}"),
    ("class 卡片: UIView { var 颜色 = 1 }", "class 卡片: UIView {var 颜色 = 1}"),
    (
      "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { }",
      "override func touchesBegan(touches <Set<UITouch>>, with: event <UIEvent?>) {}"
    ),
    ("macro foo() = #externalMacro(module: \"a\", type: \"b\")", "-"),
  ]

  @Test(arguments: types) func readsTypes(source: String, tree: String) {
    #expect(TreePrinting.print(source) == "var x: " + tree)
  }

  @Test(arguments: functions) func readsFunctions(source: String, tree: String) {
    #expect(TreePrinting.print(source) == tree)
  }

  @Test(arguments: variables) func readsVariables(source: String, tree: String) {
    let text = TreePrinting.print("struct S {\n" + source + "\n}")
    #expect(text == "struct S {" + tree + "}")
  }

  @Test(arguments: nominal) func readsTypeDeclarations(source: String, tree: String) {
    #expect(TreePrinting.print(source) == tree)
  }
}
