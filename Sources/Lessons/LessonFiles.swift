import Documents
import Lab
import Narration
import System
import Text
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
    var failures: [Finding] = []
    do throws(FileError) {
      for path in try DocumentFiles.find(paths) {
        do throws(Finding) {
          var slips: [LessonError] = []
          files.append(LessonFile(path: path, lesson: try lesson(at: path, slips: &slips)))
          failures += slips.map { Finding(path: path, line: $0.line, message: $0.message) }
        } catch {
          failures.append(error)
        }
      }
    } catch {
      failures.append(
        Finding(path: error.path, line: nil, message: error.problem.english))
    }
    return (files, failures)
  }

  public static func lesson(at path: String) throws(Finding) -> Lesson {
    var slips: [LessonError] = []
    let lesson = try lesson(at: path, slips: &slips)
    if let first = slips.first {
      throw Finding(path: path, line: first.line, message: first.message)
    }
    return lesson
  }

  private static func lesson(
    at path: String, slips: inout [LessonError]
  ) throws(Finding) -> Lesson {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try TextFile.read(path, limit: Document.megabyteLimit << 20)
    } catch {
      throw Finding(path: path, line: nil, message: error.problem.english)
    }
    return try lesson(bytes, path, slips: &slips)
  }

  private static var builtIn: [LessonFile] {
    Books.paths.filter { $0.hasPrefix("lessons/") }.compactMap { path -> LessonFile? in
      var slips: [LessonError] = []
      let bytes = Books.file(path) ?? []
      do throws(Finding) {
        return LessonFile(path: path, lesson: try lesson(bytes, path, slips: &slips))
      } catch {
        // The tests read every one of them.
        return nil
      }
    }
  }

  private static func lesson(
    _ bytes: [UInt8], _ path: String, slips: inout [LessonError]
  ) throws(Finding) -> Lesson {
    let document: Document
    do throws(DocumentError) { document = try Document(bytes: bytes) } catch {
      throw Finding(path: path, line: error.line, message: error.english)
    }
    do throws(LessonError) { return try Lesson(document, slips: &slips) } catch {
      throw Finding(path: path, line: error.line, message: error.message)
    }
  }
}
extension LearnerFiles {
  /// Those that the program may read.
  public static var onDisk: LearnerFiles {
    LearnerFiles(
      lesson: { (path) throws(Finding) in try Shelf.lesson(at: path) },
      progress: { (path, language) throws(Refusal) in
        do throws(FileError) {
          return try TextFile.read(path, limit: ProgressFile.sizeLimit)
        } catch {
          throw Refusal(code: "file", message: error.text(in: language))
        }
      })
  }
}
