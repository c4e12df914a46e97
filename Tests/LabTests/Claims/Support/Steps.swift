import Engine
import Testing

@testable import Lab

// The words that demonstrations are written in. Each names the line it stands on when it fails.

typealias Place = SourceLocation

// MARK: Running

/// A new session on a scene, changed by some lines more.
func on(_ script: Script, _ lines: String..., at place: Place = #_sourceLocation) -> Step {
  Step { stage in
    stage.begin()
    for line in script.lines + lines { stage.run(line, at: place) }
  }
}

func run(_ lines: String..., at place: Place = #_sourceLocation) -> Step {
  Step { stage in for line in lines { stage.run(line, at: place) } }
}

/// The line is refused, and changes nothing.
func fails(_ line: String, _ code: String, at place: Place = #_sourceLocation) -> Step {
  Step { stage in
    let before = stage.scene
    let error = stage.attempt(line).last?.error
    stage.expect(error?.code, code, "the error of `\(line)`", at: place)
    stage.expect(stage.scene == before, true, "`\(line)` changes nothing", at: place)
  }
}

// MARK: Results

/// Runs a command and looks at one member of its result.
func expect(
  _ command: String, _ path: String, _ value: JSON, at place: Place = #_sourceLocation
) -> Step {
  Step { stage in
    stage.run(command, at: place)
    stage.expect(stage.result.value(at: path), value, "\(command): \(path)", at: place)
  }
}

/// Another member of the last result.
func also(_ path: String, _ value: JSON, at place: Place = #_sourceLocation) -> Step {
  Step { stage in stage.expect(stage.result.value(at: path), value, path, at: place) }
}

/// The hit-test view of a point in the window.
func hit(
  _ x: Double, _ y: Double, _ view: JSON, at place: Place = #_sourceLocation
) -> Step {
  expect("hit-test \(x) \(y)", "hitView", view, at: place)
}

/// The hit-test view of a point in a view's coordinates, with the whole window asked.
func hit(
  _ x: Double, _ y: Double, of owner: String, _ view: JSON, at place: Place = #_sourceLocation
) -> Step {
  Step { stage in
    stage.run("convert \(x) \(y) from \(owner) to nil", at: place)
    guard case .number(let wx)? = stage.result.value(at: "point.x"),
      case .number(let wy)? = stage.result.value(at: "point.y")
    else { return stage.fail("no point", at: place) }
    hit(wx, wy, view, at: place).perform(&stage)
  }
}

/// `save: → VC from button`: the actions of the last result, all of them, or none.
func sent(_ rows: String..., at place: Place = #_sourceLocation) -> Step {
  sent(rows, at: place)
}

func sent(_ rows: [String], at place: Place = #_sourceLocation) -> Step {
  Step { stage in
    let found = stage.result["actions"]?.elements.map { row in
      [row["selector"], row["target"], row["sender"]].map { $0?.text ?? "nil" }
    }.map { "\($0[0]) → \($0[1]) from \($0[2])" }
    stage.expect(found, rows, "actions", at: place)
  }
}

/// The states that a recognizer went through in the last command.
func states(
  _ recognizer: String, _ states: String..., at place: Place = #_sourceLocation
) -> Step {
  Step { stage in
    let row = stage.result["recognizers"]?.elements.first { $0["name"]?.text == recognizer }
    let found = row?["states"]?.elements.compactMap { $0.text }
    stage.expect(found, states, "states of \(recognizer)", at: place)
  }
}

// MARK: Decisions

/// The next decision of that kind, about whom and with what verdict; further ones come after it.
func trace(
  _ kind: String, _ subject: JSON, _ verdict: String, _ more: JSON = [:],
  rule: Rule? = nil, at place: Place = #_sourceLocation
) -> Step {
  Step { stage in
    stage.expectations += 1
    let fits = { (decision: JSON) in
      decision["kind"]?.text == kind && decision["subject"] == subject
        && decision["verdict"]?.text == verdict && decision.holds(more)
        && (rule == nil || decision["rule"]?.text == rule?.rawValue)
    }
    if let at = stage.decisions.indices.first(where: {
      $0 >= stage.cursor && fits(stage.decisions[$0])
    }) {
      stage.cursor = at + 1
      return
    }
    let rest = stage.decisions.dropFirst(stage.cursor).map { "\n    \($0)" }.joined()
    stage.fail("no decision \(kind) \(subject) \(verdict) \(more) in\(rest)", at: place)
  }
}

