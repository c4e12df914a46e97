import Engine
import Lab
import Testing

@testable import Import

/// Storyboards that nobody should have, and somebody will: one message each, and the session goes on.
@Suite struct StoryboardHostileTests {
  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private static let open =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" initialViewController=\"a\">"

  private static func board(_ inner: String, head: String = head) -> String {
    head + open + "<scenes><scene><objects><viewController id=\"a\"><view key=\"view\" id=\"v\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/><subviews>" + inner
      + "</subviews></view></viewController></objects></scene></scenes></document>"
  }

  private static func button(_ number: Int, _ attributes: String = "") -> String {
    "<button id=\"b\(number)\" \(attributes)><rect key=\"frame\" x=\"\(number % 40 * 8)\" y=\"\(number / 40 * 9)\" width=\"8\" height=\"9\"/></button>"
  }

  private func code(_ text: String) -> String {
    var session = Session()
    do throws(ImportError) {
      let dump = try DumpReader.read(Array(text.utf8))
      _ = try ImportReport.taking(dump, ImportRequest(), into: &session)
      return "ok"
    } catch {
      #expect(session.cells.isEmpty)
      return error.code
    }
  }

  @Test func oneMessageEach() {
    #expect(code(Self.board(Self.button(1))) == "ok")
    #expect(code(Self.board(Self.button(1) + Self.button(1))) == "duplicate-id")
    #expect(code(String(Self.board(Self.button(1)).dropLast(60))) == "not-well-formed")
    #expect(code(Self.head + Self.open + "<scenes/></document>") == "no-views")
    let mac = Self.open.replacing("CocoaTouch", with: "Cocoa")
    #expect(code(Self.head + mac + "<scenes/></document>") == "other-system")
  }

  @Test func entitiesAreNotExpanded() {
    var entities = "<!DOCTYPE l [<!ENTITY a0 \"ha\">"
    for number in 1...30 {
      entities += "<!ENTITY a\(number) \"&a\(number - 1);&a\(number - 1);\">"
    }
    let text = Self.board(
      "<label id=\"l\" text=\"&a30;\"/>", head: Self.head + entities + "]>")
    #expect(code(text) == "not-well-formed")
  }

  @Test func viewsInViews() {
    func nested(_ depth: Int) -> String {
      Self.board(
        (0..<depth).map { "<view id=\"d\($0)\"><subviews>" }.joined()
          + String(repeating: "</subviews></view>", count: depth))
    }
    #expect(code(nested(2_000)) == "too-deep")
    #expect(code(nested(150)) == "ok")
  }

  @Test func twoThousandViews() {
    #expect(code(Self.board((0..<2_000).map { Self.button($0) }.joined())) == "ok")
  }

  @Test func numbersThatAreNone() {
    let text = """
      <view id="x"><rect key="frame" x="nan" y="inf" width="-5" height="1e400"/></view>
      <view id="y" alpha="7" tag="99999999999999999999"><rect key="frame" x="1e300" y="0" width="5" height="5"/>
      <constraints>
      <constraint firstAttribute="width" constant="1e308" multiplier="0" priority="5000" id="q1"/>
      <constraint firstItem="nobody" firstAttribute="top" secondItem="y" secondAttribute="top" id="q2"/>
      <constraint firstItem="y" firstAttribute="top" secondItem="y" secondAttribute="leading" id="q3"/>
      </constraints>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="1e999"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """
    #expect(code(Self.board(text)) == "ok")
  }

  private static func container(_ id: String, to destination: String) -> String {
    "<containerView id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><connections>"
      + "<segue destination=\"\(destination)\" kind=\"embed\" id=\"s\(id)\"/></connections></containerView>"
  }

  /// A controller that holds itself would be made without end.
  @Test func whoHoldsItself() {
    let text = Self.board(Self.container("k", to: "a") + Self.container("l", to: "a"))
    var session = Session()
    let dump = try? DumpReader.read(Array(text.utf8))
    let report = dump.flatMap { try? ImportReport.taking($0, ImportRequest(), into: &session) }
    #expect(report?.text().contains { $0.contains(text: "The app crashes") } == true)
    #expect(session.run("tap 10 10").last?.isError == false)
  }

  /// Two of the next in each of them: 2^14 controllers.
  @Test func whoHoldsTwoOfTheNext() {
    var scenes = ""
    for number in 0..<14 {
      scenes +=
        "<scene><objects><viewController id=\"w\(number)\"><view key=\"view\" id=\"v\(number)\"><subviews>"
      scenes += Self.container("l\(number)", to: "w\(number + 1)")
      scenes += Self.container("r\(number)", to: "w\(number + 1)")
      scenes += "</subviews></view></viewController></objects></scene>"
    }
    let open = Self.open.replacing("\"a\"", with: "\"w0\"")
    #expect(code(Self.head + open + "<scenes>" + scenes + "</scenes></document>") == "ok")
  }

  /// A class that is nowhere, an outlet to nobody, an action for nobody.
  @Test func whatIsNotThere() {
    let text = """
      <button id="b" customClass="Nowhere"><rect key="frame" x="9" y="9" width="80" height="40"/>
      <connections><action selector="x:" destination="gone" eventType="touchUpInside" id="c1"/>
      <outlet property="y" destination="gone" id="c2"/>
      <segue destination="gone" kind="show" identifier="z" id="c3"/></connections></button>
      """
    #expect(code(Self.board(text)) == "ok")
  }

  @Test func aLineThatIsNone() {
    var session = Session()
    #expect(session.run("storyboard [\"Main.storyboard\"]").last?.isError == true)
    #expect(session.run("storyboard nothing").last?.isError == true)
    #expect(session.run("storyboard").last?.error?.code == "no-program")
    #expect(session.cells.isEmpty)
  }
}
