import Engine
import Lab

/// The author's gate: proves of lessons what a learner relies on.
public struct Lint {
  public private(set) var findings: [LintFinding] = []
  private let files: [LessonFile]
  /// Where ids were seen first.
  private var places: [String: String] = [:]
  private var twins = TwinLint()
  /// Lessons that are there besides, for what these need.
  private let others: () -> [Lesson]

  public init(_ files: [LessonFile], besides others: @escaping () -> [Lesson] = { [] }) {
    self.files = files
    self.others = others
    for file in files { check(file) }
    checkNeeds()
  }

  // MARK: One lesson

  private mutating func check(_ file: LessonFile) {
    let lesson = file.lesson
    if lesson.id != file.stem {
      note(file, line: 1, .idOfAnotherFile(lesson.id, stem: file.stem))
    }
    checkID(lesson.id, in: file, line: 1)
    checkCoverage(file)
    let translations = translations(of: file)
    var thread = Thread(lesson, language: .english)
    for (index, step) in lesson.steps.enumerated() {
      checkLength(of: step, in: file)
      for (file, lesson) in translations where lesson.steps[index].content != step.content {
        check(lesson.steps[index].content, on: thread.session.state, file)
      }
      switch step.content {
      case .nothing: break
      case .demonstration: break
      case .item(let item):
        checkID(item.id, in: file, line: step.line)
        let state = thread.session.state
        for message in ItemLint(item, on: state).messages + FairLint(item, on: state).messages {
          findings.append(
            LintFinding(path: file.path, line: step.line, message: message.about(item.id)))
        }
        if let twin = twins.twin(of: item) {
          findings.append(
            LintFinding(
              path: file.path, line: step.line,
              message: Spoken(LessonFault.twin(of: twin)).about(item.id)))
        }
      case .challenge(let challenge):
        checkID(challenge.id, in: file, line: step.line)
        for message in ChallengeLint(challenge, on: thread.session.state).messages {
          findings.append(
            LintFinding(path: file.path, line: step.line, message: message.about(challenge.id)))
        }
      }
      if let shown = thread.advance() { check(shown, in: file, line: step.line) }
    }
  }

  /// What there is of a lesson in other languages, and the lesson in each.
  private mutating func translations(of file: LessonFile) -> [(TranslationFile, Lesson)] {
    Language.offered.compactMap { language in
      let (found, failures) = file.translation(language)
      findings += failures
      guard let found else { return nil }
      let lint = TranslationLint(found.translation, of: file.lesson)
      findings += lint.findings.map { LintFinding(path: found.path, line: $0.line, $0.fault) }
      return (found, file.lesson.translated(by: found.translation, in: language))
    }
  }

  private mutating func check(
    _ content: Lesson.Content, on state: State, _ file: TranslationFile
  ) {
    let messages: [Spoken] =
      switch content {
      case .item(let item):
        ItemLint(translated: item, on: state).messages
          + FairLint(translated: item, on: state).messages
      case .challenge(let challenge):
        HintLint.messages(challenge.hints, hiding: challenge.solutions)
      case .demonstration, .nothing: []
      }
    let id = content.id ?? ""
    let line = file.translation.units.first { $0.name == id }?.line
    findings += messages.map { LintFinding(path: file.path, line: line, message: $0.about(id)) }
  }

  private mutating func check(_ shown: Thread.Shown, in file: LessonFile, line: Int) {
    if shown.demonstration.mustFail {
      if !shown.hasFailure {
        note(file, line: line, .nothingFails)
      }
      return
    }
    for fault in EchoLint.faults(of: shown) { note(file, line: line, fault) }
    for (command, replies) in shown.exchanges {
      guard let error = replies.lazy.compactMap({ $0.error }).first else { continue }
      note(file, line: line, .fails(command, error))
    }
  }

  /// Nobody reads for long before something is to be done.
  private mutating func checkLength(of step: Lesson.Step, in file: LessonFile) {
    let words = step.prose.map { $0.wordCount }.reduce(0, +)
    guard words > Lint.mostWords else { return }
    note(file, line: step.line, .tooLong(words: words, most: Lint.mostWords))
  }

  static let mostWords = 125

