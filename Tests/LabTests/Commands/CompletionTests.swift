import Depth
import Engine
import Testing

@testable import Lab

/// `|` is the cursor.
@Suite struct CompletionTests {
  static func complete(_ line: String) -> Completion {
    let cursor = line.firstIndex(of: "|").map { line.distance(from: line.startIndex, to: $0) } ?? 0
    let text = line.filter { $0 != "|" }
    return completions(of: text, cursor: cursor, in: Sample.scene)
  }

  @Test(
    arguments: [
      ("ta|", ["tap"]), ("hitT|", ["hit-test"]), ("tap 5 5; ch|", ["chain"]),
      ("addSub|", ["move"]), ("post ta|", ["tap"]), ("post hit|", []),
      ("help ta|", ["tap"]), ("help beh|", ["behaviour"]),
      ("on K view-did-load do ta|", ["tap"]),
      // Objects of the right sort
      ("chain F|", ["F"]), ("require |", ["D", "T", "Z"]), ("key-window |", ["window"]),
      ("dismiss |", ["K", "controller"]), ("require T to-fail |", ["D", "T", "Z"]),
      ("add-target |", ["B", "D", "F", "P", "T", "Z"]), ("add-target B n|", ["nil"]),
      ("tap 5 5 in K.|", ["K.view"]), ("move A to K|", ["K"]),
      // Properties that the object has
      ("set B.en|", ["B.enabled"]), ("set B en|", ["enabled"]), ("set A en|", []),
      ("set T num|", ["numberOfTapsRequired", "numberOfTouchesRequired"]),
      ("set content|", ["contentSize", "contentOffset", "contentInset"]),
      ("set contentSize |", ["S"]),
      ("show A isH|", ["isHidden"]), ("unset win|", ["windowLevel", "windowScene", "window"]),
      ("add view N al|", ["alpha=", "allowsUserInteractionDuringAnimation="]),
      ("add view N cl|", ["clipsToBounds=", "class="]), ("add button N en|", ["enabled="]),
      ("add view N en|", []), ("add swipe-recognizer N to A dir|", ["direction="]),
      // Values
      ("set A hidden |", ["YES", "NO"]), ("set direction Z l|", ["left"]),
      ("set transform A r|", ["rotate"]), ("add button N enabled=|", ["YES", "NO"]),
      ("set inputView F n|", ["nil"]), ("rules nil-target=|", ["first-responder", "sender"]),
      ("rules doc|", ["documents"]), ("rules gates=hid|", ["hidden"]),
      ("remote toggle|", ["toggle-play-pause"]), ("explain HT01|", ["HT01"]),
      ("lang |", Language.offered.map { $0.rawValue }),
      // Keywords
      ("tap 5 5 |", ["count", "fingers", "in", "type"]),
      ("tap 5 5 in A |", ["count", "fingers", "type"]),
      ("drag 5 5 |", ["to"]), ("move A |", ["to"]), ("touch 1 b|", ["began"]),
      ("touch 1 began 5 5, 2 e|", ["ended"]), ("handle A touches t|", ["then"]),
      ("handle A touches then |", ["super", "next"]),
      (
        "override A hit-test |",
        ["nil", "self", "pass-through", "fallback", "redirect", "first", "except"]
      ),
      ("add tap-recognizer N |", ["to"]), ("add text-|", ["text-field", "text-view"]),
      ("on K viewDid|", ["view-did-load", "view-did-appear", "view-did-disappear"]),
      // Nothing to offer
      ("wait |", []), ("tap 5 5 # t|", []), ("type \"t|", []), ("tpa |", []), ("chain Q |", []),
      ("tree svg |", []), ("rename A |", []),
    ] as [(String, [String])])
  func offers(_ line: String, _ texts: [String]) {
    #expect(Self.complete(line).candidates.map { $0.text } == texts)
  }

