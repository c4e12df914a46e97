import Engine
import Lab
import Testing

@testable import Import

/// What a view is called by: its name, its address, its text, or a part that no other has. `--want` and the
/// commands of a session find the same.
@Suite struct CalledTests {
  private static let dump = """
    <UIWindow: 0x1; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x9>>
       | <UIView: 0x2; frame = (0 0; 375 812); layer = <CALayer: 0x9>>
       |    | <UIButton: 0x3; frame = (20 100; 100 40); layer = <CALayer: 0x9>>
       |    |    | <UIButtonLabel: 0x4; frame = (20 10; 60 20); text = 'Saved items'; userInteractionEnabled = NO; layer = <CALayer: 0x9>>
       |    | <UIButton: 0x5; frame = (20 200; 100 40); layer = <CALayer: 0x9>>
       |    |    | <UIButtonLabel: 0x6; frame = (20 10; 60 20); text = 'Saved
    searches'; userInteractionEnabled = NO; layer = <CALayer: 0x9>>
       | <ToastHost: 0x7; frame = (0 0; 375 812); gestureRecognizers = <NSArray: 0x8>; layer = <CALayer: 0x9>>
       |    | <UILabel: 0xA; frame = (40 740; 295 30); text = 'Saved'; userInteractionEnabled = NO; layer = <CALayer: 0x9>>
    """

  @Test(arguments: [
    ("Saved", "0xA"), ("saved", "0xA"), ("SAVED", "0xA"), ("Saved items", "0x3"),
    ("items", "0x3"), ("Saved searches", "0x5"), ("saved-searches", "0x5"), ("ToastHost", "0x7"),
    ("toast", "0x7"), ("0xa", "0xA"), ("0x4", "0x4"),
  ])
  func isFound(_ word: String, _ address: String) throws {
    let dump = try DumpReader.read(Array(CalledTests.dump.utf8))
    let imported = try Assembly.make(dump)
    #expect(try Finder(imported: imported).find(word).node.address == address)
    var session = Session()
    _ = try ImportWork.run(dump, kinds: [], in: &session)
    let view = try #require(session.state.scene.object(named: word)?.view)
    #expect(imported.object(of: view)?.node.address == address)
    let frame = try #require(session.run("show \(word.quoted) frame").last)
    #expect(!frame.isError)
  }

  @Test func whatSeveralHaveIsNobodysName() throws {
    let imported = try Assembly.make(try DumpReader.read(Array(CalledTests.dump.utf8)))
    do {
      _ = try Finder(imported: imported).find("save")
      Issue.record("found")
    } catch { #expect(error.code == "ambiguous-name") }
    var session = Session()
    _ = try ImportWork.run(
      try DumpReader.read(Array(CalledTests.dump.utf8)), kinds: [], in: &session)
    #expect(session.run("show save frame").last?.isError == true)
  }
}
