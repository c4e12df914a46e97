import Depth
import Engine
import Foundation
import Testing

@testable import Desk

/// The sixteen scenes stand in both languages, so that what they tell is a snapshot of the prose.
@Suite struct SceneTranscripts {
  private static let folder = Checkout.top.appendingPathComponent("transcripts")

  private static func files(_ isScene: (String) -> Bool) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter(isScene).sorted()
  }

  /// The kinds of decision that a document's replies come from.
  private static func kinds(in file: String) throws -> Set<String> {
    let bytes = try Data(contentsOf: folder.appendingPathComponent(file))
    var kinds: Set<String> = []
    for answer in try DocumentRun(Document(bytes: Array(bytes))) {
      for decision in answer.replies.flatMap({ $0.decisions }) {
        let mirror = Mirror(reflecting: decision.kind)
        kinds.insert(mirror.children.first?.label ?? "\(decision.kind)")
      }
    }
    return kinds
  }

  @Test func allSixteenAreThereInEnglish() throws {
    let numbers = try Self.files { $0.hasPrefix("s") && $0.contains("-") }
      .compactMap { $0.wholeMatch(of: /s(\d\d)-.*\.md/).map { String($0.1) } }
    #expect(numbers == (1...16).map { ($0 < 10 ? "0" : "") + String($0) })
  }

  /// Whatever the scenes tell in English they tell in Chinese.
  @Test func theSameIsToldInChinese() throws {
    var english: Set<String> = []
    for file in try Self.files({ $0.wholeMatch(of: /s\d\d-.*\.md/) != nil }) {
      english.formUnion(try Self.kinds(in: file))
    }
    let chinese = try Self.kinds(in: "scenes-zh-Hans.md")
    #expect(english.count > 30)
    #expect(english.subtracting(chinese) == [])
  }
}