/// No decision of that kind, whatever its subject or, where one is given, of that subject.
func never(_ kind: String, _ subject: JSON? = nil, at place: Place = #_sourceLocation) -> Step {
  Step { stage in
    let found = stage.decisions.filter {
      $0["kind"]?.text == kind && (subject == nil || $0["subject"] == subject)
    }
    stage.expect(found, [], "decisions of kind \(kind)", at: place)
  }
}

/// How many decisions have that kind and verdict.
func count(
  _ kind: String, _ verdict: String, _ number: Int, at place: Place = #_sourceLocation
) -> Step {
  Step { stage in
    let found = stage.decisions.filter {
      $0["kind"]?.text == kind && $0["verdict"]?.text == verdict
    }
    stage.expect(found.count, number, "decisions \(kind) \(verdict)", at: place)
  }
}

/// `C inside`, `D hidden`: what every view asked said, in order.
func asked(_ views: String..., at place: Place = #_sourceLocation) -> Step {
  Step { stage in
    stage.expect(stage.decisions.compactMap { $0.answerOfView }, views, "asked", at: place)
  }
}

/// The search passed these views by.
func notAsked(_ views: String..., at place: Place = #_sourceLocation) -> Step {
  Step { stage in
    let asked = stage.decisions.filter { $0.answerOfView != nil || $0["kind"] == "hit-test" }
      .compactMap { $0["subject"]?.text }
    stage.expect(asked.isEmpty, false, "somebody was asked", at: place)
    stage.expect(asked.filter(views.contains), [], "asked", at: place)
  }
}

/// `C → E`: what every `hitTest` returned, in order.
func returned(_ answers: String..., at place: Place = #_sourceLocation) -> Step {
  Step { stage in
    let found = stage.decisions.filter { $0["kind"] == "hit-test" }
      .map { "\($0["subject"]?.text ?? "") → \($0["answer"]?.text ?? "nil")" }
    stage.expect(found, answers, "returned", at: place)
  }
}

/// `I forwarded`, `T handled`: who got a message, in order, and what each did.
func delivered(
  _ message: String, _ rows: String..., at place: Place = #_sourceLocation
) -> Step {
  Step { stage in
    let found = stage.decisions.filter {
      $0["kind"] == "delivery" && $0["message"]?.text == message
    }.map { "\($0["subject"]?.text ?? "") \($0["verdict"]?.text ?? "")" }
    stage.expect(found, rows, message, at: place)
  }
}

// MARK: The rest

/// The whole log of the last command, which its text has in one piece; addresses aside.
func log(_ lines: String..., at place: Place = #_sourceLocation) -> Step {
  Step { stage in
    stage.expect(stage.log.map { $0.withoutAddresses }, lines, "log", at: place)
    let text = stage.last?.text.map { $0.withoutAddresses } ?? []
    let isThere = text.indices.contains { text[$0...].starts(with: lines) }
    stage.expect(isThere, true, "the log is in the reply's text: \(text)", at: place)
  }
}

func logsLine(_ line: String, at place: Place = #_sourceLocation) -> Step {
  Step { stage in stage.expect(stage.log.contains(line), true, "logs \(line)", at: place) }
}

func logsNoLine(_ line: String, at place: Place = #_sourceLocation) -> Step {
  Step { stage in stage.expect(stage.log.contains(line), false, "logs \(line)", at: place) }
}

/// Something that no command asks.
func look(_ body: @escaping @Sendable (inout Stage) -> Void) -> Step {
  Step { stage in
    stage.expectations += 1
    if stage.mistake == nil { body(&stage) }
  }
}

extension JSON {
  /// Are all members of another object here, with the same values?
  func holds(_ other: JSON) -> Bool {
    guard case .object(let members) = other else { return false }
    return members.allSatisfy { self[$0.name] == $0.value }
  }

  /// `C inside`, where this decision is a view's own part in a search.
  var answerOfView: String? {
    guard let kind = self["kind"]?.text, ["point-inside", "gate"].contains(kind) else { return nil }
    return "\(self["subject"]?.text ?? "") \(self["verdict"]?.text ?? "")"
  }
}

extension String {
  /// `0x100024950` as `0x…`.
  var withoutAddresses: String {
    var parts = split(separator: "0x", omittingEmptySubsequences: false).map { String($0) }
    for at in parts.indices.dropFirst() {
      parts[at] = "…" + parts[at].drop { $0.isHexDigit }
    }
    return parts.joined(separator: "0x")
  }
}
