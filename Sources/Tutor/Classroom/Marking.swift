import Engine
import Lab
import Text

/// Marks that lines of a lesson carry on their way to a reply, in which they are data: no lesson's text
/// can hold such a scalar.
enum Mark: Unicode.Scalar, CaseIterable {
  case heading = "\u{F0001}"
  case command = "\u{F0002}"
  case picture = "\u{F0003}"

  func on(_ line: String) -> String {
    var marked = String.UnicodeScalarView([rawValue])
    marked += line.unicodeScalars
    return String(marked)
  }
}

extension LessonAnswer {
  /// The same with its marks as data. `drawn`: the lines of the pictures in it.
  func unmarked(_ drawn: [StyledText]) -> LessonAnswer {
    var answer = self
    var drawn = drawn[...]
    for (place, line) in text.enumerated() {
      guard let first = line.unicodeScalars.first, let mark = Mark(rawValue: first) else {
        continue
      }
      answer.text[place] = String(line.unicodeScalars.dropFirst())
      switch mark {
      case .heading: answer.marks[place] = .heading
      case .command: answer.marks[place] = .command
      case .picture: if let line = drawn.popFirst() { answer.marks[place] = .picture(line) }
      }
    }
    return answer
  }
}

extension [Paragraph] {
  /// As `spaced`, with its headings marked.
  var marked: [String] {
    let headings = Set(compactMap { if case .heading(let text) = $0 { text } else { nil } })
    return spaced.map { headings.contains($0) ? Mark.heading.on($0) : $0 }
  }
}

extension OpenTask {
  /// What it asks about, as a picture with the finger in it, where that is a touch at a point.
  func picture(on state: State) -> [StyledText] {
    guard case .question(let questions) = self, questions.isOpen else { return [] }
    return questions.current.picture(on: state)
  }
}

extension PosedQuestion {
  func picture(on state: State) -> [StyledText] {
    switch item.form {
    case .recall, .claims: return []
    case .choice, .predict, .multiple, .order: break
    }
    guard let point = question.experiment?.fingerPoint else { return [] }
    var asked = question.start
    asked.take(screenOf: state)
    return asked.picture(asking: point)
  }
}

extension Experiment {
  /// Where its finger comes down on the scene as it stands.
  fileprivate var fingerPoint: Point? { commands.first?.fingerPoint(in: start.scene) }
}
