import Program
import Testing

/// `@interface`, `@implementation`, `@protocol` and what stands in them.
@Suite struct ObjectiveCClassTests {
  static let heads: [(String, String)] = [
    ("@interface A : UIView\n@end", "class A: UIView {}"),
    ("@interface A : UIView <B, C>\n@end", "class A: UIView, B, C {}"),
    ("@interface A <B>\n@end", "class A: B {}"),
    ("@interface A<T> : NSObject\n@end", "class A<T>: NSObject {}"),
    (
      "@interface A<__covariant T : id<B>> : NSObject <C>\n@end",
      "class A<T: id<B>>: NSObject, C {}"
    ),
    ("@interface A ()\n@end", "extension A {}"),
    ("@interface A () <B>\n@end", "extension A: B {}"),
    ("@interface A (Category) <B>\n@end", "extension A: B {}"),
    (
      "@interface A : NSObject {\n  @private\n  int _a;\n  __weak id<B> _b;\n}\n@end",
      "class A: NSObject {ivar var _a: int; weak ivar var _b: id<B>}"
    ),
    (
      "@protocol A <NSObject>\n- (void)a;\n@optional\n- (void)b;\n@required\n- (void)c;\n@property int d;\n@end",
      "protocol A: NSObject {func a(); @optional func b(); func c(); var d: int}"
    ),
    ("@protocol A, B;", "-"),
    ("@implementation A\n@end", "implementation A {}"),
    ("@implementation A (B)\n@end", "extension A {}"),
    ("@implementation A {\n  NSString *_a;\n}\n@end", "implementation A {ivar var _a: NSString}"),
    (
      "@implementation A\nstatic int a = 1;\nint f() { return a; }\n- (void)b { }\n@end",
      "static var a: int = 1; func f() -> int {return a}; implementation A {func b() {}}"
    ),
    (
      "@interface A : NSObject\ntypedef NS_ENUM(NSInteger, E) { X };\n- (void)b;\n@end",
      "enum E: NSInteger {case X}; class A: NSObject {func b()}"
    ),
    ("IB_DESIGNABLE\n@interface A : UIView\n@end", "class A: UIView {}"),
    (
      "__attribute__((objc_subclassing_restricted))\n@interface A : UIView\n@end",
      "class A: UIView {}"
    ),
    ("@interface A : B<C *> <D>\n@end", "class A: B, D {}"),
  ]

  static let methods: [(String, String)] = [
    ("- (void)a;", "func a()"),
    ("+ (instancetype)a;", "static func a() -> instancetype"),
    (
      "- (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e { return YES; }",
      "func pointInside:withEvent:(p <CGPoint>, e <UIEvent>) -> BOOL {return true}"
    ),
    ("- a { }", "func a() {}"),
    ("-(void)a:(int)x :(int)y { }", "func a::(x <int>, y <int>) {}"),
    ("- (void)a:(NSString *)x, ... { }", "func a:(x <NSString>, ...) {}"),
    ("- (IBAction)tap:(id)sender { }", "@IBAction func tap:(sender <id>) {}"),
    (
      "- (nullable UIView *)a:(nonnull NSArray<UIView *> *)x;",
      "func a:(x <NSArray<UIView>>) -> UIView"
    ),
    ("- (void)a:(void (^)(BOOL finished))x;", "func a:(x <((BOOL) -> void)>)"),
    ("- (void (^)(int))a;", "func a() -> ((int) -> void)"),
    ("- (void)a NS_DESIGNATED_INITIALIZER API_AVAILABLE(ios(13.0));", "func a()"),
    ("- (void)a MY_DEPRECATED(\"x\");", "func a()"),
    ("- (NSArray<id<B>> *)a;", "func a() -> NSArray<id<B>>"),
    ("- (void)a:(inout NSError **)e;", "func a:(e <NSError*>)"),
    ("- (void)a; { b; }", "func a() {b}"),
    ("- (__kindof UIView *)a;", "func a() -> UIView"),
    ("- (void)for:(int)x if:(int)y;", "func for:if:(x <int>, y <int>)"),
    ("- (void)a\n{\n  b;\n}", "func a() {b}"),
    (
      "- (id)init { if (self = [super init]) { _a = 1; } return self; }",
      "func init() -> id {if self = [super init] {_a = 1}; return self}"
    ),
    ("- (void)addURL:(NSURL *)URL\n{ }", "func addURL:(URL <NSURL>) {}"),
  ]

  static let properties: [(String, String)] = [
    ("@property int a;", "var a: int"),
    ("@property (nonatomic, strong) UIView *a;", "var a: UIView"),
    ("@property (nonatomic, weak) IBOutlet UIView *a;", "@IBOutlet weak var a: UIView"),
    ("@property (weak, nonatomic) id<A> a;", "weak var a: id<A>"),
    ("@property (nonatomic, copy, nullable) NSString *a;", "copied var a: NSString"),
    ("@property (assign) id a;", "unowned var a: id"),
    ("@property (assign) CGFloat a;", "var a: CGFloat"),
    (
      "@property (nonatomic, getter=isOpen, setter=setOpened:) BOOL open;",
      "getter=isOpen setter=setOpened var open: BOOL"
    ),
    ("@property (readonly) int a, b;", "let a: int; let b: int"),
    ("@property (class, readonly) A *a;", "static let a: A"),
    ("@property (nonatomic, copy) void (^a)(int x);", "copied var a: ((int) -> void)"),
    ("@property (nonatomic) NSArray<UIView *> *a;", "var a: NSArray<UIView>"),
    (
      "@property (nonatomic, strong) IBOutletCollection(UIView) NSArray *a;",
      "@IBOutletCollection var a: NSArray"
    ),
    ("@property (nonatomic) IBInspectable CGFloat a;", "var a: CGFloat"),
    ("@property (nonatomic) UIColor *a UI_APPEARANCE_SELECTOR;", "var a: UIColor"),
    ("@property UIView *a MY_DEPRECATED(\"x\");", "var a: UIView"),
    (
      "@property (nonatomic, copy) MyHandler onEnd MY_UNAVAILABLE(macos);",
      "copied var onEnd: MyHandler"
    ),
  ]

  static let synthesized: [(String, String)] = [
    ("@synthesize a = _b, c;", "stored=_b var a; stored=c var c"),
    ("@dynamic a;", ""),
  ]

  @Test(arguments: heads) func readsHeads(source: String, tree: String) {
    #expect(TreePrinting.print(source, .objectiveC) == tree)
  }

  @Test(arguments: methods) func readsMethods(source: String, tree: String) {
    let text = TreePrinting.print("@interface A : B\n" + source + "\n@end", .objectiveC)
    #expect(text == "class A: B {" + tree + "}")
  }

  @Test(arguments: properties) func readsProperties(source: String, tree: String) {
    let text = TreePrinting.print("@interface A : B\n" + source + "\n@end", .objectiveC)
    #expect(text == "class A: B {" + tree + "}")
  }

  @Test(arguments: synthesized) func readsSynthesized(source: String, tree: String) {
    let text = TreePrinting.print("@implementation A\n" + source + "\n@end", .objectiveC)
    #expect(text == "implementation A {" + tree + "}")
  }

  @Test func readsBareMethods() {
    let text = TreePrinting.print("- (void)a { b; }\n+ (int)c { return 1; }", .objectiveC)
    #expect(text == "@- func a() {b}; @+ static func c() -> int {return 1}")
  }
}
