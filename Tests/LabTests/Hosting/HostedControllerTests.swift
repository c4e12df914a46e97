import Engine
import Program
import Testing

@testable import Lab

/// Pasted controllers, run whole.
@Suite("A pasted controller runs")
struct HostedControllerTests {
  private static let swift = """
    class CardView: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        for v in subviews where v.frame.contains(point) { return true }
        return super.point(inside: point, with: event)
      }
    }
    class LikeViewController: UIViewController {
      let card = CardView()
      private let like = UIButton(type: .system)
      var count = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Likes"
        card.frame = CGRect(x: 40, y: 200, width: 200, height: 120)
        card.layer.cornerRadius = 12
        view.addSubview(card)
        like.frame = CGRect(x: 140, y: -20, width: 44, height: 44)
        like.setTitle("Like", for: .normal)
        like.addTarget(self, action: #selector(likeTapped), for: .touchUpInside)
        card.addSubview(like)
        print("loaded", view.bounds.width)
      }
      override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("appeared") }
      override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); print("laid out") }
      @objc func likeTapped() {
        count += 1
        like.setTitle("Liked \\(count)", for: .normal)
        print("liked", count)
      }
    }
    """

  private static let objectiveC = """
    @interface Card : UIView
    @end
    @implementation Card
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      for (UIView *v in self.subviews) { if (CGRectContainsPoint(v.frame, point)) return YES; }
      return [super pointInside:point withEvent:event];
    }
    @end
    @interface LikeController : UIViewController
    @property (nonatomic, strong) Card *card;
    @property (nonatomic, strong) UIButton *like;
    @end
    @implementation LikeController
    - (void)viewDidLoad {
      [super viewDidLoad];
      self.view.backgroundColor = [UIColor whiteColor];
      self.card = [[Card alloc] initWithFrame:CGRectMake(40, 200, 200, 120)];
      [self.view addSubview:self.card];
      self.like = [UIButton buttonWithType:UIButtonTypeSystem];
      self.like.frame = CGRectMake(140, -20, 44, 44);
      [self.like setTitle:@"Like" forState:UIControlStateNormal];
      [self.like addTarget:self action:@selector(likeTapped:) forControlEvents:UIControlEventTouchUpInside];
      [self.card addSubview:self.like];
      NSLog(@"loaded %@", NSStringFromCGRect(self.card.frame));
    }
    - (void)likeTapped:(UIButton *)sender { NSLog(@"liked %d %d", sender == self.like, self.like.hidden); }
    @end
    """

  @Test("Swift: built by viewDidLoad, found by its own point(inside:), told by its action")
  func swift() throws {
    var app = HostedApp(Self.swift)
    #expect(app.reply.launched == "LikeViewController")
    #expect(app.printed == ["loaded 320.0", "laid out", "appeared"])
    #expect(app.reply.stop == nil)
    #expect(try app.frame("card") == Rect(40, 200, 200, 120))
    #expect(app.tap(190, 190) == ["liked 1"])
    #expect(try app.tap("like") == ["liked 2"])
    #expect(app.scene.rare(try #require(app.scene.object(named: "like")?.view)).text == "Liked 2")
    #expect(app.tap(20, 20) == [])
  }

  @Test("Objective-C: the same")
  func objectiveC() throws {
    var app = HostedApp(Self.objectiveC, .objectiveC)
    #expect(app.printed == ["loaded {{40, 200}, {200, 120}}"])
    #expect(app.tap(190, 190) == ["liked 1 0"])
  }

  @Test("A copy of a session is a snapshot: what one does, the other has not done")
  func snapshot() throws {
    var app = HostedApp(Self.swift)
    _ = app.tap(190, 190)
    let before = app
    #expect(app.tap(190, 190) == ["liked 2"])
    app = before
    #expect(app.tap(190, 190) == ["liked 2"])
  }

  @Test("Without point(inside:) the button outside of its card gets no touch")
  func outside() throws {
    var app = HostedApp(Self.swift.replacing("CardView()", with: "UIView()"))
    #expect(app.tap(190, 190) == [])
  }

  @Test("SceneDelegate makes the root; bars, rows, timers and queues run")
  func sceneDelegate() throws {
    var app = HostedApp(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: windowScene)
          window.rootViewController = UINavigationController(rootViewController: ListController())
          window.makeKeyAndVisible()
          self.window = window
        }
      }
      class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: .zero, style: .plain)
        let items = ["a", "b", "c"]
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
          table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
          table.dataSource = self
          table.delegate = self
          table.frame = CGRect(x: 0, y: 64, width: 320, height: 400)
          view.addSubview(table)
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in print("later", self?.items.count ?? -1) }
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { t in print("tick"); t.invalidate() }
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          cell.textLabel?.text = items[indexPath.row]
          return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          print("selected", indexPath.row)
          let detail = DetailController()
          detail.item = items[indexPath.row]
          navigationController?.pushViewController(detail, animated: true)
        }
        @objc func add() { print("add") }
      }
      class DetailController: UIViewController {
        var item = ""
        override func viewDidLoad() { super.viewDidLoad(); print("detail", item, navigationController != nil) }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will appear") }
      }
      """)
    #expect(app.reply.launched == "UINavigationController")
    #expect(app.deliver(.wait(2)) == ["later 3", "tick"])
    #expect(app.deliver(.wait(2)) == [])
    #expect(app.tap(290, 60) == ["add"])
    #expect(app.tap(100, 64 + 60) == ["selected 1", "detail b true", "will appear"])
  }

  @Test("A crash is a value, and leaves scene and program as they were before the event")
  func crash() throws {
    var app = HostedApp(
      viewDidLoad: """
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        button.addTarget(self, action: #selector(crash), for: .touchUpInside)
        view.addSubview(button)
        """,
      """
      let button = UIButton()
      var n: Int?
      @objc func crash() { button.isHidden = true; view.addSubview(UIView()); print(n!) }
      """)
    _ = app.touch(.began, 50, 50)
    let before = app.scene
    _ = app.touch(.ended, 50, 50)
    guard case .crash(.unwrappedNil, _)? = app.reply.stop else {
      Issue.record("no crash: \(String(describing: app.reply.stop))")
      return
    }
    #expect(app.scene == before)
  }

  @Test(
    "A program that never ends stops the event, and the session goes on",
    arguments: [
      "while true {}", "func f() { f() }; f()", "var a = [0]; while true { a += a }",
    ])
  func endless(body: String) throws {
    var app = HostedApp(
      viewDidLoad: """
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        button.addTarget(self, action: #selector(go), for: .touchUpInside)
        view.addSubview(button)
        """, "let button = UIButton()\n@objc func go() { \(body) }")
    _ = app.tap(50, 50)
    #expect(app.isStopped)
    _ = app.tap(50, 300)
    #expect(!app.isStopped)
  }
}
