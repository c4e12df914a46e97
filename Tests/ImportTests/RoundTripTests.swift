import Depth
import Engine
import Testing

@testable import Import

/// A random scene, printed as a tool prints it and read back, is hit at the same places and shows the same
/// texts.
@Suite struct RoundTripTests {
  enum Format: String, CaseIterable {
    case recursiveDescription, withoutAddresses, onOneLine, viewHierarchy, captures, lookin
    case earlGrey, probe, xcuiTest, xml, wda, idb, maestro

    var content: PrintedScene.Content {
      switch self {
      case .recursiveDescription, .withoutAddresses, .onOneLine: .views
      case .viewHierarchy, .captures, .probe: .boundedViews
      case .lookin: .unturnedViews
      case .earlGrey: .unscrolledViews
      case .xcuiTest, .xml, .wda, .idb, .maestro: .elements
      }
    }

    /// As which it is read.
    var format: DumpFormat {
      switch self {
      case .recursiveDescription, .withoutAddresses, .onOneLine: .recursiveDescription
      case .viewHierarchy, .captures: .viewHierarchy
      case .lookin: .lookin
      case .earlGrey: .earlGrey
      case .probe: .probe
      case .xcuiTest: .xcuiTest
      case .xml: .wdaXML
      case .wda: .wdaJSON
      case .idb: .idb
      case .maestro: .maestro
      }
    }

    /// What each shows, as this format has it: the probe keeps it for labels alone, and Lookin's file here
    /// for nobody.
    func text(_ node: DumpNode) -> String?? {
      switch self {
      case .recursiveDescription, .withoutAddresses, .viewHierarchy, .captures: .some(node.text)
      case .earlGrey, .xcuiTest, .xml, .wda, .idb, .maestro: .some(node.label)
      case .onOneLine, .lookin, .probe: .none
      }
    }

    func bytes(of printed: PrintedScene, after earlier: PrintedScene) -> [UInt8] {
      switch self {
      case .recursiveDescription: Array(printed.recursiveDescription.utf8)
      case .withoutAddresses: Array(printed.withoutAddresses.utf8)
      case .onOneLine: Array(printed.onOneLine.utf8)
      case .viewHierarchy: Array(printed.viewHierarchy.utf8)
      case .captures: Array(printed.captures(after: earlier).utf8)
      case .lookin: printed.lookin
      case .earlGrey: Array(printed.earlGrey.utf8)
      case .probe: Array(printed.probe.utf8)
      case .xcuiTest: Array(printed.xcuiTest.utf8)
      case .xml: Array(printed.xml.utf8)
      case .wda: Array(printed.wda.utf8)
      case .idb: Array(printed.idb.utf8)
      case .maestro: Array(printed.maestro.utf8)
      }
    }
  }

  private static let scenes = Depth.count(100, nightly: 2_000)

  @Test(arguments: Format.allCases) func isHitAtTheSamePlaces(_ format: Format) throws {
    for seed in 0..<UInt64(RoundTripTests.scenes) {
      let printed = try PrintedScene(seed: seed, format.content)
      let earlier = try PrintedScene(seed: seed &+ 5_000, format.content)
      let bytes = format.bytes(of: printed, after: earlier)
      let imported = try Assembly.make(try DumpReader.read(bytes))
      guard imported.formats == [format.format] else {
        Issue.record("seed \(seed) is read as \(imported.formats)")
        return
      }
      let order = printed.order
      let indexOf = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
      // What each shows stays its own, whatever it looks like.
      for (place, index) in order.enumerated() {
        guard let text = format.text(imported.objects[place].node) else { break }
        #expect(
          text == printed.texts[index], "seed \(seed)\n\(String(decoding: bytes, as: UTF8.self))")
      }
      if seed % 10 == 0 { #expect(imported.isRemade, "seed \(seed)") }
      var random = SmallRandom(seed &+ 99)
      for _ in 0..<40 {
        let point = Point(
          Double(random.next() % 3200) / 10 + 0.013, Double(random.next() % 4800) / 10 + 0.013)
        let expected = printed.scene.hitTest(screen: point)
          .flatMap { view in printed.views.firstIndex(of: view) }.flatMap { indexOf[$0] }
        let found = imported.scene.hitTest(screen: point).flatMap { imported.indexOfView[$0] }
        guard expected != found else { continue }
        Issue.record(
          "seed \(seed), \(point): \(String(describing: found)), not \(String(describing: expected))\n\(String(decoding: bytes, as: UTF8.self))"
        )
        return
      }
    }
  }
}
