import Lab

/// What a learner is told: lines, and what some of them are, by their place.
struct LessonLines: ExpressibleByArrayLiteral, Sendable {
  private(set) var lines: [String]
  private(set) var looks: [Int: LineLook] = [:]

  init(_ lines: [String] = []) { self.lines = lines }

  init(arrayLiteral lines: String...) { self.init(lines) }

  init(_ line: String, as look: LineLook) {
    self.init([line])
    looks[0] = look
  }

  /// A command, as it stands at the prompt.
  init(command: String) { self.init("  > " + command, as: .command) }

  init(picture: [StyledText]) {
    self.init(picture.map { $0.plain })
    for (place, line) in picture.enumerated() { looks[place] = .picture(line) }
  }

  /// With a blank line between two paragraphs, but for the items of a list.
  init(prose: [Paragraph], _ language: Language) {
    self.init()
    var before: Paragraph?
    for paragraph in prose {
      if let before, !(before.isListItem && paragraph.isListItem) { self += [""] }
      switch paragraph {
      case .heading(let text): self += LessonLines(text, as: .heading)
      case .text, .listItem, .code: self += LessonLines(paragraph.lines)
      case .aside:
        let word = LessonPhrase.asideWord.text(in: language)
        self += LessonLines(paragraph.lines.map { $0 + " · " + word })
      }
      before = paragraph
    }
  }

  var isEmpty: Bool { lines.isEmpty }

  static func += (all: inout LessonLines, more: LessonLines) {
    for (place, look) in more.looks { all.looks[all.lines.count + place] = look }
    all.lines += more.lines
  }

  /// With other lines before it.
  func after(_ lines: [String]) -> LessonLines {
    var all = LessonLines(lines)
    all += self
    return all
  }
}

extension [LessonLines] {
  /// Parts one after the other.
  var joined: LessonLines { reduce(into: []) { $0 += $1 } }

  /// Parts with a blank line between them; empty ones leave none.
  var spaced: LessonLines {
    reduce(into: []) { all, part in
      guard !part.isEmpty else { return }
      if !all.isEmpty { all += [""] }
      all += part
    }
  }
}

extension LessonAnswer {
  init(_ lines: LessonLines, outcome: LessonOutcome? = nil) {
    self.init(lines.lines, outcome: outcome)
    marks = lines.looks
  }
}
