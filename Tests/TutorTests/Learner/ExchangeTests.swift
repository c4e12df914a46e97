import Lab
import System
import Testing

@testable import Tutor

@Suite struct ExchangeTests {
  private func read(_ text: String) throws(ProgressFileError) -> [LearnerEvent] {
    try ProgressFile.events(in: Array(text.utf8))
  }

  @Test func whatIsExportedIsImported() throws {
    let record = Made.full
    #expect(LearnerRecord(try read(ProgressFile.text(of: record))) == record)
    #expect(LearnerRecord(try read(ProgressFile.json(of: record).encoded)) == record)
    #expect(try read(ProgressFile.text(of: LearnerRecord())).isEmpty)
  }

  @Test func everySortOfEventIsOneLine() {
    let record = Made.full
    #expect(Set(record.events.map { $0.fact.kind }).count == 9)
    let lines = ProgressFile.text(of: record).split(separator: "\n")
    #expect(lines.count == record.events.count + 2)
  }

  @Test func importingTwiceIsImportingOnce() throws {
    var learner = Learner()
    learner.remember(Made.answer(true, item: "mine"), at: Made.noon(20_000))
    let events = try read(ProgressFile.text(of: Made.full))
    #expect(try learner.merge(events) == events.count)
    let once = learner.record()
    #expect(once.events.count == events.count + 1)
    #expect(try learner.merge(events) == 0)
    #expect(learner.record() == once)
  }

  /// Of two events with one id one would be lost: then nothing is taken.
  @Test func whatContradictsTheRecordIsNotTaken() throws {
    var learner = Learner()
    _ = try learner.merge(read(Self.file()))
    let before = learner.record()
    let file = Self.file("\"level\":1}", "\"level\":2}")
    let events = try read(ProgressFile.text(of: Made.full)) + read(file)
    let error = #expect(throws: ProgressFileError.self) { try learner.merge(events) }
    #expect(error == ProgressFileError(nil, .idKnown(Self.id)))
    #expect(learner.record() == before)
  }

  @Test func mergingIsTheSameBothWays() throws {
    let (a, b) = (
      Made.full, Made.record([(20_001, Made.answer(true)), (30_000, Made.answer(false))])
    )
    var (first, second) = (a, b)
    first.add(b.events)
    second.add(a.events)
    #expect(first == second && first.sum == second.sum)
  }

  private static let id = "00000000000000010000000000000002"

  /// One event in the third line, with something else in place of a part of it.
  private static func file(_ part: String = "", _ other: String = "") -> String {
    let event =
      #"{"id":"\#(id)","time":5,"zone":0,"place":5,"kind":"hinted","item":"a","level":1}"#
    return "{\"format\":\"hitchain-progress\",\"version\":1,\n\"events\":[\n"
      + (part.isEmpty ? event : event.replacing(part, with: other)) + "]}"
  }

