import Desk
import Lab
import System
import Tutor

/// `hitchain grade FILES… --against LESSON`: one table of what a class has handed in. Nothing leaves the
/// machine, and of a learner it tells the name that the file has.
struct GradeRun {
  private let invocation: Invocation
  private let language: Language

  init(_ invocation: Invocation) {
    self.invocation = invocation
    language = invocation.spoken
  }

  func run(_ paths: [String]) throws(UsageError) -> ExitStatus {
    guard let name = invocation.against else { throw .gradeAgainstWhat }
    var (shelf, id) = (invocation.shelf, name)
    if name.contains("/") || name.hasSuffix(".md") {
      do throws(LintFinding) {
        let file = try LearnerFiles.onDisk.lesson(name)
        (shelf, id) = (shelf.with(file), file.lesson.id)
      } catch {
        throw .noLesson(error.text(in: language))
      }
    }
    guard let lesson = shelf.lesson(called: id, in: language) else { throw .noLesson(name) }
    return write(grade(paths, against: lesson, on: shelf))
  }

  private func grade(_ paths: [String], against lesson: Lesson, on shelf: Shelf) -> Gradebook {
    var book = Gradebook(lesson)
    let settings = Settings(language: language, rules: invocation.rules, shelf: shelf)
    let files = self.files(paths, &book)
    let names = names(of: files)
    let meter = WorkMeter()
    for (number, path) in files.enumerated() {
      _ = meter.step(
        PromptPhrase.checking(number, of: files.count, path.visible).text(in: language))
      do throws(HandedIn.Problem) {
        book.add(names[number], try HandedIn(path: path).events(of: lesson.id, on: shelf, settings))
      } catch {
        meter.clear()
        leaveOut(path, error, &book)
      }
    }
    meter.clear()
    return book
  }

  /// Of folders all that is in them.
  private func files(_ paths: [String], _ book: inout Gradebook) -> [String] {
    var files: [String] = []
    for path in paths {
      do throws(FileError) {
        let found = try DocumentFiles.find([path]) { _ in true }
        if found.isEmpty { leaveOut(path, .emptyFolder, &book) }
        files += found
      } catch {
        leaveOut(path, .file(error.problem), &book)
      }
    }
    return files
  }

  private func leaveOut(_ path: String, _ problem: HandedIn.Problem, _ book: inout Gradebook) {
    book.leaveOut()
    Console.complain(PromptPhrase.leftOut(path, problem).text(in: language).visible)
  }

  /// A file's name without folder and ending; where two are the same, their paths.
  private func names(of files: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for file in files { counts[stem(of: file), default: 0] += 1 }
    return files.map { file in
      let stem = stem(of: file)
      return counts[stem] == 1 ? stem : file
    }
  }

  private func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private func write(_ book: Gradebook) -> ExitStatus {
    let status: ExitStatus = book.leftOut == 0 ? .fine : .commandFailed
    let output = invocation.output ?? "-"
    let text =
      invocation.format == .json || output.hasSuffix(".json")
      ? book.json.encoded + "\n"
      : output.hasSuffix(".html") || output.hasSuffix(".htm")
        ? book.html(in: language) : book.csv
    guard output != "-" else {
      Console.write(text)
      return status
    }
    do throws(DocumentFileError) {
      try Exported(text: text).write(to: output, force: invocation.forces)
    } catch {
      Console.complain(error.text(in: language))
      return .commandFailed
    }
    for line in book.summary(in: language) { Console.write(line.visible + "\n") }
    return status
  }
}
