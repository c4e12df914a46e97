import Testing

@testable import Import

/// What stands in the way of a view's own tap, one dump a reason.
@Suite struct VerdictTests {
  struct Case: CustomTestStringConvertible {
    var word: Verdict.Word
    var by: String?
    var rule: String
    var want: String
    var body: String

    init(_ word: Verdict.Word, by: String? = nil, _ rule: String, want: String, _ body: String) {
      (self.word, self.by, self.rule, self.want, self.body) = (word, by, rule, want, body)
    }

    var testDescription: String { word.rawValue }
    var dump: String {
      """
      <UIWindow: 0x100; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x200>>
         | <UIView: 0x101; frame = (0 0; 320 480); autoresize = W+H; layer = <CALayer: 0x201>>

      """ + body
    }
  }

  static let cases: [Case] = [
    Case(
      .getsIt, "HT02", want: "buy",
      "   |    | <UIButton: 0x102; frame = (10 10; 100 40); text = 'Buy'; layer = <CALayer: 0x202>>"
    ),
    Case(
      .coveredBy, by: "banner", "HT07", want: "0x102",
      """
         |    | <UIButton: 0x102; frame = (10 10; 100 40); layer = <CALayer: 0x202>>
         |    | _banner <BannerView: 0x103; frame = (0 0; 320 60); layer = <CALayer: 0x203>>
      """),
    Case(
      .hidden, by: "view2", "GT02", want: "0x103",
      """
         |    | <UIView: 0x102; frame = (0 0; 320 60); hidden = YES; layer = <CALayer: 0x202>>
         |    |    | <UIButton: 0x103; frame = (10 10; 100 40); layer = <CALayer: 0x203>>
      """),
    Case(
      .alpha, "GT03", want: "0x102",
      "   |    | <UIButton: 0x102; frame = (10 10; 100 40); alpha = 0; layer = <CALayer: 0x202>>"),
    Case(
      .interactionDisabled, by: "imageView1", "GT01", want: "0x103",
      """
         |    | <UIImageView: 0x102; frame = (0 0; 320 60); userInteractionEnabled = NO; layer = <CALayer: 0x202>>
         |    |    | <UIButton: 0x103; frame = (10 10; 100 40); layer = <CALayer: 0x203>>
      """),
    Case(
      .outsideSuperview, by: "view2", "HT13", want: "0x103",
      """
         |    | <UIView: 0x102; frame = (0 0; 320 30); layer = <CALayer: 0x202>>
         |    |    | <UIButton: 0x103; frame = (10 20; 100 40); layer = <CALayer: 0x203>>
      """),
    Case(
      .zeroSize, "PI02", want: "0x102",
      "   |    | <UIButton: 0x102; frame = (10 10; 0 40); layer = <CALayer: 0x202>>"),
    Case(
      .offScreen, "HT16", want: "0x102",
      "   |    | <UIButton: 0x102; frame = (400 10; 100 40); layer = <CALayer: 0x202>>"),
    Case(
      .handledBy, by: "view2", "HT02", want: "cell",
      """
         |    | _cell <UITableViewCell: 0x102; frame = (0 0; 320 44); layer = <CALayer: 0x202>>
         |    |    | <UIView: 0x103; frame = (0 0; 320 44); layer = <CALayer: 0x203>>
      """),
    Case(
      .windowInFront, by: "hud", "U-WN-02", want: "0x102",
      """
         |    | <UIButton: 0x102; frame = (10 10; 100 40); layer = <CALayer: 0x202>>
      <MyHUDWindow: 0x110; baseClass = UIWindow; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x210>>
         | _hud <UIView: 0x111; frame = (0 0; 320 480); layer = <CALayer: 0x211>>
      """),
  ]

  @Test(arguments: cases) func verdict(of test: Case) throws {
    var request = ImportRequest()
    request.want = test.want
    let report = try ImportReport.make(Array(test.dump.utf8), request)
    let wanted = try #require(report.wanted)
    #expect(wanted.verdict.word == test.word)
    #expect(wanted.verdict.by == test.by)
    #expect(wanted.verdict.rule.rawValue == test.rule)
  }
}
