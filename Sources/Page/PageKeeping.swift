import Desk
import Engine
import Lab
import Tutor

/// The notebook as a document, and back.
extension Laboratory {
  func cells() -> String {
    var cells: [JSON] = []
    var number = session.forgottenCells
    for (cell, reply) in session.answeredCells {
      number += 1
      var json = ReplyJSON(reply).encoded
      json.add("number", .number(Double(number)))
      if let note = cell.note { json.add("note", .string(note)) }
      cells.append(json)
    }
    return JSON.array(cells).encoded
  }

  func document() -> String {
    do throws(Stopped) {
      return JSON.object(("text", .string(try NotebookWriter(session).text()))).encoded
    } catch {
      return JSON.object().encoded
    }
  }

  /// What is wrong with it is said, and then nothing has changed.
  func open(_ text: String) -> String {
    let language = session.state.language
    do throws(DocumentError) {
      let document = try Document(text)
      let settings = try Settings(
        document.frontMatter, otherwise: Settings(language: language, shelf: shelf))
      live = nil
      do throws(Stopped) { try session.open(document.entries, in: settings.session.state) } catch {}
      return ending(.object())
    } catch {
      return ending(
        .object(
          ("error", .string(error.text(in: language))), ("line", .number(Double(error.line)))))
    }
  }

  /// Runs a document in a session of its own: which of its answers are others now.
  func check(_ text: String) -> String {
    do throws(DocumentError) {
      var answers: [JSON] = []
      for answer in try DocumentRun(Document(text), settings: Settings(shelf: shelf)) {
        answers.append(
          .object(
            ("command", .string(answer.exchange.command)),
            ("lines", .array(answer.lines.map { .string($0) })),
            ("json", .array(answer.replies.map { .string($0.json().encoded) }))))
      }
      return JSON.array(answers).encoded
    } catch {
      return JSON.object(("error", .string(error.english))).encoded
    }
  }
}

/// Hands over to the tutor what a page holds in place of files.
final class Handover {
  var progress: [UInt8] = []
  /// What the browser's clock shows.
  var now = Timestamp(seconds: 0)

  var files: LearnerFiles {
    LearnerFiles(
      lesson: { (path) throws(LintFinding) in
        throw LintFinding(
          path: path, line: nil,
          message: Spoken(english: "There are no files in a page.", chinese: "网页里没有文件。"))
      },
      progress: { (_, _) throws(Refusal) in self.progress })
  }
}

extension Laboratory {
  func lessons() -> String {
    JSON.array(
      shelf.lessons(in: session.state.language).map { lesson in
        .object(
          ("id", .string(lesson.id)), ("title", .string(lesson.title)),
          ("level", .number(Double(lesson.level))),
          ("rules", .array(lesson.rules.map { .string($0.rawValue) })))
      }
    ).encoded
  }

  /// The words are those of the prompt; neither is a cell.
  func learn(_ text: String) -> String {
    handover.progress = Array(text.utf8)
    defer { handover.progress = [] }
    var copy = Session(state: session.state)
    let replies = desk.run("progress import page", in: &copy)
    return ending(
      .object(("replies", .array(replies.map { ReplyJSON($0).encoded }))), replies)
  }

  func record() -> String {
    var copy = Session(state: session.state)
    let replies = desk.run("progress export json", in: &copy)
    return JSON.object(
      ("text", .string(replies.first.map { $0.text.joined(separator: "\n") } ?? ""))
    ).encoded
  }
}

extension Timestamp {
  /// Seconds since 1970, and how far east of Greenwich, in seconds.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let seconds = Double(parts[0]), seconds.isFinite,
      let east = Int(parts[1])
    else { return nil }
    self.init(seconds: seconds, secondsEast: east)
  }
}
