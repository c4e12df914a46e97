import Testing

@testable import Tutor

/// A journal that goes wrong on command.
private final class Fickle {
  var kept: [LearnerEvent] = []
  var news = JournalNews()
  private(set) var reads = 0

  var journal: LearnerJournal {
    LearnerJournal(read: { self.read() }, keep: { self.keep($0) })
  }

  private func take() -> JournalNews {
    defer { news = JournalNews() }
    return news
  }

  private func read() -> JournalNews {
    reads += 1
    return take()
  }

  private func keep(_ events: [LearnerEvent]) -> JournalNews {
    kept += events
    return take()
  }
}

@Suite struct LearnerTests {
  private let journal = Fickle()

  @Test func nothingIsOpenedBeforeItIsNeeded() {
    var learner = Learner(journal: journal.journal)
    #expect(journal.reads == 0)
    _ = learner.record()
    #expect(journal.reads == 1)
  }

  @Test func whatOthersKeptComesBeforeWhatIsNew() {
    var learner = Learner(journal: journal.journal)
    let others = LearnerEvent(
      time: Made.noon(9), place: Made.noon(9).seconds, fact: .cured(misconception: "m"))
    journal.news.events = [others]
    learner.remember(.skipped(item: "q"), at: Made.noon(3))
    #expect(learner.record().events.map { $0.fact } == [others.fact, .skipped(item: "q")])
    #expect(journal.kept.map { $0.fact } == [.skipped(item: "q")])
  }

  @Test func aNewJournalGetsEverything() {
    var learner = Learner(journal: journal.journal)
    learner.remember([.skipped(item: "a"), .skipped(item: "b")], at: Made.noon(1))
    journal.kept = []
    journal.news = JournalNews(complaint: .damaged(path: "p", keptAs: "q"), wantsAll: true)
    let record = learner.record()
    #expect(journal.kept == record.events && record.events.count == 2)
    #expect(learner.takeComplaint() == .damaged(path: "p", keptAs: "q"))
    #expect(learner.takeComplaint() == nil)
  }

  @Test func aComplaintDoesNotStopTheLesson() {
    var learner = Learner(journal: journal.journal)
    journal.news.complaint = .diskFull(path: "p")
    learner.remember(Made.answer(true), at: Made.noon(1))
    #expect(learner.record().totals.right == 1)
    #expect(learner.takeComplaint() == .diskFull(path: "p"))
  }

  @Test(arguments: [
    Complaint.cannotOpen(path: "/q/record", reason: "r"), .readOnly(path: "/q/record"),
    .diskFull(path: "/q/record"),
    .busy(path: "/q/record"), .damaged(path: "/q/record", keptAs: "/q/record.1"),
    .damagedInPlace(path: "/q/record"),
    .newer(path: "/q/record"), .foreign(path: "/q/record"),
    .unreadable(path: "/q/record", events: 1),
    .failed(path: "/q/record", reason: "r"),
  ])
  func aComplaintIsOneLineInEachLanguage(complaint: Complaint) {
    let (english, chinese) = (
      complaint.english, complaint.chinese
    )
    for text in [english, chinese] {
      #expect(text.contains("/q/record") && !text.contains("\n"))
    }
    #expect(english.allSatisfy { $0.isASCII } && chinese.hasSuffix("。"))
  }
}
