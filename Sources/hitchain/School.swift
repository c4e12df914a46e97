import Desk
import Lab
import System
import Tutor

extension Invocation {
  /// The tutor, with the learner's record; of neither is anything read before it is needed.
  var classroom: Classroom {
    // A script with a seed is a rehearsal: the same each time, and nobody's progress.
    if let seed, !Console.inputIsTerminal, !task.isAboutRecord {
      return Classroom(
        shelf: shelf, rehearsing: seed,
        journal: .nowhere(telling: keepsProgress ? .rehearsed : nil),
        files: .onDisk)
    }
    return Classroom(
      shelf: shelf, journal: journal, seed: seed ?? .random(in: 0...(.max)), files: .onDisk,
      clock: { .now })
  }
}

extension Invocation {
  /// The learner's own lessons are where `--lessons` or `HITCHAIN_LESSONS` says, else in `lessons`
  /// where the program was started, if that is a folder.
  var shelf: Shelf {
    Shelf(
      folder: lessons ?? Console.environment("HITCHAIN_LESSONS").flatMap { $0.isEmpty ? nil : $0 }
        ?? (FileStatus("lessons")?.kind == .folder ? "lessons" : nil))
  }

  private var journal: LearnerJournal {
    guard keepsProgress, let folder = DataFolder.path else { return .nowhere() }
    return ProgressStore(folder: folder).journal
  }
}

extension Timestamp {
  static var now: Timestamp {
    let now = SystemClock.now
    return Timestamp(seconds: now.seconds, secondsEast: now.secondsEast)
  }
}
