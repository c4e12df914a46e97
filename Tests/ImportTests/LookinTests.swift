import Engine
import Testing

@testable import Import

/// Lookin's files, made here: nobody's own is copied.
@Suite struct LookinTests {
  private typealias Item = PlistWriter.Item

  /// An archive grows: each object is kept once, and named by its place.
  private struct Archive {
    var objects: [Item] = [.text("$null")]

    mutating func keep(_ item: Item) -> Item {
      objects.append(item)
      return .uid(objects.count - 1)
    }

    mutating func list(_ items: [Item]) -> Item {
      keep(.dictionary([("NS.objects", .array(items))]))
    }

    mutating func object(_ classes: [String], _ address: String) -> Item {
      let names = classes.map { keep(.text($0)) }
      let chain = list(names)
      let place = keep(.text(address))
      return keep(.dictionary([("classChainList", chain), ("memoryAddress", place)]))
    }

    mutating func item(
      _ classes: [String], _ address: String, _ frame: String, _ more: [(String, Item)] = [],
      _ children: [Item] = []
    ) -> Item {
      let view = object(classes, address)
      let box = keep(.text(frame))
      let below = list(children)
      return keep(
        .dictionary(
          [
            ("viewObject", view), ("frame", box), ("alpha", .real(1)), ("isHidden", .bool(false)),
            ("subitems", below),
          ] + more))
    }
  }

  private func file(_ build: (inout Archive) -> [Item]) -> [UInt8] {
    var archive = Archive()
    let items = build(&archive)
    let list = archive.list(items)
    let info = archive.keep(.dictionary([("displayItems", list)]))
    let root = archive.keep(.dictionary([("hierarchyInfo", info), ("serverVersion", .whole(7))]))
    guard case .uid(let number) = root else { return [] }
    return PlistWriter.archive(archive.objects, root: number)
  }

  @Test func itsRecognizersTakePart() throws {
    let bytes = file { archive in
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
    var archive = Archive()
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
}
