import Engine
import Testing

@testable import Import

/// Lookin's files, made here: nobody's own is copied.
@Suite struct LookinTests {
  @Test func itsRecognizersTakePart() throws {
    let bytes = LookinArchive.file { archive in
      let action = archive.keep(.text("hideKeyboard"))
      let pair = archive.keep(.dictionary([("second", action)]))
      let name = archive.keep(.text("UITapGestureRecognizer"))
      let pairs = archive.list([pair])
      let handler = archive.keep(
        .dictionary([
          ("handlerType", .whole(1)), ("eventName", name), ("targetActions", pairs),
          ("gestureRecognizerIsEnabled", .bool(true)),
        ]))
      let handlers = archive.list([handler])
      let stars = archive.item(
        ["Shop.星", "UIControl", "UIView"], "0x3", "{{20, 60}, {100, 40}}")
      let pane = archive.item(
        ["UIView"], "0x2", "{{0, 0}, {390, 844}}", [("eventHandlers", handlers)], [stars])
      return [
        archive.item(
          ["UIWindow", "UIView"], "0x1", "{{0, 0}, {390, 844}}",
          [("representedAsKeyWindow", .bool(true))], [pane])
      ]
    }
    var request = ImportRequest()
    request.want = "0x3"
    let report = try ImportReport.make(bytes, request)
    #expect(report.imported.formats == [.lookin])
    #expect(report.imported.unknown == [.overrides])
    #expect(report.wanted?.verdict.word == .takenBy)
    #expect(report.wanted?.verdict.by == "hideKeyboard")
    #expect(report.imported.isRemade)
  }

  @Test func anItemInsideItselfIsLeftOutThere() throws {
    var archive = LookinArchive()
    let view = archive.object(["UIView"], "0x2")
    let frame = archive.keep(.text("{{0, 0}, {10, 10}}"))
    let own = archive.objects.count + 1
    let below = archive.list([.uid(own)])
    let item = archive.keep(
      .dictionary([("viewObject", view), ("frame", frame), ("subitems", below)]))
    let items = archive.list([item])
    let info = archive.keep(.dictionary([("displayItems", items)]))
    guard case .uid(let root) = info else { return }
    let dump = try DumpReader.read(PlistWriter.archive(archive.objects, root: root))
    #expect(dump.nodes.count == 1)
    #expect(dump.warnings.map { $0.code } == ["circle"])
  }

  /// The fuzzer's: only a window can be key.
  @Test func aViewThatIsSaidToBeTheKeyWindow() throws {
    let bytes = LookinArchive.file { archive in
      [
        archive.item(
          ["UIView"], "0x1", "{{0, 0}, {390, 844}}", [("representedAsKeyWindow", .bool(true))])
      ]
    }
    let imported = try Assembly.make(try DumpReader.read(bytes))
    #expect(!imported.commands.contains { $0.hasPrefix("key-window") })
    #expect(imported.isRemade)
  }
}
