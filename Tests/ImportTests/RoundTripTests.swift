import Depth
import Engine
import Testing

@testable import Import

/// A random scene, printed as a tool prints it and read back, is hit at the same places.
@Suite struct RoundTripTests {
  enum Format: String, CaseIterable {
    case recursiveDescription, viewHierarchy, lookin, earlGrey, probe, xcuiTest, xml, wda, idb
    case maestro

    var content: PrintedScene.Content {
      switch self {
      case .recursiveDescription, .viewHierarchy, .lookin, .probe: .views
      case .earlGrey: .unscrolledViews
      case .xcuiTest, .xml, .wda, .idb, .maestro: .elements
      }
    }

    /// As which it is read.
    var format: DumpFormat {
      switch self {
      case .recursiveDescription: .recursiveDescription
      case .viewHierarchy: .viewHierarchy
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

    func bytes(of printed: PrintedScene) -> [UInt8] {
      switch self {
      case .recursiveDescription: Array(printed.recursiveDescription.utf8)
      case .viewHierarchy: Array(printed.viewHierarchy.utf8)
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
      let bytes = format.bytes(of: printed)
      let imported = try Assembly.make(try DumpReader.read(bytes))
      guard imported.formats == [format.format] else {
        Issue.record("seed \(seed) is read as \(imported.formats)")
        return
      }
      let order = printed.order
      let indexOf = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
      var random = SmallRandom(seed &+ 99)
      for _ in 0..<40 {
        let point = Point(Double(random.next() % 3200) / 10, Double(random.next() % 4800) / 10)
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
