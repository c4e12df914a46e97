import Engine
import Lab
import Testing

@testable import Import

/// One hierarchy, as each tool prints it: a screen with a button, a banner in front of it, and another
/// button below that is free.
@Suite struct FormatTests {
  struct Sample: CustomTestStringConvertible {
    var format: DumpFormat
    var testDescription: String
    var text: String

    init(_ format: DumpFormat, _ name: String, _ text: String) {
      (self.format, testDescription, self.text) = (format, name, text)
    }
  }

  static let samples: [Sample] = [
    Sample(
      .recursiveDescription, "recursiveDescription",
      """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x9>>
         | <UIView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
         |    | _buy <UIButton: 0x3; frame = (20 60; 100 40); layer = <CALayer: 0x9>>
         |    | _banner <UIView: 0x4; frame = (0 0; 390 120); layer = <CALayer: 0x9>>
         |    | _sell <UIButton: 0x5; frame = (20 200; 100 40); layer = <CALayer: 0x9>>
      """),
    Sample(
      .earlGrey, "EarlGrey",
      """
      <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {390, 844}}; frame={{0, 0}, {390, 844}}; opaque; alpha=1>
        |--<UIView:0x2; AX=N; frame={{0, 0}, {390, 844}}; alpha=1>
        |  |--<UIButton:0x3; AX=Y; AX.id='buy'; AX.label='Buy'; frame={{20, 60}, {100, 40}}; alpha=1; enabled>
        |  |--<UIView:0x4; AX=N; AX.id='banner'; frame={{0, 0}, {390, 120}}; alpha=1>
        |  |--<UIButton:0x5; AX=Y; AX.id='sell'; frame={{20, 200}, {100, 40}}; alpha=1; enabled>
      """),
    Sample(
      .xcuiTest, "XCUITest",
      """
      Attributes: Application, 0x100, pid: 411, label: 'Shop'
      Element subtree:
       →Application, 0x100, pid: 411, label: 'Shop'
          Window (Main), 0x101, {{0.0, 0.0}, {390.0, 844.0}}
            Other, 0x102, {{0.0, 0.0}, {390.0, 844.0}}
              Button, 0x103, {{20.0, 60.0}, {100.0, 40.0}}, identifier: 'buy', label: 'Buy, it's 'new''
              Other, 0x104, {{0.0, 0.0}, {390.0, 120.0}}, identifier: 'banner'
              Button, 0x105, {{20.0, 200.0}, {100.0, 40.0}}, identifier: 'sell', label: 'Sell', Selected
      Path to element:
       →Application, 0x100, pid: 411, label: 'Shop'
      Query chain:
       →Find: Target Application 'com.example.shop'
      """),
    Sample(
      .wdaXML, "WebDriverAgent's XML",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" enabled="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="390" height="844">
          <XCUIElementTypeOther type="XCUIElementTypeOther" enabled="true" x="0" y="0" width="390" height="844">
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="buy" label="Buy &amp; go" enabled="true" x="20" y="60" width="100" height="40"/>
            <XCUIElementTypeOther type="XCUIElementTypeOther" name="banner" enabled="true" x="0" y="0" width="390" height="120"/>
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="sell" label="Sell" enabled="true" x="20" y="200" width="100" height="40"/>
          </XCUIElementTypeOther></XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
      """),
    Sample(
      .wdaJSON, "WebDriverAgent's JSON",
      """
      {"value": {"type": "Application", "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
        {"type": "Window", "isEnabled": "1", "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
          {"type": "Button", "rawIdentifier": "buy", "label": "Buy", "isEnabled": "1", "rect": {"x": 20, "y": 60, "width": 100, "height": 40}},
          {"type": "Other", "rawIdentifier": "banner", "label": null, "rect": {"x": 0, "y": 0, "width": 390, "height": 120}},
          {"type": "Button", "name": "sell", "label": "Sell", "rect": {"x": 20, "y": 200, "width": 100, "height": 40}}]}]}}
      """),
    Sample(
      .idb, "idb, a list",
      """
      [{"type":"Application","AXLabel":"Shop","frame":{"x":0,"y":0,"width":390,"height":844}},
       {"type":"Window","frame":{"x":0,"y":0,"width":390,"height":844},"children":[
        {"type":"Button","AXUniqueId":"buy","AXLabel":"Buy","enabled":true,"frame":{"x":20,"y":60,"width":100,"height":40}},
        {"type":"GenericElement","AXUniqueId":"banner","AXLabel":null,"frame":{"x":0,"y":0,"width":390,"height":120}},
        {"type":"Button","AXUniqueId":"sell","AXLabel":"Sell","enabled":true,"frame":{"x":20,"y":200,"width":100,"height":40}}]}]
      """),
    Sample(
      .idb, "idb, an object a line",
      """
      {"AXFrame":"{{20, 60}, {100, 40}}","type":"Button","AXUniqueId":"buy","enabled":true}
      {"AXFrame":"{{0, 0}, {390, 120}}","type":"Other","AXUniqueId":"banner","enabled":true}
      {"AXFrame":"{{20, 200}, {100, 40}}","type":"Button","AXUniqueId":"sell","enabled":true}
      """),
    Sample(
      .maestro, "Maestro",
      """
      {"attributes":{"bounds":"[0,0][390,844]","text":""},"children":[
        {"attributes":{"bounds":"[20,60][120,100]","resource-id":"buy","accessibilityText":"Buy","enabled":"true","class":"Button"},"children":[]},
        {"attributes":{"bounds":"[0,0][390,120]","resource-id":"banner"},"children":[]},
        {"attributes":{"bounds":"[20,200][120,240]","resource-id":"sell","enabled":"true","class":"Button"},"children":[]}]}
      """),
    Sample(
      .viewHierarchy, "Xcode's .viewhierarchy",
      """
      {"version":1,"classInformation":{"UIButton":{"superclass":"UIControl"},"UIControl":{"superclass":"UIView"}},
       "topLevelGroups":{"com.apple.UIKit.UIWindow":{"groupingID":"com.apple.UIKit.UIWindow","debugHierarchyObjects":[
        {"objectID":"0x1","className":"UIWindow","properties":[{"propertyName":"frame","propertyFormat":"CGf, CGf, CGf, CGf","propertyValue":[0,0,390,844]}],
         "childGroup":{"groupingID":"com.apple.UIKit.UIView","debugHierarchyObjects":[
          {"objectID":"0x3","className":"UIButton","properties":[{"propertyName":"frame","propertyValue":"20, 60, 100, 40"},{"propertyName":"accessibilityIdentifier","propertyValue":"buy"}]},
          {"objectID":"0x4","className":"UIView","properties":[{"propertyName":"accessibilityIdentifier","propertyValue":"banner"}]},
          {"objectID":"0x5","className":"UIButton","properties":[{"propertyName":"frame","propertyValue":[20,200,100,40]},{"propertyName":"accessibilityIdentifier","propertyValue":"sell"}]}]}}]}},
       "topLevelPropertyDescriptions":{"0x4.frame":{"propertyName":"frame","propertyValue":[0,0,390,120],"fetchStatus":4},
        "0x4.userInteractionEnabled":{"propertyName":"userInteractionEnabled","propertyFormat":"b","propertyValue":true}}}
      """),
    Sample(
      .probe, "the probe",
      """
      some console line
      # hitchain-probe 1
      reset empty
      add window window 0 0 390 844 class=UIWindow # 0x1
      add button buy in window 20 60 100 40 class=UIButton # 0x3
      add view banner in window 0 0 390 120 class=UIView # 0x4
      add button sell in window 20 200 100 40 class=UIButton # 0x5
      # hitchain-end
      """),
  ]

  @Test(arguments: samples) func theSameVerdicts(_ sample: Sample) throws {
    var request = ImportRequest()
    for (name, word, by) in [
      ("buy", Verdict.Word.coveredBy, "banner" as String?), ("sell", .getsIt, nil),
    ] {
      request.want = name
      let report = try ImportReport.make(Array(sample.text.utf8), request)
      #expect(report.imported.formats == [sample.format])
      #expect(report.wanted?.verdict.word == word)
      #expect(report.wanted?.verdict.by == by)
    }
  }

  @Test(arguments: samples) func theCommandsMakeTheSameScene(_ sample: Sample) throws {
    let imported = try Assembly.make(try DumpReader.read(Array(sample.text.utf8)))
    #expect(imported.isRemade)
  }

  @Test func controllersAndViewsInOnePaste() throws {
    let text =
      FormatTests.samples[0].text + """

