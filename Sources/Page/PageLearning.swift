import Lab
import Tutor

/// What is going on with the tutor.
extension Laboratory {
  var mode: JSON {
    var json: JSON
    switch classroom.mode {
    case .free: return .null
    case .lesson(let id, let step, let count):
      json = .object(
        ("kind", .string("lesson")), ("id", .string(id)), ("step", .number(Double(step))),
        ("of", .number(Double(count))))
    case .series(let kind, let step, let count):
      json = .object(
        ("kind", .string(kind)), ("step", .number(Double(step))), ("of", .number(Double(count))))
    }
    // Is there nothing to answer?
    json.add("goesOn", .bool(classroom.onlyGoesOn))
    if let challenge = classroom.challenge { json.add("task", task(challenge)) }
    return json
  }

  private func task(_ challenge: ChallengeStanding) -> JSON {
    .object(
      ("id", .string(challenge.id)), ("ask", .string(challenge.ask)),
      (
        "goals",
        .array(
          challenge.goals.map {
            .object(("text", .string($0.text)), ("isReached", .bool($0.isReached)))
          })
      ),
      ("keeps", .array(challenge.keeps.map { .string($0) })),
      ("broken", .array(challenge.broken.map { .string($0) })),
      ("isSolved", .bool(challenge.isSolved)),
      ("solution", challenge.solution.map { .string($0) } ?? .null))
  }
}
