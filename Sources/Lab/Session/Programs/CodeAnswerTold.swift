import Engine

extension CodeCall {
  /// Which code made a decision, and the value it rested on.
  var json: JSON {
    .object(
      ("class", .string(className)), ("method", .string(method)),
      ("line", .whole(answer?.line ?? line)), ("value", answer.map { .string($0.value) } ?? .null))
  }
}

/// What a reply says of the app's own code, in words and in the contract's members.
extension CodeAnswer {
  /// Paragraphs: what came of it first, then what did not run, then what was printed.
  func text(in language: Language, _ scene: Scene) -> [String] {
    var phrases: [CodePhrase] = []
    if let root {
      phrases.append(.root(root, made: made))
    } else {
      if !known.isEmpty, crash == nil { phrases.append(.known(known, adopted)) }
      if !made.isEmpty { phrases.append(.made(made)) }
    }
    if let crash { phrases.append(.crash(crash.reason, line: crash.line)) }
    if root == nil, !ran.isEmpty { phrases.append(.ran(ran)) }
    for (isSame, phrase) in groups {
      let all = notRun.filter { isSame($0.remark) }
      if !all.isEmpty { phrases.append(phrase(all)) }
    }
    for one in notRun {
      switch one.remark {
      case .supposed(let path, let taken):
        phrases.append(.supposed(path, taken, line: one.line))
      case .refused(let error):
        let problem = Problem.reading(error, in: scene).problem
        let reason = CommandError(problem, column: 1, length: 1).text(in: language)
        phrases.append(.refused(reason: reason, line: one.line))
      case .endless(let seconds): phrases.append(.endless(seconds: seconds))
      case .earlySelf: phrases.append(.earlySelf(line: one.line))
      case .notSimulated, .unknown, .misfit, .standIn, .assumed, .usual, .unread: break
      }
    }
    return (phrases + printed.map { .printed($0) }).map { $0.text(in: language) }
      + (value.map { [$0] } ?? [])
  }

  private typealias Group = ((CodeRemark) -> Bool, ([NotRun]) -> CodePhrase)

  private var groups: [Group] {
    [
      ({ if case .standIn = $0 { true } else { false } }, { .standIns($0) }),
      ({ if case .assumed = $0 { true } else { false } }, { .assumed($0) }),
      ({ if case .usual = $0 { true } else { false } }, { .usual($0) }),
      ({ if case .notSimulated = $0 { true } else { false } }, { .notSimulated($0) }),
      ({ if case .unknown = $0 { true } else { false } }, { .unknown($0) }),
      ({ if case .misfit = $0 { true } else { false } }, { .misfits($0) }),
      ({ $0.isCircular }, { .circular($0) }),
      ({ if case .unread = $0 { !$0.isCircular } else { false } }, { .unread($0) }),
    ]
  }

  /// Adds to what came of a command.
  func add(to result: inout JSON, pasted: Bool, _ language: Language, _ scene: Scene) {
    if pasted {
      result.add("root", .name(root))
      result.add("made", .strings(made))
    }
    if pasted || !ran.isEmpty {
      result.add(
        "ran",
        .array(
          ran.map { .object(("method", .string($0.method)), ("line", .whole($0.line))) }))
    }
    if pasted || !notRun.isEmpty {
      result.add(
        "notRun",
        .array(
          notRun.map {
            .object(
              ("line", .whole($0.line)), ("code", .string($0.remark.code)),
              ("text", .string($0.remark.name)))
          }))
    }
    result.add("printed", .strings(printed + (value.map { [$0] } ?? [])))
    if let crash {
      let reason =
        switch language.tongue {
        case .english: crash.reason.english
        case .chinese: crash.reason.chinese
        }
      result.add("crash", .object(("line", .whole(crash.line)), ("reason", .string(reason))))
    }
  }
}

extension CodeRemark {
  fileprivate var isCircular: Bool {
    if case .unread(.unmerged(.circularClass)) = self { true } else { false }
  }
}
