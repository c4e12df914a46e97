import Engine
import Lab
import System

/// What the line editor wants to know about the command language and about the scene as it is.
final class LanguageAssistant {
  private var state: State
  private var scene: Scene { state.scene }
  var language: Language { state.language }
  private let history: History
  /// The lessons there are: ids, and their titles.
  var lessons: (Language) -> [(id: String, title: String)] = { _ in [] }
  /// The choices of the question at hand.
  var answers: () -> [(text: String, detail: String)] = { [] }

  init(_ state: State, history: History) {
    self.state = state
    self.history = history
  }

  /// After a line has run.
  func look(at state: State) {
    self.state = state
  }

  var assistant: Assistant {
    Assistant(
      candidates: { self.candidates($0, cursor: $1) },
      styled: { Coloring(scene: self.scene).spans($0) },
      suggestion: { self.suggestion($0) })
  }

  private func candidates(_ text: String, cursor: Int) -> Assistant.Candidates {
    let (line, start) = Row.at(cursor, in: text)
    if let choices = choices(line, cursor: cursor - start) {
      return Assistant.Candidates(
        choices.candidates, range: (choices.start + start)..<cursor, wanted: nil)
    }
    let answer = completions(
      of: line, cursor: cursor - start, in: state,
      from: CompletionSources(
        files: FileCandidates(language: language).candidates,
        lessons: {
          self.lessons(self.language).map { Completion.Candidate(text: $0.id, detail: $0.title) }
        }))
    return Assistant.Candidates(
      answer.candidates.map { Assistant.Candidate($0.text, $0.detail) },
      range: (answer.range.lowerBound + start)..<(answer.range.upperBound + start),
      wanted: answer.hint)
  }

  /// After `answer` the choices that begin as the word at the cursor does.
  private func choices(
    _ line: String, cursor: Int
  ) -> (candidates: [Assistant.Candidate], start: Int)? {
    let typed = line.prefix(cursor)
    let words = typed.split(separator: " ", omittingEmptySubsequences: true)
    guard let first = words.first, commandWord(named: String(first)) == "answer",
      words.count > 1 || typed.last == " "
    else {
      return nil
    }
    let partial =
      typed.split(
        omittingEmptySubsequences: false, whereSeparator: { " ,、>".contains($0) }
      ).last ?? ""
    let fitting = answers().filter { $0.text.lowercased().hasPrefix(partial.lowercased()) }
    guard !fitting.isEmpty else { return nil }
    return (
      fitting.map { Assistant.Candidate($0.text, $0.detail) }, cursor - partial.count
    )
  }

  /// The newest line that began so, or the rest of the only word that fits.
  private func suggestion(_ text: String) -> String? {
    guard !text.contains("\n") else { return nil }
    let found = history.newest { $0.count > text.count && $0.hasPrefix(text) && !$0.contains("\n") }
    if let found { return String(found.text.dropFirst(text.count)) }
    let answer = completions(of: text, cursor: text.count, in: state)
    guard answer.candidates.count == 1, let only = answer.candidates.first,
      !answer.range.isEmpty
    else { return nil }
    let typed = text.suffix(answer.range.count)
    guard only.text.hasPrefix(typed), only.text.count > typed.count else { return nil }
    return String(only.text.dropFirst(typed.count))
  }
}

/// One of the lines of a text that goes over several; places are counted in characters.
enum Row {
  /// The line at a place, and where it starts. A line that goes on after `\` is one.
  static func at(_ place: Int, in text: String) -> (line: String, start: Int) {
    var start = 0
    for line in all(of: text) {
      if place <= start + line.count { return (line, start) }
      start += line.count + 1
    }
    return ("", place)
  }

  /// The lines; instead of `\` and the line's end after it there are spaces, so that every
  /// character keeps its place.
  static func all(of text: String) -> [String] {
    guard text.contains("\n") else { return [text] }
    var lines: [String] = []
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let last = lines.last, last.hasSuffix("\\") {
        lines[lines.count - 1] = last.dropLast() + "  " + row
      } else {
        lines.append(String(row))
      }
    }
    return lines
  }
}