        (lldb) po [UIViewController _printHierarchy]
        <UINavigationController 0xa1>, state: appeared, view: <UIView 0x2>
           | <ShopViewController 0xa2>, state: appeared, view: <UIView 0x4>
           + <AlertController 0xa3>, state: disappeared, view:  (view not loaded)
        """
    let imported = try Assembly.make(try DumpReader.read(Array(text.utf8)))
    #expect(imported.formats == [.recursiveDescription, .controllers])
    let shop = try #require(imported.scene.object(named: "shopViewController1")?.controller)
    #expect(imported.scene[shop].view == imported.scene.object(named: "banner")?.view)
    #expect(imported.isRemade)
  }

  @Test func recognizersThatDescribeThemselves() throws {
    let text =
      FormatTests.samples[0].text + """

        <UITapGestureRecognizer: 0xb1; state = Possible; view = <UIView 0x2>; target= <(action=hideKeyboard, target=<ShopViewController 0xa2>)>>
        """
    var request = ImportRequest()
    request.want = "sell"
    let report = try ImportReport.make(Array(text.utf8), request)
    // A button keeps its own tap from a recognizer above it (U-GR-15).
    #expect(report.wanted?.verdict.word == .getsIt)
    #expect(report.imported.scene.object(named: "hideKeyboard")?.recognizer != nil)
  }

  @Test func aRecognizerAboveTakesThePlainControlsTap() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x9>>
         | <UIView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
         |    | _stars <Shop.Stars: 0x3; baseClass = UIControl; frame = (20 60; 100 40); layer = <CALayer: 0x9>>
      <UITapGestureRecognizer: 0xb1; state = Possible; view = <UIView: 0x2>; target= <(action=hideKeyboard, target=<ShopViewController 0xa2>)>>
      """
    var request = ImportRequest()
    request.want = "stars"
    let verdict = try ImportReport.make(Array(text.utf8), request).wanted?.verdict
    #expect(verdict?.word == .takenBy)
    #expect(verdict?.by == "hideKeyboard")
    #expect(verdict?.rule == .uGR04)
  }

  @Test func aTouchThatWentElsewhereIsTold() throws {
    let text =
      FormatTests.samples[0].text + """

        [Touch] <UITouch: 0xc1> phase: Ended tap count: 1 force: 0.000 window: <UIWindow: 0x1; frame = (0 0; 390 844)> view: <UIButton: 0x3; frame = (20 60; 100 40)> location in window: {40, 80} previous location in window: {40, 80} location in view: {20, 20}
        """
    let imported = try Assembly.make(try DumpReader.read(Array(text.utf8)))
    #expect(
      imported.warnings.contains { $0.problem == .touchDiffers(got: "buy", computed: "banner") })
  }

  @Test(arguments: [
    ("(0 0; 0 0)", "", Verdict.Word.zeroSize),
    ("(0 0; 390 844)", " userInteractionEnabled = NO;", .interactionDisabled),
  ])
  func theWindowOfAnErrorMessage(_ frame: String, _ more: String, _ word: Verdict.Word) throws {
    let text = """
      unexpected nil window in _UIApplicationHandleEventFromQueueEvent, _windowServerHitTestWindow: <UIWindow: 0x7f1; frame = \(frame);\(more) layer = <UIWindowLayer: 0x6>>
      """
    let report = try ImportReport.make(Array(text.utf8), ImportRequest())
    #expect(report.table.map { $0.verdict.word } == [word])
  }

  @Test func looseCellsLieInTheScrollViewBeforeThem() throws {
    let text = """
      <UITableView: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x9>; contentOffset: {0, -20}; contentSize: {320, 900}>
      (
          "<UITableViewCell: 0x2; frame = (0 28; 320 44); layer = <CALayer: 0x9>>",
          "<UITableViewCell: 0x3; frame = (0 72; 320 44); layer = <CALayer: 0x9>>"
      )
      """
    var request = ImportRequest()
    request.at = Point(10, 50)
    let report = try ImportReport.make(Array(text.utf8), request)
    #expect(report.imported.object(of: try #require(report.at?.hit))?.node.address == "0x2")
  }

  @Test func elementsOutsideTheirParentsAreStillFound() throws {
    let text = """
      Window (Main), 0x101, {{0.0, 0.0}, {390.0, 844.0}}
        Other, 0x102, {{0.0, 0.0}, {0.0, 0.0}}
          Button, 0x103, {{20.0, 60.0}, {100.0, 40.0}}, identifier: 'buy', Disabled
          Button, 0x104, {{20.0, 160.0}, {100.0, 40.0}}, identifier: 'sell'
      """
    var words: [Verdict.Word] = []
    for name in ["buy", "sell"] {
      var request = ImportRequest()
      request.want = name
      let report = try ImportReport.make(Array(text.utf8), request)
      words += [report.wanted?.verdict.word].compactMap { $0 }
    }
    #expect(words == [.disabledControl, .getsIt])
  }

  @Test func redactedTextsAreGone() throws {
    let text = FormatTests.samples[2].text
    var request = ImportRequest()
    request.redacts = true
    let report = try ImportReport.make(Array(text.utf8), request)
    #expect(!report.json.encoded.contains("Buy, it"))
    #expect(!report.imported.commands.joined().contains("Sell"))
    #expect(report.json.encoded.contains("\"buy\""))
  }
}

extension Imported {
  /// Do its commands make its scene again?
  var isRemade: Bool {
    var session = Session()
    for command in commands {
      for reply in session.run(command) where reply.isError { return false }
    }
    return session.state.scene.looksLike(scene)
  }
}
