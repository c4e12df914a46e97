import Engine

/// The names of what outcomes hold, as the contract has them.
public enum OutcomeField: String, Sendable {
  case hitView, window, path
  case fingers, finger
  case deliveries, to, message, handled, touches
  case recognizers, name, view, states
  case actions, selector, target, sender, event
  case handler, initial, offered, enabled
  case firstResponder, accepted
  case inside, point, rect, x, y, width, height
  case chain, found, value, description
  case length, events, ignoring
  case constraints, frame, ambiguous, missing
}

/// What an outcome holds under a field.
public enum OutcomePart: Equatable, Sendable {
  /// Of no object it is nobody.
  case value(Value)
  case word(WordID)
  case finger(Results.Finger)
  case delivery(Results.DeliveryRow)
  case recognizer(Results.RecognizerRow)
  case action(Results.ActionRow)
  /// Of an event's turn on the queue.
  case outcome(Outcome)
  case list([OutcomePart])

  typealias Member = (field: OutcomeField, part: OutcomePart)

  static let nobody = OutcomePart.value(.object(nil))

  static func whole(_ number: Int) -> OutcomePart { .value(.number(Double(number))) }
  static func view(_ view: ViewID?) -> OutcomePart { .value(.object(view.map { .view($0) })) }
  static func responder(_ responder: Responder?) -> OutcomePart {
    .value(.object(responder?.object))
  }
}

extension Outcome {
  /// In the contract's order. What is not about the scene has none.
  var members: [OutcomePart.Member] {
    switch self {
    case .done, .moments, .values, .session, .notebook, .lesson: []
    case .touch(let results, let firstResponder):
      [
        (.hitView, .view(results.hitView)),
        (.window, .view(results.fingers.first?.window ?? results.pointed?.window)),
        (.fingers, .list(results.fingers.map { .finger($0) })),
        (.deliveries, .list(results.deliveries.map { .delivery($0) })),
        (.handler, .responder(results.touchHandler)),
        (.recognizers, .list(results.recognizers.map { .recognizer($0) })),
        (.actions, .list(results.actions.map { .action($0) })),
        (.firstResponder, .responder(firstResponder)),
      ]
    case .offer(let results):
      [
        (.initial, .responder(results.initial)),
        (.offered, .list(results.offered.map { .responder($0) })),
        (.handler, .responder(results.handler)),
      ]
        + (results.recognizers.isEmpty
          ? [] : [(.recognizers, .list(results.recognizers.map { .recognizer($0) }))])
        + (results.actions.isEmpty
          ? [] : [(.actions, .list(results.actions.map { .action($0) }))])
    case .validation(let results, let isEnabled):
      Outcome.offer(results).members + [(.enabled, .value(.bool(isEnabled)))]
    case .acceptance(let isAccepted, let firstResponder):
      [
        (.accepted, .value(.bool(isAccepted))), (.firstResponder, .responder(firstResponder)),
      ]
    case .posted(let length): [(.length, .whole(length))]
    case .turns(let turns, let left):
      (turns.count == 1 ? turns[0].members : [(.handled, .list(turns.map { .outcome($0) }))])
        + [(.length, .whole(left))]
    case .ignoring(let isIgnoring): [(.ignoring, .value(.bool(isIgnoring)))]
    case .hit(let view, let path):
      [(.hitView, .view(view)), (.path, .list(path.map { .view($0) }))]
    case .inside(let isInside, let point):
      [(.inside, .value(.bool(isInside))), (.point, .value(.point(point)))]
    case .point(let point): [(.point, .value(.point(point)))]
    case .rect(let rect): [(.rect, .value(.rect(rect)))]
    case .chain(let chain): [(.chain, .list(chain.map { .responder($0) }))]
    case .firstResponder(let responder): [(.firstResponder, .responder(responder))]
    case .found(let responder): [(.found, .responder(responder))]
    case .value(let value): [(.value, .value(value))]
    case .description(let text): [(.description, .value(.text(text)))]
    case .constraints(let constraints, _): [(.constraints, .whole(constraints.count))]
    case .layout(let answer):
      [
        (.frame, .value(.rect(answer.frame))),
        (.ambiguous, .value(.bool(answer.parts.contains { $0.isAmbiguous }))),
        (.missing, .list(answer.missing.map { .value(.text($0.word)) })),
      ]
    case .queue(let queue):
      [
        (.length, .whole(queue.count)),
        (.events, .list(queue.map { .value(.text($0.kindOnQueue)) })),
      ]
    }
  }
}

extension OutcomePart {
  /// In the contract's order; of what has no parts none.
  var members: [Member] {
    switch self {
    case .value(let value): value.members
    case .word, .list: []
    case .finger(let row): [(.finger, .whole(row.finger)), (.hitView, .view(row.hitView))]
    case .delivery(let row):
      [
        (.to, .responder(row.to)), (.message, .value(.text(row.call.method))),
        (.handled, .value(.bool(row.response.isHandled))),
        (.touches, .list(row.fingers.fingers.map { .whole($0) })),
      ]
    case .recognizer(let row):
      [
        (.name, .value(.object(.recognizer(row.recognizer)))), (.view, .view(row.view)),
        (.states, .list(row.states.map { .value(.text($0.rawValue)) })),
      ]
    case .action(let row):
      [
        (.selector, .word(row.selector)), (.target, .value(.object(row.target))),
        (.sender, .value(.object(row.sender))),
        (.event, row.event.isEmpty ? .nobody : .value(.text(row.event.name))),
      ]
    case .outcome(let outcome): outcome.members
    }
  }
}

extension Value {
  fileprivate var members: [OutcomePart.Member] {
    func number(_ field: OutcomeField, _ number: Double) -> OutcomePart.Member {
      (field, .value(.number(number)))
    }
    return switch self {
    case .point(let point): [number(.x, point.x), number(.y, point.y)]
    case .size(let size): [number(.width, size.width), number(.height, size.height)]
    case .rect(let rect):
      [
        number(.x, rect.x), number(.y, rect.y), number(.width, rect.width),
        number(.height, rect.height),
      ]
    case .insets, .bool, .number, .transform, .transform3D, .text, .words, .object, .objects: []
    }
  }
}

extension Results {
  /// The first finger's, or the pointer's.
  var hitView: ViewID? { fingers.first?.hitView ?? pointed?.view }
}
