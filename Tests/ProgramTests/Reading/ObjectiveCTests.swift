import Program
import Testing

/// Objective-C's expressions and statements.
@Suite struct ObjectiveCTests {
  static let expressions: [(String, String)] = [
    ("a + b * c;", "(a + (b * c))"),
    ("a = b = c;", "a = b = c"),
    ("a ? b : c;", "(a ? b : c)"),
    ("a ?: b;", "(a ?: b)"),
    ("a & b == c;", "(a & (b == c))"),
    ("a | b ^ c & d;", "(a | (b ^ (c & d)))"),
    ("a << 1 + b;", "(a << (1 + b))"),
    ("i++, --j;", "((i++) , (--j))"),
    ("!a && ~b;", "((!a) && (~b))"),
    ("*p = &x;", "(*p) = &x"),
    ("a -> b . c;", "a->b.c"),
    ("self.view.frame.size.width;", "self.view.frame.size.width"),
    ("a[i][j] += 1;", "a[i][j] += 1"),
    ("f(a, b);", "f(a, b)"),
    ("(CGFloat)x / 2;", "((x as CGFloat) / 2)"),
    ("(UIButton *)x;", "(x as UIButton)"),
    ("(NSArray<UIView *> *)x;", "(x as NSArray<UIView>)"),
    ("(id)x;", "(x as id)"),
    ("(__bridge id)x;", "(x as id)"),
    ("(CGFloat)-x;", "((-x) as CGFloat)"),
    ("(a) - b;", "(a - b)"),
    ("(a)(b);", "a(b)"),
    ("(unsigned long)x;", "(x as unsigned long)"),
    ("(void (^)(int))x;", "(x as ((int) -> void))"),
    ("(int)(a + b);", "((a + b) as int)"),
    ("[(UIView *)a foo];", "[(a as UIView) foo]"),
    ("[(a) foo];", "[a foo]"),
    ("((UIView *)a).b;", "(a as UIView).b"),
    ("(CGRect){0, 0, 1, 2};", "((0, 0, 1, 2) as CGRect)"),
    ("(CGRect){.origin = {1, 2}, .size.width = 3};", "((origin: (1, 2), size.width: 3) as CGRect)"),
    ("(CGRect){{0, 0}, {1, 1}}.size;", "(((0, 0), (1, 1)) as CGRect).size"),
    ("sizeof(CGRect);", "sizeof(<CGRect>)"),
    ("sizeof x;", "sizeof(x)"),
    ("va_arg(list, NSString *);", "va_arg(list, <NSString>)"),
    ("f(int);", "f(<int>)"),
  ]

  static let literals: [(String, String)] = [
    ("10;", "10"),
    ("010;", "8"),
    ("0xFFul;", "(255 as unsigned long)"),
    ("10L;", "(10 as long)"),
    ("10u;", "(10 as unsigned int)"),
    ("1.5f;", "(1.5 as float)"),
    ("1.;", "1.0"),
    (".5;", "0.5"),
    ("1.f;", "(1.0 as float)"),
    ("'a';", "'a'"),
    ("'\\n';", "'\n'"),
    ("\"a\\tb\";", "\"a\tb\""),
    ("@\"a\" @\"b\"\n  @\"c\";", "\"abc\""),
    ("@\"\\u4f60好\";", "\"你好\""),
    ("@“你好”;", "\"你好\""),
    ("@3;", "@(3)"),
    ("@-3;", "@(-3)"),
    ("@3.5f;", "@((3.5 as float))"),
    ("@YES;", "@(true)"),
    ("@(a + b);", "@((a + b))"),
    ("@'a';", "@('a')"),
    ("@[@1, a, ];", "[@(1), a]"),
    ("@{@\"a\": @1, b: c};", "[\"a\": @(1), b: c]"),
    ("@[];", "[]"),
    ("@{};", "[:]"),
    ("YES;", "true"),
    ("NULL;", "nil"),
    ("@selector(foo:bar:);", "#(foo:bar:)"),
    ("@selector( foo );", "#(foo)"),
    ("@protocol(Foo);", "NSProtocolFromString(\"Foo\")"),
    ("@encode(CGRect);", "@encode(<CGRect>)"),
    ("x = ({ int a = 1; a; });", "x = {var a: int = 1; return a}()"),
  ]

