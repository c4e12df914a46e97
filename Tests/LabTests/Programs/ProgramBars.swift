@testable import Lab

/// Bars, labels in buttons, and what text measures.
extension WholeProgramTests {
  // MARK: Bars

  private static func navigation(_ load: String, _ members: String = "") -> String {
    """
    class Screen: UIViewController {
    \(members)
    override func viewDidLoad() {
    super.viewDidLoad()
    \(load)
    }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window = UIWindow(windowScene: scene as! UIWindowScene)
    window?.rootViewController = UINavigationController(rootViewController: Screen())
    window?.makeKeyAndVisible()
    }
    }
    """
  }

  static let bars = [
    Case(
      name: "a large title takes 52 points more", before: ["device iphone-17"],
      code: navigation("navigationController?.navigationBar.prefersLargeTitles = true"),
      lines: ["print(screen.view.safeAreaInsets.top)"], printed: ["158.0"]),
    Case(
      name: "an item may want none", before: ["device iphone-17"],
      code: navigation(
        """
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.largeTitleDisplayMode = .never
        """), lines: ["print(screen.view.safeAreaInsets.top)"], printed: ["106.0"]),
    Case(
      name: "a toolbar takes room, and its items take taps", before: ["device iphone-17"],
      code: navigation(
        """
        navigationController?.isToolbarHidden = false
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(go))
        toolbarItems = [.flexibleSpace(), add]
        """, "@objc func go() { print(\"added\") }"),
      lines: [
        "print(screen.view.safeAreaInsets.bottom)", "tap add", "tap 30 820",
        "navigationController.setToolbarHidden(true, animated: false)",
        "print(screen.view.safeAreaInsets.bottom)",
      ], printed: ["78.0", "added", "34.0"]),
    swift(
      "an accessory view takes taps above the keyboard",
      members: """
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
        @objc func go() { print("done"); view.endEditing(true) }
        """,
      load: """
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(go))
        bar.items = [UIBarButtonItem(systemItem: .flexibleSpace), done]
        field.inputAccessoryView = bar
        view.addSubview(field)
        """, "set hardwareKeyboard app NO", "tap field", "print(bar.window != nil)", "tap done",
      "print(bar.window != nil)", printed: ["true", "done", "false"]),
    swift(
      "the safe area's insets are told",
      members: """
        override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        print(view.safeAreaInsets.left)
        }
        """, load: "", "device iphone-17", "device landscape", printed: ["0.0", "0.0", "62.0"]),
  ]

  // MARK: Buttons and texts

  static let texts = [
    swift(
      "a title's size by the type of its button",
      load: """
        for one in [UIButton(type: .system), UIButton(type: .custom), UIButton()] {
        print(one.titleLabel?.font.pointSize ?? 0)
        }
        """, printed: ["15.0", "18.0", "18.0"]),
    swift(
      "a line as wide as a button's label", members: "let line = UIView()",
      load: """
        button.setTitle("World", for: .normal)
        view.addSubview(line)
        line.translatesAutoresizingMaskIntoConstraints = false
        line.widthAnchor.constraint(equalTo: button.titleLabel!.widthAnchor).isActive = true
        line.centerXAnchor.constraint(equalTo: button.titleLabel!.centerXAnchor).isActive = true
        """, "print(line.frame.width == button.titleLabel!.frame.width, line.center.x)",
      printed: ["true 70.0"]),
    swift(
      "what stands around a text",
      load: """
        let text = UITextView()
        text.text = "A"
        text.isScrollEnabled = false
        let padded = text.intrinsicContentSize
        text.textContainerInset = .zero
        text.textContainer.lineFragmentPadding = 0
        let plain = text.intrinsicContentSize
        print(padded.width - plain.width, padded.height - plain.height)
        """, printed: ["10.0 16.0"]),
    objectiveC(
      "how wide a word is, and rectangles without their insets",
      methods: """
        - (void)viewDidLoad {
          [super viewDidLoad];
          NSDictionary *attributes = @{NSFontAttributeName: [UIFont systemFontOfSize:17]};
          CGSize size = [@"Hello" sizeWithAttributes:attributes];
          UILabel *label = [UILabel new];
          label.text = @"Hello";
          [label sizeToFit];
          NSLog(@"%d", fabs(size.width - label.frame.size.width) < 1);
          NSLog(@"%@", NSStringFromCGRect(UIEdgeInsetsInsetRect(CGRectMake(0, 0, 9, 9), UIEdgeInsetsMake(1, 2, 3, 4))));
        }
        """, printed: ["1", "{{2, 1}, {3, 5}}"]),
    swift(
      "a second name behind a comma",
      load: """
        let one = UIView(), two = UIView()
        [one, two].forEach { view.addSubview($0) }
        """, "print(two.superview != nil)", printed: ["true"]),
    objectiveC(
      "no index path is none",
      methods: """
        - (NSIndexPath *)path { return nil; }
        - (void)viewDidLoad { [super viewDidLoad]; NSLog(@"%d", [self path] == nil); }
        """, printed: ["1"]),
  ]
}
