import Engine
import Testing

@testable import Lab

/// Stack views as people write them, by the rules of UIKit's and by hand.
@Suite("A program's stack views")
struct ProgramStackTests {
  typealias Screen = ProgramLayoutTests.Screen

  static let screens = [
    Screen(
      "a column of a label and two buttons",
      """
      let stack = UIStackView(arrangedSubviews: [label, ok, cancel])
      stack.axis = .vertical
      stack.spacing = 10
      stack.distribution = .fillEqually
      stack.translatesAutoresizingMaskIntoConstraints = false
      cancel.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        stack.heightAnchor.constraint(equalToConstant: 200),
      ])
      """,
      """
      let label = UILabel(), ok = UIButton(type: .system), cancel = UIButton(type: .system)
      @objc func tapped() { print("cancelled") }
      """,
      frames: [
        ("stack", Rect(20, 40, 280, 200)), ("label", Rect(0, 0, 280, 60)),
        ("ok", Rect(0, 70, 280, 60)), ("cancel", Rect(0, 140, 280, 60)),
      ], tap: ("cancel", ["cancelled"])),
    Screen(
      "a row that its frame places, made lazily",
      """
      view.addSubview(row)
      yes.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      row.addArrangedSubview(no)
      row.addArrangedSubview(yes)
      """,
      """
      lazy var row: UIStackView = {
        let row = UIStackView(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
        row.axis = .horizontal
        row.distribution = .fillEqually
        row.spacing = 8
        return row
      }()
      let no = UIButton(), yes = UIButton()
      @objc func tapped() {
        print(row.arrangedSubviews.count, row.axis == .horizontal, row.distribution == .fillEqually)
        no.isHidden = true
        view.layoutIfNeeded()
        print(yes.frame.width)
      }
      """,
      frames: [("no", Rect(0, 0, 146, 44)), ("yes", Rect(154, 0, 146, 44))],
      tap: ("yes", ["2 true true", "300.0"])),
    Screen(
      "as large as its content, with custom spacing and a hidden view",
      """
      for (v, width) in [(one, 100.0), (two, 60.0), (three, 300.0)] {
        stack.addArrangedSubview(v)
        v.widthAnchor.constraint(equalToConstant: width).isActive = true
        let height = v.heightAnchor.constraint(equalToConstant: 30)
        height.priority = UILayoutPriority(999)
        height.isActive = true
      }
      three.isHidden = true
      stack.axis = .vertical
      stack.alignment = .center
      stack.setCustomSpacing(20, after: one)
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
      stack.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10).isActive = true
      go.frame = CGRect(x: 0, y: 300, width: 100, height: 40)
      go.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      view.addSubview(go)
      """,
      """
      let stack = UIStackView(), one = UIView(), two = UIView(), three = UIView(), go = UIButton()
      @objc func tapped() {
        print(stack.customSpacing(after: one), stack.customSpacing(after: two) == UIStackView.spacingUseDefault)
        stack.alignment = .top
        print(stack.alignment == .leading, stack.alignment == .top)
      }
      """,
      frames: [
        ("stack", Rect(10, 100, 100, 80)), ("one", Rect(0, 0, 100, 30)),
        ("two", Rect(20, 50, 60, 30)),
      ], tap: ("go", ["20.0 true", "true true"])),
    Screen(
      "within its margins, one inserted and one taken out",
      """
      view.addSubview(row)
      row.isLayoutMarginsRelativeArrangement = true
      row.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
      row.distribution = .fillEqually
      [a, b].forEach { row.addArrangedSubview($0) }
      row.insertArrangedSubview(c, at: 0)
      row.removeArrangedSubview(b)
      a.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      """,
      """
      let row = UIStackView(frame: CGRect(x: 0, y: 100, width: 320, height: 60))
      let a = UIButton(), b = UIButton(), c = UIButton()
      @objc func tapped() {
        print(row.arrangedSubviews.count, row.subviews.count)
        c.removeFromSuperview()
        print(row.arrangedSubviews == [a])
      }
      """,
      frames: [("c", Rect(16, 8, 144, 44)), ("a", Rect(160, 8, 144, 44))],
      tap: ("a", ["2 3", "true"])),
    Screen(
      "a stack in a stack, and one in a scroll view",
      """
      scroll.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
      view.addSubview(scroll)
      let inner = UIStackView(arrangedSubviews: [left, right])
      inner.distribution = .fillEqually
      inner.spacing = 20
      outer.axis = .vertical
      outer.spacing = 5
      [top, inner].forEach { outer.addArrangedSubview($0) }
      outer.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(outer)
      NSLayoutConstraint.activate([
        outer.topAnchor.constraint(equalTo: scroll.topAnchor),
        outer.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        outer.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        outer.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        outer.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        top.heightAnchor.constraint(equalToConstant: 500),
        left.heightAnchor.constraint(equalToConstant: 45),
      ])
      """,
      """
      let scroll = UIScrollView(), outer = UIStackView(), top = UIView(), left = UIView(), right = UIView()
      """,
      frames: [
        ("outer", Rect(0, 0, 320, 550)), ("inner", Rect(0, 505, 320, 45)),
        ("left", Rect(0, 0, 150, 45)), ("right", Rect(170, 0, 150, 45)),
      ]),
    Screen(
      objectiveC: "Objective-C",
      """
      self.card = [[UIView alloc] init];
      self.go = [UIButton buttonWithType:UIButtonTypeCustom];
      [self.go addTarget:self action:@selector(tapped:) forControlEvents:UIControlEventTouchUpInside];
      UIStackView *stack = [[UIStackView alloc] initWithArrangedSubviews:@[self.card]];
      [stack insertArrangedSubview:self.go atIndex:1];
      stack.axis = UILayoutConstraintAxisVertical;
      stack.alignment = UIStackViewAlignmentTrailing;
      stack.distribution = UIStackViewDistributionFill;
      stack.spacing = 4;
      [stack setCustomSpacing:12 afterView:self.card];
      stack.translatesAutoresizingMaskIntoConstraints = NO;
      [self.view addSubview:stack];
      [NSLayoutConstraint activateConstraints:@[
        [stack.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:100],
        [stack.leftAnchor constraintEqualToAnchor:self.view.leftAnchor constant:16],
        [self.card.widthAnchor constraintEqualToConstant:200],
        [self.card.heightAnchor constraintEqualToConstant:50],
        [self.go.widthAnchor constraintEqualToConstant:80],
        [self.go.heightAnchor constraintEqualToConstant:44],
      ]];
      if (stack.alignment == UIStackViewAlignmentBottom && stack.arrangedSubviews.count == 2) {
        NSLog(@"bottom");
      }
      """, "- (void)tapped:(id)sender { NSLog(@\"tapped\"); }",
      frames: [
        ("stack", Rect(16, 100, 200, 106)), ("card", Rect(0, 0, 200, 50)),
        ("go", Rect(120, 62, 80, 44)),
      ], tap: ("go", ["tapped"])),
  ]

  @Test("Views stand where UIKit would have them", arguments: screens)
  func frames(screen: Screen) throws { try ProgramLayoutTests().frames(screen: screen) }

  @Test("A place that is not there raises UIKit's exception")
  func outOfRange() {
    let app = HostedApp(
      viewDidLoad: "UIStackView().insertArrangedSubview(UIView(), at: 3)")
    guard case .crash(.exception(let name, _), _)? = app.reply.stop else {
      Issue.record("no exception")
      return
    }
    #expect(name == "NSRangeException")
  }
}
