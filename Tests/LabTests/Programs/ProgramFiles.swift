@testable import Lab

/// One file of an app whose others are not here, and what a screen is asked.
extension WholeProgramTests {
  static let screens = [
    swift(
      "what the screen is",
      load: """
        print(UIScreen.main.scale, UIScreen.main.bounds.width, traitCollection.displayScale)
        DispatchQueue.main.async { print("later") }
        print(UIScreen.main.bounds.height, Bundle.main === Bundle.main)
        """, printed: ["2.0 320.0 2.0", "480.0 true", "later"]),
    swift(
      "a tab bar's item is there", load: "tabBarItem.title = \"Home\"; print(tabBarItem.title!)",
      printed: ["Home"]),
    swift(
      "a text field is as large as its placeholder and its border",
      load: """
        let field = UITextField()
        field.placeholder = "Message"
        print(field.intrinsicContentSize.width > 50, field.intrinsicContentSize.height)
        field.borderStyle = .roundedRect
        print(field.intrinsicContentSize.height)
        """, printed: ["true 22.0", "34.0"]),
    swift(
      "sizes of bars and wheels",
      load: """
        print(UISearchBar().intrinsicContentSize.height > 40, UIToolbar().intrinsicContentSize.height)
        print(UIActivityIndicatorView(style: .large).intrinsicContentSize)
        """, printed: ["true 44.0", "(37.0, 37.0)"]),
    swift(
      "text has the font of its attributes",
      load: """
        let label = UILabel()
        label.attributedText = NSAttributedString(
          string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        print(label.intrinsicContentSize.height > 40)
        """, printed: ["true"]),
    swift(
      "a page view controller has a view",
      members: """
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        """,
      load: "addChild(pager); view.addSubview(pager.view); print(pager.view.superview === view)",
      printed: ["true"]),
    swift(
      "a screen that turns is told so",
      members: """
        override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          print("to", size.width, view.bounds.width)
          coordinator.animate(alongsideTransition: { _ in print("beside", self.view.bounds.width) })
        }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          print("laid out", view.bounds.width)
        }
        """, load: "", "device landscape",
      printed: ["laid out 320.0", "to 480.0 320.0", "laid out 480.0", "beside 480.0"]),
  ]

  static let languages = [
    objectiveC(
      "nil answers nothing, all the way",
      methods: """
        - (void)viewDidLoad {
          [super viewDidLoad];
          CGFloat height = self.navigationController.navigationBar.frame.size.height;
          UIView *missing = nil;
          NSLog(@"%.0f %.0f", height, missing.frame.size.width + missing.center.x);
        }
        """, printed: ["0 0"]),
    objectiveC(
      "class properties by a dot",
      methods: """
        - (void)viewDidLoad {
          [super viewDidLoad];
          [NSNotificationCenter.defaultCenter addObserver:self selector:@selector(go:) name:@"x" object:nil];
          [NSNotificationCenter.defaultCenter postNotificationName:@"x" object:nil];
        }
        - (void)go:(NSNotification *)note { NSLog(@"%@", note.name); }
        """, printed: ["x"]),
    Case(
      name: "Swift with a format of Objective-C's",
      code: """
        class Screen: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); print(String(format: "%@!", "x")) }
        }
        """, printed: ["x!"]),
  ]
}