  static let messages: [(String, String)] = [
    ("[a foo];", "[a foo]"),
    ("[a foo:b];", "[a foo:b]"),
    ("[a foo:b bar:c];", "[a foo:b bar:c]"),
    ("[a foo:b, c, nil];", "[a foo:b, c, nil]"),
    ("[[A alloc] initWithFrame:CGRectZero];", "[[A alloc] initWithFrame:CGRectZero]"),
    ("[super foo];", "[super foo]"),
    ("[self.view addSubview:v];", "[self.view addSubview:v]"),
    ("[a foo:b ? c : d bar:e];", "[a foo:(b ? c : d) bar:e]"),
    ("[a :b :c];", "[a :b :c]"),
    ("[a class];", "[a class]"),
    ("[a if:b for:c];", "[a if:b for:c]"),
    ("[NSMutableArray<UIView *> array];", "[<NSMutableArray<UIView>> array]"),
    ("[a foo].bar;", "[a foo].bar"),
    ("[a foo][0];", "[a foo][0]"),
    ("[@\"a\" length];", "[\"a\" length]"),
    ("[a\n  foo:b\n  bar:c];", "[a foo:b bar:c]"),
    ("[a foo:^{ b; }];", "[a foo:{b}]"),
    ("[a foo:^(int x, NSString *y) { return x; }];", "[a foo:{x <int>, y <NSString> in return x}]"),
    ("[a foo:^BOOL(id x) { return YES; }];", "[a foo:{x <id> -> BOOL in return true}]"),
    ("[a foo:^UIView *(id x) { return x; }];", "[a foo:{x <id> -> UIView in return x}]"),
    ("[a foo:^NSString * { return x; }];", "[a foo:{-> NSString in return x}]"),
    ("^{ a; }();", "{a}()"),
    ("dispatch_async(q, ^{ [self a]; });", "dispatch_async(q, {[self a]})"),
    ("expect(^{ a; });", "expect({a})"),
    ("【a foo：b】；", "[a foo:b]"),
    ("@keypath(self.name);", "@keypath(self.name)"),
  ]

