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
    Self.confinement.run(files.count) { number in
      Array(grade(files[number], as: names[number], lesson, on: shelf, settings).encoded.utf8)
    } tell: { number, answer in
      _ = meter.step(
        PromptPhrase.checking(number, of: files.count, files[number]).text(in: language))
      do throws(Excuse) { book.add(try Self.grade(in: answer, language)) } catch {
        meter.clear()
        leaveOut(files[number], why: error.why, &book)
      }
    }
    meter.clear()
    return book
  }

  /// What one file may take, so that whatever is in it costs the class no more than its own row. A long lesson's
  /// transcript takes a hundredth of either.
  private static let confinement = Confinement(milliseconds: seconds * 1_000, megabytes: 1_024)
  private static let seconds = 10

  /// What a file comes to, for the process that asked: a grade, or in words why there is none.
  private func grade(
    _ path: String, as name: String, _ lesson: Lesson, on shelf: Shelf, _ settings: Settings
  ) -> JSON {
    do throws(HandedIn.Problem) {
      let events = try HandedIn(path: path).events(of: lesson.id, on: shelf, settings)
      let tasks = Gradebook(lesson).tasks
      return Grade(name, events, of: tasks).json(of: tasks)
    } catch {
      return .object(("why", .string(error.text(in: language))))
    }
  }

  private struct Excuse: Error {
    var why: String
  }

  private static func grade(
    in answer: Result<[UInt8], Confinement.Failure>, _ language: Language
  ) throws(Excuse) -> Grade {
    let problem: HandedIn.Problem
    switch answer {
    case .success(let bytes):
      let json = try? JSONReader.read(bytes)
      if let grade = json.flatMap({ Grade($0) }) { return grade }
      if let why = json?["why"]?.text { throw Excuse(why: why) }
      problem = .died
    case .failure(.tooLong): problem = .tooLong(seconds: seconds)
    case .failure(.died): problem = .died
    }
    throw Excuse(why: problem.text(in: language))
  }

  /// Of folders all that is in them.
  private func files(_ paths: [String], _ book: inout Gradebook) -> [String] {
    var files: [String] = []
    for path in paths {
      do throws(FileError) {
        let found = try DocumentFiles.find([path]) { _ in true }
        if found.isEmpty {
          leaveOut(path, why: HandedIn.Problem.emptyFolder.text(in: language), &book)
        }
        files += found
      } catch {
        leaveOut(path, why: error.problem.text(in: language), &book)
      }
    }
    return files
  }

  private func leaveOut(_ path: String, why: String, _ book: inout Gradebook) {
    book.leaveOut()
    Console.complain(PromptPhrase.leftOut(path.visible, why: why).text(in: language))
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
    let form: GradeForm =
      invocation.format == .json || output.hasSuffix(".json")
      ? .json : output.hasSuffix(".html") || output.hasSuffix(".htm") ? .html : .csv
    guard output != "-" else {
      Console.put(.table(book, form, in: language))
      return status
    }
    do throws(DocumentFileError) {
      try Exported(text: book.text(form, in: language)).write(to: output, force: invocation.forces)
    } catch {
      Console.complain(error.text(in: language))
      return .commandFailed
    }
    for line in book.summary(in: language) { Console.write(line.visible + "\n") }
    return status
  }
}
