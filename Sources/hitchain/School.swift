import Lab
import Narration
import Progress
import Tutor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Invocation {
  /// The tutor, with the learner's record; of neither is anything read before it is needed.
  var classroom: Classroom {
    // A script with a seed is a rehearsal: the same each time, and nobody's progress.
    if let seed, !Console.inputIsTerminal { return Classroom(shelf: shelf, rehearsing: seed) }
    return Classroom(
      shelf: shelf, journal: journal, seed: seed ?? .random(in: 0...(.max)), clock: { .now })
  }
}

extension Invocation {
  /// The learner's own lessons are where `--lessons` or `HITCHAIN_LESSONS` says, else in `lessons`
  /// where the program was started, if that is a folder.
  var shelf: Shelf {
    Shelf(
      folder: lessons ?? Console.environment("HITCHAIN_LESSONS").flatMap { $0.isEmpty ? nil : $0 }
        ?? (Console.isFolder("lessons") ? "lessons" : nil))
  }

  private var journal: any LearnerJournal {
    guard keepsProgress, let folder = DataFolder.path else { return Nowhere() }
    return ProgressStore(folder: folder)
  }
}

extension Timestamp {
  static var now: Timestamp {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var seconds = now.tv_sec
    var local = tm()
    localtime_r(&seconds, &local)
    return Timestamp(
      seconds: Double(now.tv_sec) + Double(now.tv_nsec) / 1e9, secondsEast: local.tm_gmtoff)
  }
}