  private mutating func checkID(_ id: String, in file: LessonFile, line: Int) {
    let isKebab = id.allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
    }
    if !isKebab || id.isEmpty { note(file, line: line, .idIsNotKebab(id)) }
    if let first = places[id] { note(file, line: line, .idIsTaken(id, place: first)) }
    places[id] = "\(file.path):\(line)"
  }

  /// Each rule that a lesson claims to cover is cited in it.
  private mutating func checkCoverage(_ file: LessonFile) {
    let lesson = file.lesson
    var cited = Set(lesson.items.flatMap { $0.rules } + lesson.challenges.flatMap { $0.rules })
    cited.formUnion(Citations.rules(in: lesson.texts))
    for rule in lesson.rules where !cited.contains(rule) {
      note(file, line: 1, .uncited(rule))
    }
    if lesson.rules.isEmpty { note(file, line: 1, .coversNothing) }
  }

  // MARK: All lessons

  private mutating func checkNeeds() {
    var known: [String: [String]] = [:]
    for file in files.reversed() { known[file.lesson.id] = file.lesson.needs }
    let isWhole = files.allSatisfy { $0.lesson.needs.allSatisfy { known[$0] != nil } }
    if !isWhole {
      for lesson in others() where known[lesson.id] == nil { known[lesson.id] = lesson.needs }
    }
    for file in files {
      for need in file.lesson.needs where known[need] == nil {
        note(file, line: 1, .needsNone(need))
      }
      if reaches(file.lesson.id, from: file.lesson.needs, known) {
        note(file, line: 1, .needsItself)
      }
    }
  }

  private func reaches(_ goal: String, from start: [String], _ needs: [String: [String]]) -> Bool {
    var open = start
    var seen: Set<String> = []
    while let next = open.popLast() {
      if next == goal { return true }
      if seen.insert(next).inserted { open += needs[next] ?? [] }
    }
    return false
  }

  private mutating func note(_ file: LessonFile, line: Int, _ fault: LessonFault) {
    findings.append(LintFinding(path: file.path, line: line, fault))
  }

  // MARK: What is there

  public var items: Int { files.reduce(0) { $0 + $1.lesson.items.count } }
  public var challenges: Int { files.reduce(0) { $0 + $1.lesson.challenges.count } }

  /// The claims and the errors of the documents that no lesson covers.
  public var uncovered: [Rule] {
    let covered = Set(files.flatMap { $0.lesson.rules })
    return Rule.allCases.filter { $0.isFromDocuments && !covered.contains($0) }
  }
}

extension Lesson {
  /// All that a learner reads in it.
  var texts: [String] {
    steps.flatMap { step in step.prose.flatMap { $0.texts } + step.content.texts.map { $0.text } }
  }
}

/// The rules that a text cites: `[HT03, U-RC-05]`.
enum Citations {
  static func rules(in texts: [String]) -> [Rule] {
    texts.flatMap { text in
      text.utf8.split(whereSeparator: isMark).flatMap { word in
        // A range of rules has an ellipsis in the middle.
        word.allSatisfy { $0 < 0x80 }
          ? [rule(word)] : Substring(word).split(separator: "\u{2026}").map { rule($0.utf8) }
      }.compactMap { $0 }
    }
  }

  /// What stands in brackets and looks like the name of a rule, whether there is one or not.
  static func names(in text: String) -> [String] {
    text.split(separator: "[", omittingEmptySubsequences: false).dropFirst().flatMap { rest in
      String(rest.prefix { $0 != "]" }).listed.filter { item in
        guard let first = item.first, let last = item.last else { return false }
        return ("A"..."Z").contains(first) && ("0"..."9").contains(last)
      }
    }
  }

  /// What stands around the name of a rule.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: " "),
      UInt8(ascii: "`"):
      true
    default: false
    }
  }

  private static let named: [String: Rule] = Rule.allCases.reduce(into: [:]) {
    $0[$1.rawValue] = $1
  }

  /// Most words are none, and are told by their first and last letters.
  private static func rule(_ word: Substring.UTF8View) -> Rule? {
    guard let first = word.first, let last = word.last,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last)
    else { return nil }
    return named[String(Substring(word))]
  }
}
