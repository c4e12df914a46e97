import Desk
import Engine
import Lab
import Sessions
import Tutor

/// Any bytes as a lesson: read, linted, and gone through with answers to every step.
enum LessonTarget: FuzzTarget {
  static func take(_ bytes: [UInt8]) {
    guard bytes.count <= 20_000, let document = try? Document(bytes: bytes),
      !document.sessions.flatMap({ $0.exchanges }).contains(where: {
        $0.command.contains("how-to") || $0.command.contains("map")
      }), let lesson = try? Lesson(document)
    else { return }
    let lint = Lint([LessonFile(path: "lesson.md", lesson: lesson)])
    for finding in lint.findings {
      demand(!finding.message.chinese.isEmpty, "a finding says nothing")
    }
    goThrough(lesson)
  }

  private static func goThrough(_ lesson: Lesson) {
    var seconds = 0.0
    let classroom = Classroom(shelf: Shelf([lesson]), seed: 1) {
      seconds += 1
      return Timestamp(seconds: seconds)
    }
    var session = Session()
    var lines = ["lessons", "lesson \"\(lesson.id)\""]
    for step in 0..<min(lesson.steps.count, 12) {
      lines += [
        "answer view", "hint", step % 2 == 0 ? "solution" : "answer YES", "skip", "next",
        "why view",
      ]
    }
    lines += ["back", "leave", "review", "progress", "quiz", "answer B", "leave"]
    for line in lines {
      let replies = FrontDesk(classroom: classroom).run(line, in: &session)
      for reply in replies {
        let faults = ReplyFaults(of: reply, to: line).found
        demand(faults.isEmpty, faults.joined(separator: "\n") + "\n  after \(line)")
      }
    }
  }
}
