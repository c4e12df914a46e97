import Desk
import Lab
import Tutor

extension Shelf {
  /// The lessons that the program was built with, and on top of them those of a folder. One of the
  /// folder goes before one of the same id that was built in; nil is no folder.
  public convenience init(folder: @escaping @autoclosure () -> String?) {
    self.init {
      let (own, failures) = Self.read(folder().map { [$0] } ?? [])
      let ids = Set(own.map { $0.lesson.id })
      return (Self.builtIn.filter { !ids.contains($0.lesson.id) } + own, failures)
    }
  }

  /// The lessons that paths lead to, and what is wrong with those that are none.
  public static func read(_ paths: [String]) -> Reading {
    var files: [LessonFile] = []
    var failures: [LintFinding] = []
    do throws(FileError) {
      var seen: Set<String> = []
      for found in try DocumentFiles.find(paths) {
        let path = lesson(translatedBy: found) ?? found
        guard seen.insert(path).inserted else { continue }
        do throws(LintFinding) {
          var slips: [LessonError] = []
          files.append(try file(at: path, slips: &slips))
          failures += slips.map { LintFinding(path: path, line: $0.line, message: $0.message) }
        } catch {
          failures.append(error)
        }
      }
    } catch {
      failures.append(
        LintFinding(path: error.path, line: nil, message: Spoken(error.problem)))
    }
    return (files, failures)
  }

  static func file(at path: String) throws(LintFinding) -> LessonFile {
    var slips: [LessonError] = []
    let file = try file(at: path, slips: &slips)
    if let first = slips.first {
      throw LintFinding(path: path, line: first.line, message: first.message)
    }
    return file
  }

  private static func file(
    at path: String, slips: inout [LessonError]
  ) throws(LintFinding) -> LessonFile {
    let lesson = try lesson(bytes(at: path), path, slips: &slips)
    return LessonFile(path: path, lesson: lesson) { language in
      translation(of: path, in: language) { path throws(LintFinding) in
        try FileStatus(path) == nil ? nil : bytes(at: path)
      }
    }
  }

  private static func bytes(at path: String) throws(LintFinding) -> [UInt8] {
    do throws(FileError) {
      return try TextFile.read(path, limit: Document.megabyteLimit << 20)
    } catch {
      throw LintFinding(path: path, line: nil, message: Spoken(error.problem))
    }
  }

  /// The lesson whose text a file holds in another language: `lessons/chain.md` of
  /// `lessons/zh-Hans/chain.md`.
  public static func lesson(translatedBy path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, Language(rawValue: String(parts[parts.count - 2])) != nil else {
      return nil
    }
    let lesson = (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/")
    return FileStatus(lesson)?.kind == .file ? lesson : nil
  }
}

extension LearnerFiles {
  /// Those that the program may read.
  public static var onDisk: LearnerFiles {
    LearnerFiles(
      lesson: { (path) throws(LintFinding) in try Shelf.file(at: path) },
      progress: { (path, language) throws(Refusal) in
        do throws(FileError) {
          return try TextFile.read(path, limit: ProgressFile.sizeLimit)
        } catch {
          throw Refusal(code: "file", message: error.text(in: language))
        }
      })
  }
}