  /// Of files and lessons the language knows only what it is told.
  static var sources: CompletionSources {
    CompletionSources(
      files: { typed in
        ["a.md", "b/", "my notes.md", "my plans.md", "say \"hi\".md"].filter { $0.hasPrefix(typed) }
          .map { Completion.Candidate(text: $0, detail: "file") }
      },
      lessons: { [Completion.Candidate(text: "touches", detail: "How touches travel")] })
  }

  @Test(
    "files and lessons",
    arguments: [
      ("open |", ["a.md", "b/", "my notes.md", "my plans.md", "say \"hi\".md"]),
      ("open a|", ["a.md"]), ("save b|", ["b/"]), ("export A|", []), ("tap 5 5; open a|", ["a.md"]),
      ("open my|", ["\"my notes.md\"", "\"my plans.md\""]), ("open \"my n|", ["\"my notes.md\""]),
      ("open s|", ["\"say \\\"hi\\\".md\""]), ("open \"b|", ["\"b/"]), ("save --|", ["--force"]),
      ("save a.md |", ["--force"]), ("lesson t|", ["touches"]), ("open # a|", []),
      // What a command holds
      ("edit 1 ta|", ["tap"]),
      (
        "edit 1 set al| ",
        [
          "alpha", "alignment", "allowsUserInteractionDuringAnimation", "allowableMovement",
          "allowedPressTypes", "allowedTouchTypes", "allowedScrollTypesMask",
          "alwaysBounceHorizontal", "alwaysBounceVertical", "allowsSelection",
          "allowsSelectionDuringEditing",
        ]
      ),
      ("edit 2 chain F|", ["F"]), ("on K view-did-load do set hidden A |", ["YES", "NO"]),
      ("edit 1 tap 5 5 |", ["count", "fingers", "in", "type"]),
    ] as [(String, [String])])
  func knowsFromOthers(_ line: String, _ texts: [String]) {
    let cursor = line.firstIndex(of: "|").map { line.distance(from: line.startIndex, to: $0) } ?? 0
    let found = completions(
      of: line.filter { $0 != "|" }, cursor: cursor, in: Sample.scene, from: Self.sources)
    #expect(found.candidates.map { $0.text }.sorted() == texts.sorted())
  }

  @Test(arguments: [
    ("ta|", 0..<2), ("tap |", 4..<4), ("set al| A 0.5", 4..<6), ("set A.al|", 4..<8),
    ("tap 5 5; ch|", 9..<11), ("add view 视图 al|", 12..<14), ("rules nil-target=s|", 17..<18),
    ("ta|p 5 5", 0..<2),
  ])
  func replaces(_ line: String, _ range: Range<Int>) {
    #expect(Self.complete(line).range == range)
  }

  @Test(arguments: [
    ("tap |", "a point (x y)"), ("wait |", "a time (0.5s, 500ms)"),
    ("set A alpha |", "a number from 0 to 1"), ("rename A |", "a name for the new object"),
    ("press-and-hold 5 5 |", "a time (0.5s, 500ms)"),
  ])
  func saysWhatCannotBeOffered(_ line: String, _ wanted: String) {
    #expect(Self.complete(line).wanted.first == wanted)
  }

  @Test(arguments: [
    ("chain F|", "UITextField"), ("set A alp|", "opacity, kept in single precision"),
    ("quit|", "leaves."),
  ])
  func candidatesAreDescribed(_ line: String, _ detail: String) {
    #expect(Self.complete(line).candidates.first?.detail == detail)
  }

  @Test func everyCommandIsOffered() {
    #expect(Self.complete("|").candidates.map { $0.text } == commandTable.map { $0.word })
  }

  /// Wherever the cursor stands in a right line, completing is safe and keeps within the line.
  @Test(arguments: rightBuilding + rightSetting + rightBehaviour + rightDoing + rightAsking)
  func everyCursorIsSafe(_ right: RightLine) {
    for cursor in stride(from: 0, through: right.line.count, by: Depth.isNightly ? 1 : 9) {
      let found = completions(of: right.line, cursor: cursor, in: Sample.scene)
      #expect(found.range.upperBound == cursor)
      #expect(found.candidates.count <= Offering.limit)
    }
  }
}
