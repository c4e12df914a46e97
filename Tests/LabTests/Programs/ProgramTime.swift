@testable import Lab

/// What is put off, what is posted, alerts and lists.
extension WholeProgramTests {
  // MARK: Time and notifications

  static let timeAndNotifications = [
    objectiveC(
      "notifications are posted in Objective-C",
      methods: """
        - (void)viewDidLoad {
          [super viewDidLoad];
          NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
          [center addObserver:self selector:@selector(hear:) name:@"x" object:nil];
          [center postNotificationName:@"x" object:self];
          [center postNotificationName:@"x" object:self userInfo:@{@"a": @1}];
          [center removeObserver:self name:@"x" object:nil];
          [center postNotificationName:@"x" object:self];
        }
        - (void)hear:(NSNotification *)note { NSLog(@"%@ %@", note.name, note.userInfo[@"a"]); }
        """, printed: ["x (null)", "x 1"]),
    objectiveC(
      "what is put off in Objective-C",
      methods: """
        - (void)viewDidLoad {
          [super viewDidLoad];
          dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(3 * NSEC_PER_SEC)),
            dispatch_get_main_queue(), ^{ NSLog(@"after"); });
          dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"async"); });
          [self performSelector:@selector(later:) withObject:@"x" afterDelay:1];
          [self performSelector:@selector(never) withObject:nil afterDelay:1];
          [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(never) object:nil];
          NSLog(@"end");
        }
        - (void)later:(id)what { NSLog(@"later %@", what); }
        - (void)never { NSLog(@"never"); }
        """, "wait 2", "wait 2", printed: ["end", "async", "later x", "after"],
      said: ["Code ran: the block in line"]),
    swift(
      "intervals of a queue, and a property animator",
      load: """
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { print("300") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { print("1000") }
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn) { self.button.alpha = 0 }
        animator.addCompletion { print($0 == .end) }
        animator.startAnimation()
        """, "wait 0.4", "wait 1", printed: ["300", "true", "1000"]),
    swift(
      "the keyboard's notifications",
      members: """
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
        @objc func shows(_ note: Notification) {
          let key = UIResponder.keyboardFrameEndUserInfoKey
          guard let value = note.userInfo?[key] as? NSValue,
            let frame = note.userInfo?[key] as? CGRect
          else { return }
          print("shows", value.cgRectValue == frame, frame.height > 0)
        }
        @objc func hides() { print("hides") }
        """,
      load: """
        view.addSubview(field)
        let center = NotificationCenter.default
        center.addObserver(
          self, selector: #selector(shows(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
          self, selector: #selector(hides), name: UIResponder.keyboardWillHideNotification, object: nil)
        """, "set hardwareKeyboard app NO", "tap field", "field.resignFirstResponder()",
      printed: ["shows true true", "hides"]),
    swift(
      "an implicit name of a notification, and what ran",
      members:
        "@objc func hear() { print(\"heard\") }\n@objc func act() { NotificationCenter.default.post(name: .init(\"x\"), object: nil) }",
      load: """
        NotificationCenter.default.addObserver(self, selector: #selector(hear), name: .init("x"), object: nil)
        button.addTarget(self, action: #selector(act), for: .touchUpInside)
        """, "tap button", printed: ["heard"], said: ["Screen.act()", "Screen.hear()"]),
    swift(
      "things of Foundation",
      load: """
        UserDefaults.standard.set(true, forKey: "a")
        print(UserDefaults.standard.bool(forKey: "a"), UserDefaults.standard.string(forKey: "b") ?? "-")
        print(NSLocalizedString("key", comment: ""), String(localized: "other"))
        print(Date().timeIntervalSince(Date()))
        """, printed: ["true -", "key other", "0.0"]),
  ]

  // MARK: Alerts

  private static func alert(_ style: String, _ actions: String...) -> (String, String) {
    (
      """
      @objc func ask() {
        let alert = UIAlertController(title: "T", message: "M", preferredStyle: \(style))
        \(actions.map { "alert.addAction(\($0))" }.joined(separator: "\n"))
        present(alert, animated: true)
      }
      """, "button.addTarget(self, action: #selector(ask), for: .touchUpInside)"
    )
  }

  private static let stop =
    "UIAlertAction(title: \"Stop\", style: .cancel) { _ in print(\"stop\") }"
  private static let go = "UIAlertAction(title: \"Go\", style: .default) { _ in print(\"go\") }"

  static let alerts = [
    swift(
      "the second action of an alert", members: alert(".alert", stop, go).0,
      load: alert(".alert").1, "tap button", "tap go", printed: ["go"]),
    swift(
      "the third action of an alert", members: alert(".alert", stop, go, go).0,
      load: alert(".alert").1, "tap button", "tap stop", printed: ["stop"]),
    swift(
      "a tap beside a sheet counts as Cancel", members: alert(".actionSheet", stop, go).0,
      load: alert(".alert").1, "tap button", "tap 200 200", printed: ["stop"],
      said: ["counts as a tap of its Cancel"]),
    swift(
      "a sheet without Cancel stays", members: alert(".actionSheet", go).0,
      load: alert(".alert").1, "tap button", "tap 200 200", "tap go", printed: ["go"]),
  ]

  // MARK: Lists

  static let lists = [
    swift(
      "a flow layout",
      members: """
        let layout = UICollectionViewFlowLayout()
        """,
      load: """
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumInteritemSpacing = 6
        layout.minimumLineSpacing = 4
        layout.sectionInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        let grid = UICollectionView(
          frame: CGRect(x: 0, y: 200, width: 320, height: 200), collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        grid.dataSource = self
        grid.delegate = self
        view.addSubview(grid)
        """,
      after: """
        extension Screen: UICollectionViewDataSource, UICollectionViewDelegate {
          func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
          func collectionView(
            _ list: UICollectionView, cellForItemAt path: IndexPath
          ) -> UICollectionViewCell { list.dequeueReusableCell(withReuseIdentifier: "c", for: path) }
          func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
            print(path.item, list.visibleCells.map { $0.frame.minX }, list.visibleCells[3].frame.minY)
          }
        }
        """, "tap 230 220", printed: ["2 [0.0, 110.0, 220.0, 0.0] 64.0"],
      said: ["its collection view selects it"])
  ]
}
