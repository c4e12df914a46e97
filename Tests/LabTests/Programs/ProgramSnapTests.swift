import Engine
import Program
import Testing

@testable import Lab

/// SnapKit and Masonry, as their sources have it.
@Suite("A program's layout by SnapKit and Masonry")
struct ProgramSnapTests {
  struct Line: Sendable, CustomTestStringConvertible {
    var code: String
    var frame: Rect
    var testDescription: String { code }

    init(_ code: String, _ frame: Rect) { (self.code, self.frame) = (code, frame) }
  }

  /// Of a view in one of 200 × 100.
  static let snaps = [
    Line("make.edges.equalToSuperview()", Rect(0, 0, 200, 100)),
    Line("make.edges.equalToSuperview().inset(8)", Rect(8, 8, 184, 84)),
    Line(
      "make.edges.equalTo(box).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      Rect(2, 1, 194, 96)),
    Line(
      "make.top.left.equalToSuperview().offset(10); make.size.equalTo(CGSize(width: 30, height: 20))",
      Rect(10, 10, 30, 20)),
    Line(
      "make.center.equalToSuperview(); make.width.height.equalTo(40)", Rect(80, 30, 40, 40)),
    Line(
      "make.centerX.equalTo(box.snp.centerX).offset(5); make.centerY.equalTo(box).multipliedBy(0.5); make.width.equalTo(box).dividedBy(4); make.height.equalTo(20)",
      Rect(80, 15, 50, 20)),
    Line(
      "make.leading.trailing.equalToSuperview().inset(16); make.bottom.equalToSuperview().inset(4); make.height.equalTo(10)",
      Rect(16, 86, 168, 10)),
    Line(
      "make.left.equalTo(7); make.top.equalTo(3); make.width.equalTo(300).priority(.low); make.width.equalTo(20).priority(750); make.height.greaterThanOrEqualTo(12); make.height.equalTo(5).priority(.medium)",
      Rect(7, 3, 20, 12)),
    Line(
      "make.top.equalTo(other.snp.bottom).offset(6).labeled(\"below\"); make.left.right.equalTo(other); make.height.equalTo(other.snp.width).multipliedBy(0.5)",
      Rect(5, 31, 60, 30)),
    Line(
      "make.horizontalEdges.equalToSuperview(); make.verticalEdges.equalToSuperview().inset(10)",
      Rect(0, 10, 200, 80)),
  ]

  static let masonries = [
    Line("make.edges.equalTo(self.box);", Rect(0, 0, 200, 100)),
    Line(
      "make.edges.equalTo(self.box).with.insets(UIEdgeInsetsMake(1, 2, 3, 4));", Rect(2, 1, 194, 96)
    ),
    Line(
      "make.top.equalTo(self.box).with.offset(8); make.left.mas_equalTo(5); make.size.mas_equalTo(CGSizeMake(30, 20));",
      Rect(5, 8, 30, 20)),
    Line(
      "make.center.equalTo(self.box); make.width.height.mas_equalTo(40);", Rect(80, 30, 40, 40)),
    Line(
      "make.top.equalTo(self.other.mas_bottom).offset(6); make.left.right.equalTo(self.other); make.height.equalTo(@30).priorityHigh(); make.height.equalTo(@50).priority(249);",
      Rect(5, 31, 60, 30)),
    Line(
      "make.right.equalTo(self.box.mas_right).offset(-10); make.bottom.equalTo(self.box).offset(-10); make.width.equalTo(self.box).multipliedBy(0.5); make.height.mas_greaterThanOrEqualTo(20); make.height.mas_lessThanOrEqualTo(20);",
      Rect(90, 70, 100, 20)),
  ]

  @Test("SnapKit", arguments: snaps)
  func snapKit(line: Line) throws {
    let app = HostedApp(
      viewDidLoad: """
        view.addSubview(box)
        box.snp.makeConstraints { make in
          make.top.left.equalTo(20)
          make.width.equalTo(200)
          make.height.equalTo(100)
        }
        box.addSubview(other)
        box.addSubview(own)
        other.snp.makeConstraints { $0.left.top.equalToSuperview().offset(5); $0.width.equalTo(60); $0.height.equalTo(20) }
        own.snp.makeConstraints { (make) in \(line.code) }
        """, "let box = UIView(), other = UIView(), own = UIView()")
    try check(app, line)
  }

  @Test("Masonry", arguments: masonries)
  func masonry(line: Line) throws {
    let app = HostedApp(
      """
      @interface Screen : UIViewController
      @property (nonatomic, strong) UIView *box;
      @property (nonatomic, strong) UIView *other;
      @property (nonatomic, strong) UIView *own;
      @end
      @implementation Screen
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.box = [UIView new];
        self.other = [UIView new];
        self.own = [UIView new];
        [self.view addSubview:self.box];
        [self.box addSubview:self.other];
        [self.box addSubview:self.own];
        [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
          make.top.left.equalTo(self.view).offset(20);
          make.width.mas_equalTo(200);
          make.height.equalTo(@100);
        }];
        [self.other mas_makeConstraints:^(MASConstraintMaker *make) {
          make.left.top.mas_equalTo(5);
          make.size.mas_equalTo(CGSizeMake(60, 20));
        }];
        [self.own mas_makeConstraints:^(MASConstraintMaker *make) {
          \(line.code)
        }];
      }
      @end
      """, .objectiveC)
    try check(app, line)
  }

  private func check(_ app: HostedApp, _ line: Line) throws {
    #expect(app.reply.stop == nil)
    #expect(app.reply.remarks.all.map { "\($0.kind)" } == [])
    let found = try app.frame("own")
    let isNear = zip(
      [found.x, found.y, found.width, found.height],
      [line.frame.x, line.frame.y, line.frame.width, line.frame.height]
    ).allSatisfy { abs($0 - $1) <= 0.5 }
    #expect(isNear, "\(found), not \(line.frame)")
  }

  @Test("What was made is updated, made again and kept")
  func changes() throws {
    var app = HostedApp(
      viewDidLoad: """
        view.addSubview(go)
        go.snp.makeConstraints { make in
          make.left.equalToSuperview()
          top = make.top.equalTo(view.safeAreaLayoutGuide).offset(10).constraint
          make.width.equalTo(100)
          make.height.equalTo(50)
        }
        go.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        """,
      """
      let go = UIButton()
      var top: Constraint?
      var count = 0
      @objc func tapped() {
        count += 1
        switch count {
        case 1: go.snp.updateConstraints { $0.width.equalTo(150) }
        case 2: top?.update(offset: 40)
        case 3: go.snp.remakeConstraints { $0.center.equalToSuperview(); $0.size.equalTo(60) }
        default: break
        }
        view.layoutIfNeeded()
        print(go.frame)
      }
      """)
    #expect(app.reply.stop == nil)
    #expect(try app.tap("go") == ["(0.0, 30.0, 150.0, 50.0)"])
    #expect(try app.tap("go") == ["(0.0, 60.0, 150.0, 50.0)"])
    #expect(try app.tap("go") == ["(130.0, 210.0, 60.0, 60.0)"])
  }

  @Test("Without a superview SnapKit stops the app")
  func noSuperview() {
    let app = HostedApp(
      viewDidLoad: "UIView().snp.makeConstraints { $0.edges.equalToSuperview() }")
    guard case .crash(.fatalError(let text), _)? = app.reply.stop else {
      Issue.record("no crash")
      return
    }
    #expect(text.contains("equalToSuperview"))
  }
}