  @Test func theUntouchedFileIsSound() throws {
    #expect(
      try read(Self.file()) == [
        LearnerEvent(
          id: EventID(high: 1, low: 2), time: Timestamp(seconds: 5), place: 5,
          fact: .hinted(item: "a", level: 1))
      ])
  }

  @Test(arguments: [
    ("\"id\":\"\(id)\",", "", "id"), (id, "zz", "id"), (id, id + "0", "id"),
    ("\"time\":5", "\"time\":\"5\"", "time"), ("\"time\":5", "\"time\":-1", "time"),
    ("\"time\":5", "\"time\":1e300", "time"), ("\"time\":5", "\"time\":null", "time"),
    ("\"place\":5", "\"place\":1e15", "place"), ("\"place\":5,", "", "place"),
    ("\"zone\":0", "\"zone\":1.5", "zone"), ("\"zone\":0", "\"zone\":1e9", "zone"),
    ("hinted", "unheard-of", "kind"), ("\"kind\":\"hinted\",", "", "kind"),
    ("\"item\":\"a\"", "\"item\":7", "item"),
    ("\"item\":\"a\"", "\"item\":\"\\u001b[2J\"", "item"),
    // Names that turn text around, hide, or look like others.
    ("\"item\":\"a\"", "\"item\":\"\\u202ea\"", "item"),
    ("\"item\":\"a\"", "\"item\":\"\u{2066}a\"", "item"),
    ("\"item\":\"a\"", "\"item\":\"a\u{200B}\"", "item"),
    ("\"item\":\"a\"", "\"item\":\"a\u{AD}\"", "item"),
    ("\"item\":\"a\"", "\"item\":\"\u{FEFF}a\"", "item"),
    ("\"item\":\"a\"", "\"item\":\"a\u{2028}\"", "item"),
    ("\"item\":\"a\"", "\"item\":\"" + String(repeating: "x", count: 1_001) + "\"", "item"),
    ("\"level\":1", "\"level\":1e18", "level"), ("\"level\":1", "\"level\":-1", "level"),
    ("\"level\":1", "\"level\":0.5", "level"), ("\"level\":1", "\"level\":[]", "level"),
    ("hinted", "answered", "source"), ("hinted", "lesson-step", "lesson"),
  ])
  func aBadEventIsRefused(part: String, other: String, member: String) {
    #expect(
      throws: ProgressFileError(JSONError.Position(line: 3, column: 1), .badEvent(member: member))
    ) { try read(Self.file(part, other)) }
  }

  /// The same event twice is one; of two that differ nobody knows which is true.
  @Test func anIDNamesOneEvent() throws {
    let event =
      #"{"id":"\#(Self.id)","time":5,"zone":0,"place":5,"kind":"hinted","item":"a","level":1}"#
    #expect(try read(Self.file("}", "},\n" + event)) == read(Self.file()))
    let other = event.replacing("\"level\":1", with: "\"level\":2")
    let error = try #require(throws: ProgressFileError.self) {
      try read(Self.file("}", "},\n" + other))
    }
    #expect(error == ProgressFileError(JSONError.Position(line: 4, column: 1), .idTaken(Self.id)))
    for language in Language.allCases {
      #expect(error.text(in: language).contains(Self.id))
    }
  }

  @Test(arguments: [
    ("", 1, 1), ("null", 1, 1), ("[]", 1, 1), (#"{"format":"hitchain-progress""#, 1, 30),
    (#"{"format":"hitchain-progress","version":1,"events":{}}"#, 1, 52),
    (#"{"format":"hitchain-progress","version":1,"events":[]}}"#, 1, 55),
    (#"{"format":"hitchain-progress","version":1,"events":[[[[[[[[[[]]]]]]]]]]}"#, 1, 59),
    (#"{"format":"hitchain-progress","version":1,"events":[{"id":1,"id":2}]}"#, 1, 61),
  ])
  func whatIsNoJSONIsRefused(text: String, line: Int, column: Int) throws {
    let error = try #require(throws: ProgressFileError.self) { try read(text) }
    #expect(error.position == JSONError.Position(line: line, column: column))
    guard case .noJSON = error.reason else {
      Issue.record("\(error)")
      return
    }
  }

  @Test(arguments: [
    ("{}", ProgressFileError.Reason.otherFormat), (#"{"format":"other"}"#, .otherFormat),
    (#"{"format":"hitchain-progress","version":1}"#, .otherFormat),
    (#"{"format":"hitchain-progress","events":[]}"#, .otherFormat),
    (#"{"format":"hitchain-progress","version":0,"events":[]}"#, .otherFormat),
    (#"{"format":"hitchain-progress","version":3,"events":[]}"#, .newer),
    (#"{"format":"hitchain-progress","format":"x"}"#, .repeated("format")),
  ])
  func otherFilesAreRefused(text: String, reason: ProgressFileError.Reason) throws {
    let error = try #require(throws: ProgressFileError.self) { try read(text) }
    #expect(error.reason == reason)
    #expect(error.english != error.chinese)
  }

  @Test func aFileOutOfAllProportionIsRefused() {
    let bytes = [UInt8](repeating: 0x20, count: ProgressFile.sizeLimit + 1)
    #expect(throws: ProgressFileError(nil, .tooLarge(megabytes: 64))) {
      try ProgressFile.events(in: bytes)
    }
  }

  /// Older programs read what they can know.
  @Test func aFileHasTheLeastVersionThatHoldsIt() {
    let measured = Made.record([(1, .measured(minutes: 5))])
    #expect(ProgressFile.text(of: measured).contains("\"version\":2"))
    let others = Made.record([(1, Made.answer(true)), (1, .skipped(item: "s"))])
    #expect(ProgressFile.text(of: others).contains("\"version\":1"))
  }

  @Test func membersOfLaterVersionsAreLeftOut() throws {
    let text = Self.file("\"level\":1", "\"level\":1,\"mood\":{\"good\":true}")
      .replacing("\"version\":1", with: "\"version\":1,\"by\":[\"someone\"]")
    #expect(try read(text) == read(Self.file()))
  }
}
