@testable import Lab

/// Initializers, functions as values, and what names mean.
extension WholeProgramTests {
  // MARK: Initializers

  static let initializers = [
    swift(
      "V() runs init(frame:)", load: "view.addSubview(V())",
      after: """
        class V: UIView {
          override init(frame: CGRect) { super.init(frame: frame); print("init", frame.width) }
          required init?(coder: NSCoder) { fatalError() }
        }
        """, printed: ["init 0.0"]),
    swift(
      "a controller's own init(nibName:bundle:) runs",
      members: """
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
          print("nib")
        }
        required init?(coder: NSCoder) { fatalError() }
        """, load: "", printed: ["nib"]),
    objectiveC(
      "[V new] runs initWithFrame:",
      methods:
        "- (void)viewDidLoad { [super viewDidLoad]; [V new]; [[V alloc] init]; }",
      before: """
        @interface V : UIView
        @end
        @implementation V
        - (instancetype)initWithFrame:(CGRect)frame {
          if (self = [super initWithFrame:frame]) { NSLog(@"init"); }
          return self;
        }
        @end
        """, printed: ["init", "init"]),
    objectiveC(
      "the root's own init runs",
      methods: """
        - (instancetype)init { if (self = [super init]) { NSLog(@"root"); } return self; }
        - (void)viewDidLoad { [super viewDidLoad]; }
        """, printed: ["root"]),
    objectiveC(
      "@optional in a protocol",
      methods: "- (void)viewDidLoad { [super viewDidLoad]; NSLog(@\"ok\"); }",
      before: "@protocol P <NSObject>\n@optional\n- (void)a;\n@end", printed: ["ok"]),
  ]

  // MARK: Functions as values, and names

  static let values = [
    swift(
      "UIKit's methods as values", members: "let other = UIView()",
      load: """
        [other, UIView()].forEach(view.addSubview)
        [other].forEach(view.bringSubviewToFront(_:))
        print(view.subviews.count, view.subviews.last === other)
        """, printed: ["3 true"]),
    swift(
      "initializers as values", load: "print((0..<2).map(Row.init(index:)).map { $0.index })",
      after: """
        class Row: UIView {
          let index: Int
          init(index: Int) { self.index = index; super.init(frame: .zero) }
          required init?(coder: NSCoder) { fatalError() }
        }
        """, printed: ["[0, 1]"]),
    swift(
      "members of Self in a protocol's extension", load: "button.pin(); print(button.tag)",
      after: """
        protocol Pinnable {}
        extension Pinnable where Self: UIView { func pin() { tag = 3; print(bounds.width) } }
        extension UIView: Pinnable {}
        """, printed: ["100.0", "3"]),
    swift(
      "the title of a state",
      load: """
        button.setTitle("Follow", for: .normal)
        button.setTitle("Following", for: .selected)
        button.isSelected = true
        print(button.currentTitle ?? "")
        """, printed: ["Following"]),
    objectiveC(
      "properties that Objective-C calls otherwise",
      methods: """
        - (void)viewDidLoad {
          [super viewDidLoad];
          UIViewController *child = [UIViewController new];
          [self addChildViewController:child];
          NSLog(@"%d %d", (int)self.childViewControllers.count, child.parentViewController == self);
        }
        """, printed: ["1 1"]),
    swift(
      "a view that loadView makes has no size yet",
      members: "override func loadView() { view = UIView() }", load: "print(view.bounds.width)",
      printed: ["0.0"]),
  ]
}
