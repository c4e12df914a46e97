import Lab
import Tutor

extension Shelf {
  /// Those that the program was built with, and nothing else: there may be no files to look for.
  public convenience init(builtIn: Void) {
    let pile = BuiltIn()
    self.init(reading: { (pile.all(), []) }, oneByOne: { pile.one() })
  }

  public static var builtIn: [LessonFile] { BuiltIn().all() }

  /// Read one by one, because a page has other things to do in between.
  private final class BuiltIn {
    private lazy var rest = Books.paths.filter {
      $0.utf8.count { $0 == UInt8(ascii: "/") } == 1 && $0.hasPrefix("lessons/")
    }[...]
    private var files: [LessonFile] = []

    func one() -> Bool {
      guard let path = rest.popFirst() else { return false }
      var slips: [LessonError] = []
      do throws(LintFinding) {
        let lesson = try Shelf.lesson(Books.file(path) ?? [], path, slips: &slips)
        files.append(
          LessonFile(path: path, lesson: lesson) { language in
            Shelf.translation(of: path, in: language) { Books.file($0) }
          })
      } catch {
        // The tests read every one of them.
      }
      return true
    }

    func all() -> [LessonFile] {
      while one() {}
      return files
    }
  }

  public static func lesson(
    _ bytes: [UInt8], _ path: String, slips: inout [LessonError]
  ) throws(LintFinding) -> Lesson {
    let document = try document(bytes, path)
    do throws(LessonError) { return try Lesson(document, slips: &slips) } catch {
      throw LintFinding(path: path, line: error.line, message: error.message)
    }
  }

  public static func document(_ bytes: [UInt8], _ path: String) throws(LintFinding) -> Document {
    do throws(DocumentError) { return try Document(bytes: bytes) } catch {
      throw LintFinding(path: path, line: error.line, message: Spoken(error))
    }
  }

  public static func translation(
    of path: String, in language: Language, read: (String) throws(LintFinding) -> [UInt8]?
  ) -> (file: TranslationFile?, failures: [LintFinding]) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    parts.insert(Substring(language.rawValue), at: parts.count - 1)
    let path = parts.joined(separator: "/")
    do throws(LintFinding) {
      guard let bytes = try read(path) else { return (nil, []) }
      let document = try document(bytes, path)
      do throws(LessonError) {
        return (TranslationFile(path: path, translation: try Translation(document)), [])
      } catch {
        throw LintFinding(path: path, line: error.line, message: error.message)
      }
    } catch {
      return (nil, [error])
    }
  }
}
