import Documents
import Narration
import System

/// The lessons that the program was built with, and on top of them those of a folder. They are read
/// when they are first asked for.
public final class Shelf {
  private let folder: () -> String?
  private var loaded: [LessonFile]?
  /// Files that are no lessons, and why.
  public private(set) var failures: [Finding] = []

  /// A lesson of the folder goes before one of the same id that was built in; nil is no folder.
  public init(folder: @escaping @autoclosure () -> String?) { self.folder = folder }

  /// What is read already: for tests, and for documents that bring their own.
  public init(_ lessons: [Lesson]) {
    folder = { nil }
    loaded = lessons.map { LessonFile(path: $0.id + ".md", lesson: $0) }.inTeachingOrder
  }

  /// In the order in which they are taken.
  public var lessons: [Lesson] { files.map { $0.lesson } }

  public var files: [LessonFile] {
    if let loaded { return loaded }
    let (own, failures) = Self.read(folder().map { [$0] } ?? [])
    let ids = Set(own.map { $0.lesson.id })
    let files = (Self.builtIn.filter { !ids.contains($0.lesson.id) } + own).inTeachingOrder
    self.failures = failures
    loaded = files
    return files
  }

  public func lesson(_ id: String) -> Lesson? {
    lessons.first { $0.id == id }
  }

  // MARK: Reading

  /// The lessons that paths lead to, and what is wrong with those that are none.
  public static func read(_ paths: [String]) -> (files: [LessonFile], failures: [Finding]) {
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
        Finding(path: error.path, line: nil, message: error.problem.message(in: .english)))
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
      throw Finding(path: path, line: nil, message: error.problem.message(in: .english))
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
      throw Finding(path: path, line: error.line, message: error.message(in: .english))
    }
    do throws(LessonError) { return try Lesson(document, slips: &slips) } catch {
      throw Finding(path: path, line: error.line, message: error.message)
    }
  }
}

extension Finding: Error {}

extension [LessonFile] {
  /// Each after those that it needs; of those that could come next, the easiest, and then as `needs`
  /// and names have it.
  var inTeachingOrder: [LessonFile] {
    var rest = sorted { ($0.lesson.level, $0.lesson.id) < ($1.lesson.level, $1.lesson.id) }
    var done: Set<String> = []
    let known = Set(map { $0.lesson.id })
    var ordered: [LessonFile] = []
    while !rest.isEmpty {
      // In a circle nobody is ready: then the easiest goes first.
      let next =
        rest.firstIndex { $0.lesson.needs.allSatisfy { done.contains($0) || !known.contains($0) } }
        ?? 0
      let file = rest.remove(at: next)
      done.insert(file.lesson.id)
      ordered.append(file)
    }
    return ordered
  }
}
