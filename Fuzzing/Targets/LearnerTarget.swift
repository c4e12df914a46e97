import Engine
import Lab
import Sessions
import Tutor

/// Any bytes as a file of progress: what is taken can be written, read again and shown.
enum LearnerTarget: FuzzTarget {
  static func take(_ bytes: [UInt8]) {
    guard let events = try? ProgressFile.events(in: bytes) else {
      return checkComplaint(about: bytes)
    }
    let record = LearnerRecord(events)
    let text = ProgressFile.text(of: record)
    do {
      let again = LearnerRecord(try ProgressFile.events(in: Array(text.utf8)))
      demand(again == record, "a record is another one when it is read again")
    } catch {
      demand(false, "a record cannot be read again: \(error.english)\n\(text)")
    }
    demand(LearnerRecord(events.reversed()) == record, "the order of the events matters")
    show(record)
  }

  private static func checkComplaint(about bytes: [UInt8]) {
    do { _ = try ProgressFile.events(in: bytes) } catch {
      for language in Language.allCases {
        let text = error.text(in: language)
        demand(!text.isEmpty && !text.isTreacherous(), "raw: \(text.debugDescription)")
      }
    }
  }

  private static func show(_ record: LearnerRecord) {
    let day = record.events.last?.time.day ?? Timestamp(seconds: 0).day
    let page = ProgressPage(
      record, today: day, lessons: record.events.prefix(9).map { ($0.id.text, "A lesson") },
      rules: Array(Rule.allCases.prefix(20)), titleOfMisconception: { $0 })
    for language in Language.allCases {
      for line in page.text(in: language, width: 60) {
        demand(!line.visible.isTreacherous(), "raw: \(line.debugDescription)")
      }
    }
  }
}
