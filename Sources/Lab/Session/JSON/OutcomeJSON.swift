import Engine

/// What came of a command, in the members that the contract fixes.
struct OutcomeJSON {
  let scene: Scene
  var language = Language.english

  func encode(_ outcome: Outcome) -> JSON {
    switch outcome {
    case .moments(let runs): .object(("moments", .array(runs.map { encode($0) })))
    case .values(let values):
      .object(values.map { JSON.Member(name: $0.property.rawValue, value: encode($0.value)) })
    case .constraints(let constraints, _): encode(constraints)
    case .layout(let answer): encode(answer)
    case .session(let outcome): encode(outcome)
    case .notebook(let outcome): encode(outcome)
    case .lesson(let outcome): encode(outcome)
    case .done, .touch, .offer, .validation, .acceptance, .posted, .turns, .ignoring, .hit, .inside,
      .point,
      .rect, .chain, .firstResponder, .found, .value, .description, .queue:
      encode(outcome.members)
    }
  }

  func encode(_ part: OutcomePart) -> JSON {
    switch part {
    case .value(let value): encode(value)
    case .word(let word): .string(scene.text(of: word))
    case .list(let parts): .array(parts.map { encode($0) })
    case .finger, .delivery, .recognizer, .action, .outcome: encode(part.members)
    }
  }

  private func encode(_ members: [OutcomePart.Member]) -> JSON {
    .object(members.map { JSON.Member(name: $0.field.rawValue, value: encode($0.part)) })
  }

  /// Booleans and numbers as such, points, sizes and rects as objects.
  func encode(_ value: Value) -> JSON {
    switch value {
    case .bool(let bool): .bool(bool)
    case .number(let number): .number(number)
    case .point(let point): .encode(point)
    case .size(let size): .encode(size)
    case .rect(let rect): .encode(rect)
    case .insets(let insets): .encode(insets)
    case .text(let text): .string(text)
    case .transform, .transform3D, .words: .string(scene.text(of: value))
    case .objects(let objects): .array(objects.map { .string(scene.name(of: $0)) })
    case .object(let object): .name(object.map { scene.name(of: $0) })
    }
  }

  private func encode(_ run: MomentRun) -> JSON {
    var json =
      switch run.occasion {
      case .moment(let controller, let moment):
        JSON.object(
          ("controller", .string(controller)), ("moment", .string(moment.method)),
          ("command", .string(run.command)))
      case .call(let recognizer, let state):
        JSON.object(
          ("recognizer", .string(recognizer)), ("state", .string(state.rawValue)),
          ("command", .string(run.command)))
      }
    switch run.outcome {
    case .success(let outcome):
      json.add("status", .string("ok"))
      json.add("result", OutcomeJSON(scene: run.scene, language: language).encode(outcome))
    case .failure(let error):
      json.add("status", .string("error"))
      json.add("error", .encode(error, in: language))
    }
    return json
  }

  private func encode(_ outcome: SessionOutcome) -> JSON {
    switch outcome {
    case .rules(let rules):
      .object(
        RulebookPoint.table.map {
          JSON.Member(name: $0.name, value: encode($0.get(rules)))
        })
    case .language(let language): .object(("language", .string(language.rawValue)))
    case .graphics(let graphics): .object(("graphics", .string(graphics.rawValue)))
    case .log(let isOn): .object(("log", .bool(isOn)))
    case .changes(let changes, let before, let reason):
      .object(
        [JSON.Member(name: "changes", value: .array(changes.map { .strings($0) }))]
          + (before.map { [JSON.Member(name: "before", value: .string($0))] } ?? [])
          + [JSON.Member(name: "reason", value: .name(reason))])
    case .svg(let svg): .object(("svg", .string(svg)))
    }
  }

  private func encode(_ outcome: NotebookOutcome) -> JSON {
    switch outcome {
    case .cells(let commands, let first):
      .object(
        (
          "cells",
          .array(
            commands.enumerated().map {
              .object(("cell", .whole(first + $0)), ("command", .string($1)))
            })
        ))
    case .changed(let answers):
      .object(
        (
          "changed",
          .array(
            answers.map {
              .object(
                ("cell", .whole($0.number)), ("command", .string($0.command)),
                ("from", .string($0.from)), ("to", .string($0.to)))
            })
        ))
    case .takenBack(let commands): .object(("takenBack", .strings(commands)))
    case .doneAgain(let commands): .object(("doneAgain", .strings(commands)))
    case .imported(let result): result
    }
  }

  private func encode(_ outcome: LessonOutcome) -> JSON {
    switch outcome {
    case .judged(let answer):
      .object(
        ("correct", .bool(answer.isRight)), ("expected", .string(answer.expected)),
        ("misconception", .name(answer.misconception?.rawValue)),
        (
          "suspects",
          .array(
            answer.suspects.map {
              .object(
                ("id", .string($0.mistake.rawValue)),
                ("chance", .number(($0.chance * 100).rounded() / 100)))
            })
        ),
        ("over", .bool(answer.isOver)))
    case .compared(let mentioned, let points):
      .object(("mentioned", .whole(mentioned)), ("points", .whole(points)), ("over", .bool(false)))
    case .imported(let count): .object(("imported", .whole(count)))
    case .record(let record): record
    }
  }
}

extension JSON {
  static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