  static let declarations: [(String, String)] = [
    ("int a = 1;", "var a: int = 1"),
    ("int a = 1, *b, c[3];", "var a: int = 1; var b: int*; var c: [int]"),
    ("UIView *a = b;", "var a: UIView = b"),
    ("UIView *a, *b;", "var a: UIView; var b: UIView"),
    ("NSError **e;", "var e: NSError*"),
    ("CGRect r = {0, 0, 1, 1};", "var r: CGRect = (0, 0, 1, 1)"),
    ("CGRect *r;", "var r: CGRect*"),
    ("unsigned long long int a;", "var a: unsigned long long"),
    ("const char *s = \"a\";", "var s: char* = \"a\""),
    ("static NSString * const kA = @\"a\";", "static var kA: NSString = \"a\""),
    ("NSArray<NSDictionary<NSString *, id> *> *a;", "var a: NSArray<NSDictionary<NSString, id>>"),
    ("id<A, B> a;", "var a: id<A, B>"),
    ("__weak typeof(self) weakSelf = self;", "weak var weakSelf: id = self"),
    ("__strong __typeof__(weakSelf) self = weakSelf;", "var self: id = weakSelf"),
    ("__block int a = 0;", "shared var a: int = 0"),
    ("UIView * __weak a;", "weak var a: UIView"),
    ("NSString __block *a;", "shared var a: NSString"),
    (
      "void (^a)(int, NSString *) = ^(int x, NSString *y) { };",
      "var a: ((int, NSString) -> void) = {x <int>, y <NSString> in }"
    ),
    ("int (*a)(void) = b;", "var a: (() -> int) = b"),
    ("UIView * __block a;", "shared var a: UIView"),
    ("int a[2][2] = {{1, 2}, {3, 4}};", "var a: [[int]] = [[1, 2], [3, 4]]"),
    ("struct Foo a;", "var a: Foo"),
    ("NSString *names[] = { @\"a\", @\"b\" };", "var names: [NSString] = [\"a\", \"b\"]"),
    (
      "NSString *names[] = { [A] = @\"a\", [B] = @\"b\" };",
      "var names: [NSString] = [A: \"a\", B: \"b\"]"
    ),
    ("a * b;", "var b: a*"),
    ("MY_EXPORT NSString *a;", "var a: NSString"),
    ("CGImageRef my_nullable a;", "var a: CGImageRef"),
    ("extern NSString *const a;", "-"),
    ("UIKIT_EXTERN NSString *const a;", "-"),
    ("@weakify(self);", "weak var self_weak_: id = self"),
    ("@strongify(self)\n[self a];", "var self: id = self_weak_; [self a]"),
    ("typedef void (^Block)(NSString *a, BOOL);", "typealias Block = ((NSString, BOOL) -> void)"),
    ("typedef NSString *Foo;", "typealias Foo = NSString"),
    ("typedef int (*Fn)(int);", "typealias Fn = ((int) -> int)"),
    (
      "typedef struct { CGFloat x, y; int z : 3; } P; P *p;",
      "struct P {ivar var x: CGFloat; ivar var y: CGFloat; ivar var z: int}; var p: P*"
    ),
    ("typedef struct P { int x; } P, *PRef;", "struct P {ivar var x: int}; typealias PRef = P*"),
    ("struct P { int x; };", "struct P {ivar var x: int}"),
    ("enum { A, B = 2 };", "enum  {case A; case B = 2}"),
    ("typedef enum { A, B } E;", "enum E {case A; case B}"),
    ("typedef enum E : NSUInteger { A, B, } E;", "enum E: NSUInteger {case A; case B}"),
    (
      "typedef NS_ENUM(NSInteger, E) { A = 1, B, C };",
      "enum E: NSInteger {case A = 1; case B; case C}"
    ),
    (
      "typedef NS_OPTIONS(NSUInteger, E) { A = 1 << 0, B = 1 << 1 };",
      "@NS_OPTIONS enum E: NSUInteger {case A = (1 << 0); case B = (1 << 1)}"
    ),
    ("int f(int a, UIView *b);", "func f(a <int>, b <UIView>) -> int"),
    ("static inline CGFloat f(void) { return 1; }", "func f() -> CGFloat {return 1}"),
    ("void f(NSString *a, ...) { }", "func f(a <NSString>, ...) {}"),
    (
      "NSString *f(int a[], void (^b)(int)) { }",
      "func f(a <[int]>, b <((int) -> void)>) -> NSString {}"
    ),
    ("static my_inline int f() { }", "func f() -> int {}"),
    ("FOUNDATION_STATIC_INLINE int f() { }", "func f() -> int {}"),
    (
      "int main(int argc, char * argv[]) { @autoreleasepool { return 0; } }",
      "func main(argc <int>, argv <[char*]>) -> int {do {return 0}}"
    ),
  ]

