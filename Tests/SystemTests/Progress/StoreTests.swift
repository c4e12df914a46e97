import Foundation
import Testing
import Tutor

@testable import System

@Suite struct Storing {
  private let folder: RecordFolder

  init() throws { folder = try RecordFolder() }

  @Test func whatIsKeptIsReadAgain() {
    let facts: [LearnerEvent.Fact] = [
      .lessonStep(lesson: "gates", step: 2, of: 7),
      .answered(
        LearnerAnswer(
          item: "关\u{1F512}", rules: ["GT01", "ZZ99"], isRight: true, attempt: 2, hints: 1,
          sawSolution: true, misconception: "m", seconds: 1 / 3, source: .review, lesson: "gates")),
      .answered(LearnerAnswer(item: "", rules: [String](), isRight: false)),
      .hinted(item: "q", level: 3), .diagnosed(misconception: "m", item: "q"),
      .cured(misconception: "m"), .skipped(item: "q"), .challenge(item: "c", isSolved: true),
      .lessonDone(lesson: "gates"),
    ]
    var learner = folder.learner
    learner.remember(facts, at: Timestamp(seconds: 1_770_000_000.123, secondsEast: 28_800))
    #expect(learner.takeComplaint() == nil)
    #expect(folder.record == learner.record())
    #expect(folder.record.events.map { $0.fact } == facts)
  }

  @Test func lookingLeavesNoTrace() {
    var learner = folder.learner
    #expect(learner.record().isEmpty)
    #expect(folder.names.isEmpty)
  }

  @Test func nobodyElseMayRead() throws {
    let inner = folder.path + "/a/b"
    var learner = Learner(journal: ProgressStore(folder: inner).journal)
    learner.remember(.skipped(item: "q"), at: .noon(1))
    #expect(learner.takeComplaint() == nil)
    func mode(_ path: String) throws -> Int {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return try #require(attributes[.posixPermissions] as? Int)
    }
    #expect(try mode(folder.path + "/a") == 0o700)
    #expect(try mode(inner) == 0o700)
    for name in ["progress.sqlite", "progress.sqlite-wal", "progress.sqlite-shm"] {
      #expect(try mode(inner + "/" + name) == 0o600)
    }
  }

  @Test func theSameEventTwiceIsOne() {
    var learner = folder.learner
    learner.remember(.skipped(item: "q"), at: .noon(1))
    let events = learner.record().events
    #expect(folder.store.keep(events + events).complaint == nil)
    #expect(folder.record.events == events)
  }

  // MARK: Two programs at once

  @Test func twoProgramsKnowWhatTheOtherKept() {
    var (first, second) = (folder.learner, folder.learner)
    for number in 0..<10 {
      first.remember(.skipped(item: "a\(number)"), at: .noon(1))
      second.remember(.skipped(item: "b\(number)"), at: .noon(1))
    }
    let order = (0..<10).flatMap { ["a\($0)", "b\($0)"] }
    #expect(first.record().skipped == order)
    #expect(second.record() == first.record())
    #expect(folder.record == first.record())
  }

  @Test func manyAtOnceLoseNothing() async {
    await withTaskGroup { group in
      for writer in 0..<8 {
        group.addTask { [path = folder.path] in
          // On a slow disk the others take their time.
          let limits = Opening.Limits(patience: 60_000)
          var learner = Learner(journal: ProgressStore(folder: path, limits: limits).journal)
          for number in 0..<25 {
            learner.remember(.skipped(item: "\(writer)/\(number)"), at: .noon(1))
          }
        }
      }
    }
    #expect(Set(folder.record.skipped).count == 200)
  }

  /// The clock was set back by years while two programs ran: what came later stays later, for both
  /// and for one that starts anew, and what was learned counts as under the right clock.
  @Test func aClockSetBackChangesNothingThatIsKnown() {
    func answer(_ isRight: Bool) -> LearnerEvent.Fact {
      .answered(LearnerAnswer(item: "q", rules: ["HT03"], isRight: isRight))
    }
    let facts = [answer(false), answer(true), answer(true), answer(false), answer(true)]
    let wrong = [20_000, 20_004, 19_000, 18_999, 19_003]
    var (first, second) = (folder.learner, folder.learner)
    for (index, fact) in facts.enumerated() {
      if index.isMultiple(of: 2) {
        first.remember(fact, at: .noon(wrong[index]))
      } else {
        second.remember(fact, at: .noon(wrong[index]))
      }
    }
    let record = folder.record
    #expect(record.events.map { $0.time.day.number } == wrong)
    #expect(record.events.map { $0.fact } == facts)
    #expect(first.record() == record && second.record() == record)

    var right = LearnerRecord()
    for (index, fact) in facts.enumerated() {
      right.add(right.event(fact, at: .noon(20_000 + index * 4)))
    }
    #expect(record.mastery(of: .ht03).likelihood == right.mastery(of: .ht03).likelihood)
    #expect(record.totals == right.totals)
    // Nobody knows how long it was: what is known stays, and it comes again soon.
    let today = Day(number: wrong[4])
    let days = record.reviews(on: today).map { $0.day - today }
    #expect(days.count == 1 && days.allSatisfy { (1...10).contains($0) })
  }

  @Test func whatCannotBeWrittenNowIsWrittenLater() throws {
    let store = ProgressStore(folder: folder.path, limits: Opening.Limits(patience: 10))
    var learner = Learner(journal: store.journal)
    learner.remember(.skipped(item: "a"), at: .noon(1))
    let other = try folder.database()
    try other.run("BEGIN IMMEDIATE")
    learner.remember(.skipped(item: "b"), at: .noon(2))
    learner.remember(.skipped(item: "c"), at: .noon(3))
    #expect(learner.takeComplaint() == .busy(path: folder.file))
    #expect(learner.takeComplaint() == nil)
    #expect(learner.record().skipped == ["a", "b", "c"])
    #expect(folder.record.skipped == ["a"])
    learner.flush()
    #expect(folder.record.skipped == ["a"])
    try other.run("ROLLBACK")
    learner.flush()
    #expect(folder.record.skipped == ["a", "b", "c"])
    #expect(learner.takeComplaint() == nil)
  }

  @Test func aFileThatWasDeletedIsMadeAgain() throws {
    var learner = folder.learner
    learner.remember(.skipped(item: "a"), at: .noon(1))
    for name in folder.names {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    }
    learner.remember(.skipped(item: "b"), at: .noon(2))
    #expect(learner.takeComplaint() == nil)
    #expect(folder.record.skipped == ["a", "b"])
  }
}
