import Testing

@testable import Lab

/// A file that is pasted alone speaks of others: what they are likely to hold is taken for granted, and said.
@Suite("A file without the others")
struct OtherFilesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let code: String
    var commands: [String] = []
    /// In this order, among all that is said.
    let says: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "`self` before there is an object is no target (U-CT-13)",
      code: """
        class A: UIViewController {
          let b: UIButton = {
            let b = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
            b.addTarget(self, action: #selector(go), for: .touchUpInside)
            return b
          }()
          override func viewDidLoad() { super.viewDidLoad(); view.addSubview(b) }
          @objc func go() { print("gone") }
        }
        """,
      commands: ["tap b"],
      says: [
        "A is the root controller now", "`self` in line 4 is no object yet", "`lazy var`",
        "The target of go is nil", "printed: gone",
      ]),
    Case(
      name: "`self` of a lazy variable is the object",
      code: """
        class A: UIViewController {
          lazy var b: UIButton = {
            let b = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
            b.addTarget(self, action: #selector(go), for: .touchUpInside)
            return b
          }()
          override func viewDidLoad() { super.viewDidLoad(); view.addSubview(b) }
          @objc func go() { print("gone") }
        }
        """,
      commands: ["tap b"],
      says: ["A is the root controller now; its code made b.", "sends go to controller", "gone"]),
    Case(
      name: "usual extensions",
      code: """
        class A: UIViewController {
          let go = UIButton(type: .system).then { $0.frame = CGRect(x: 0, y: 0, width: 80, height: 40) }
          let panel = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubviews(panel, go)
            panel.pinToSuperview(padding: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
          }
        }
        """,
      commands: ["show panel frame", "hit-test 10 10"],
      says: [
        "its code made go and panel", "addSubviews", "taken for what such methods usually do",
        "(8 8; 304 464)", "go",
      ]),
    Case(
      name: "what another file sets is unknown, and no crash",
      code: """
        class A: UIViewController {
          var model: ShopModel!
          let size: CGSize
          init(size: CGSize) { self.size = size; super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            title = model.name
            model.load { print("loaded") }
            let half = Int(size.width * 0.5)
            print("went on")
          }
        }
        """,
      says: ["A is the root controller now.", "A.model.load", "printed: went on"]),
    Case(
      name: "what nobody sets is nil where its type is here",
      code: """
        class Model { var name = "" }
        class A: UIViewController {
          var model: Model!
          override func viewDidLoad() { super.viewDidLoad(); title = model.name }
        }
        """,
      says: ["The app crashes in line 4: Unexpectedly found nil while implicitly unwrapping"]),
    Case(
      name: "a controller that speaks of its table has one",
      code: """
        @implementation ListController
        - (id)init { return [super initWithStyle:UITableViewStylePlain]; }
        - (void)viewDidLoad { [super viewDidLoad]; self.tableView.rowHeight = 50; }
        - (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s { return 2; }
        - (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)i {
            return [[UITableViewCell alloc] init];
        }
        @end
        """,
      commands: ["show tableViewCell2 frame"],
      says: ["ListController (UITableViewController)", "(0 50; 320 50)"]),
    Case(
      name: "the same in Swift",
      code: """
        class A: BaseListController {
          override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 60 }
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
          override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        """,
      commands: ["show tableViewCell2 frame"],
      says: ["BaseListController (UITableViewController)", "(0 60; 320 60)"]),
    Case(
      name:
        "a name that a method gives a value is an instance variable of a class without its header",
      code: """
        @implementation A
        - (void)viewDidLoad {
            [super viewDidLoad];
            pad = [[UIButton alloc] initWithFrame:CGRectMake(0, 40, 50, 44)];
            [self.view addSubview:pad];
        }
        @end
        """,
      commands: ["show pad frame"],
      says: ["its code made pad", "(0 40; 50 44)"]),
    Case(
      name: "a constraint to somebody unknown holds nothing, and stops nobody",
      code: """
        class A: UIViewController {
          let m = Missing()
          let l = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            m.holder.addSubview(l)
            l.snp.makeConstraints { $0.edges.equalToSuperview() }
            l.leadingAnchor.constraint(equalTo: m.holder.leadingAnchor).isActive = true
            NSLayoutConstraint(
              item: m.holder, attribute: .width, relatedBy: .equal, toItem: nil,
              attribute: .notAnAttribute, multiplier: 1, constant: 3).isActive = true
            put(l)
            l.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            print("went on")
          }
        }
        """,
      says: ["Not known here", "printed: went on"]),
    Case(
      name: "a constant of a file may speak of another file",
      code: """
        private let cellName = R.cell.name
        class A: UIViewController { override func viewDidLoad() { super.viewDidLoad(); print("a") } }
        """,
      says: ["A is the root controller now.", "printed: a"]),
    Case(
      name: "C at the level of a file",
      code: """
        enum {
          kFirst = 1,
          kSecond
        };
        static NSString *kName = @"a"
                                  "b";
        #if DEBUG
        static BOOL const kDebug = YES;
        #else
        static BOOL const kDebug = NO;
        #endif
        static NSInteger twice(NSInteger a)
        {
            return 2 * a;
        }
        void helper(void) { NSLog(@"helped"); }
        @implementation A
        - (void)viewDidLoad {
            [super viewDidLoad];
            helper();
            NSLog(@"%d %@ %d %ld", kSecond, kName, kDebug, (long)twice(4));
        }
        @end
        """,
      says: ["A is the root controller now.", "printed: helped", "printed: 2 ab 1 8"]),
    Case(
      name: "classes of both languages in one session",
      code: """
        @interface Old : NSObject
        @end
        @implementation Old
        - (void)go { NSLog(@"old"); }
        @end
        class B: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); Old().go() }
        }
        """,
      says: ["B is the root controller now.", "printed: old"]),
    Case(
      name: "outlets have stand-ins that fit, of a collection too; a bar's item is no view in it",
      code: """
        class A: UIViewController {
          @IBOutlet var a: UILabel!
          @IBOutlet var b: UILabel!
          @IBOutlet var c: UILabel!
          @IBOutlet var d: UILabel!
          @IBOutlet var e: UILabel!
          @IBOutlet var f: UILabel!
          @IBOutlet var g: UILabel!
          @IBOutlet var h: UILabel!
          @IBOutlet var save: UIBarButtonItem!
          @IBOutlet var all: [UIButton]!
          @IBOutlet weak var go: UIButton!
          override func viewDidLoad() {
            super.viewDidLoad()
            print(go.currentTitle!, all.count, view.subviews.count)
          }
        }
        """,
      commands: ["hit-test 100 440"],
      says: ["printed: go 1 10", "go"]),
    Case(
      name: "closures that run later or inside of others",
      code: """
        class A: UIViewController {
          let work = DispatchWorkItem { print("cancelled") }
          override func viewDidLoad() {
            super.viewDidLoad()
            let group = DispatchGroup()
            group.enter()
            group.notify(queue: .main) { print("all") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("left"); group.leave() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: work)
            work.cancel()
            OperationQueue.main.addOperation { print("operation") }
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: [], animations: {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.alpha = 0.5 }
            }, completion: { _ in print("done", self.view.alpha) })
          }
        }
        """,
      commands: ["wait 3"],
      says: ["printed: operation", "printed: left", "printed: all", "printed: done 0.5"]),
  ]

  @Test(arguments: cases)
  func isReadAsItIsMeant(_ one: Case) {
    var (session, replies) = PastedProgramTests.session(one.code)
    for command in one.commands { replies += session.run(command) }
    let all = replies.flatMap { $0.text + [$0.error?.message ?? ""] }.joined(separator: "\n")
    var rest = all[...]
    for text in one.says {
      guard let found = rest.range(of: text) else {
        Issue.record("“\(text)” is not said in:\n\(all)")
        return
      }
      rest = rest[found.upperBound...]
    }
    #expect(!all.contains("cancelled"))
  }
}