  static let statements: [(String, String)] = [
    ("if (a) b; else if (c) { d; } else e;", "if a {b} else {if c {d} else {e}}"),
    ("if (@available(iOS 13.0, *)) { a; }", "if #true {a}"),
    ("if (@available(iOS 13.0, *) && a) { b; }", "if (true && a) {b}"),
    ("if ((a = b)) { }", "if a = b {}"),
    ("while (a) b;", "while a {b}"),
    ("do { a; } while (b);", "repeat {a} while b"),
    ("for (int i = 0; i < n; i++) a;", "for (var i: int = 0 / (i < n) / (i++)) {a}"),
    ("for (i = 0, j = 1; ; i++, j--) { }", "for ((i = 0 , j = 1) /  / (i++), (j--)) {}"),
    ("for (;;) { break; }", "for ( /  / ) {break}"),
    (
      "for (UIView *v in self.subviews) { continue; }",
      "for (var v: UIView) in self.subviews {continue}"
    ),
    ("for (v in vs) a;", "for var v in vs {a}"),
    ("for (__kindof UIView *v in vs) { }", "for (var v: UIView) in vs {}"),
    (
      "switch (a) { case 1: case 2: b; break; case 3 ... 5: c; default: d; }",
      "switch a {case =1, =2: b; break | case =(3 ... 5): c; fallthrough | default: d}"
    ),
    (
      "switch (a) { case A: { b; break; } case B: return; default: break; }",
      "switch a {case =A: do {b; break} | case =B: return | default: break}"
    ),
    ("return;", "return"),
    ("return a, b;", "return (a , b)"),
    ("goto end;", "‹goto end;|statement›"),
    ("if (a) goto end; b;", "if a {‹goto end;|statement›}; b"),
    (
      "@try { a; } @catch (NSException *e) { b; } @finally { c; }",
      "do {defer {c}; do {a} catch (let e: NSException) {b}}"
    ),
    ("@try { a; } @catch (...) { b; }", "do {a} catch {b}"),
    ("@throw e;", "throw e"),
    ("@synchronized (self) { a; }", "do {a}"),
    ("@autoreleasepool { a; }", "do {a}"),
    ("{ a; }", "do {a}"),
    (";;a;", "a"),
    (
      "static dispatch_once_t once; dispatch_once(&once, ^{ a; });",
      "static var once: dispatch_once_t; dispatch_once(&once, {a})"
    ),
    (
      "#import <UIKit/UIKit.h>\n#import \"A.h\"\n@import UIKit;\n@class A, B;\n#pragma mark - x\na;",
      "-; -; a"
    ),
    ("#if 0\ndon't\n#else\na;\n#endif", "a"),
    ("#ifdef DEBUG\na;\n#else\nb;\n#endif\n#ifndef DEBUG\nc;\n#endif", "a"),
    ("#if TARGET_OS_IPHONE && !TARGET_OS_SIMULATOR\na;\n#elif 1\nb;\n#endif", "a"),
    ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_13_0\na;\n#endif", "a"),
    ("#define FOO 3\n#if FOO > 2\na;\n#endif", "#define FOO 3; a"),
    ("NS_ASSUME_NONNULL_BEGIN\na;\nNS_ASSUME_NONNULL_END", "a"),
    ("a\nb;", "a; b"),
    ("a()\n[b c];", "a(); [b c]"),
  ]

  static let macros: [(String, String)] = [
    ("#define A 10\n", "#define A 10"),
    ("#define A (B + 1) // x\n", "#define A (B + 1)"),
    ("#define A(v) v.frame.size.width\n", "#define A(v) v.frame.size.width"),
    ("#define A(a, b) \\\n  f(a, \\\n    b)\n", "#define A(a, b) f(a, b)"),
    ("#define A @\"x\"\n", "#define A \"x\""),
    ("#define A\nA int x;", "-; var x: int"),
    (
      "#define WS(w) __weak typeof(self) w = self;\nWS(me)\n[me a];",
      "-; weak var me: id = self; [me a]"
    ),
    (
      "#define WEAK __weak typeof(self) weakSelf = self\nWEAK;\na;",
      "-; weak var weakSelf: id = self; a"
    ),
    (
      "#define LOCK(...) lock(); __VA_ARGS__; unlock();\nLOCK(int a = 1, b)",
      "-; lock(); var a: int = 1; var b: int; unlock()"
    ),
    ("#define A static int\nA f() { }", "-; func f() -> int {}"),
    ("#define A(x) A(x) ;;\nA(1);", "-; A(1)"),
    ("#define R(r) [X x:@r]\nR(\"a\");", "-; [X x:\"a\"]"),
    ("#define A(x) #x\nA(b);", "-; A(b)"),
  ]

  @Test(arguments: expressions) func readsExpressions(source: String, tree: String) {
    #expect(TreePrinting.print(source, .objectiveC) == tree)
  }

  @Test(arguments: literals) func readsLiterals(source: String, tree: String) {
    #expect(TreePrinting.print(source, .objectiveC) == tree)
  }

  @Test(arguments: messages) func readsMessages(source: String, tree: String) {
    #expect(TreePrinting.print(source, .objectiveC) == tree)
  }

  @Test(arguments: declarations) func readsDeclarations(source: String, tree: String) {
    #expect(TreePrinting.print(source, .objectiveC) == tree)
  }

  @Test(arguments: statements) func readsStatements(source: String, tree: String) {
    #expect(TreePrinting.print(source, .objectiveC) == tree)
  }

  @Test(arguments: macros) func readsMacros(source: String, tree: String) {
    #expect(TreePrinting.print(source, .objectiveC) == tree)
  }
}
