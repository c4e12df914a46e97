import Desk
import Engine
import Lab
import Tutor

/// What fingers do, as it happens: on a copy of the session, because what it will be called is known only
/// when they are done.
final class Live {
  /// What there was before the first of them landed, and what there is now.
  let before: Session
  var session: Session
  private(set) var lines: [String] = []
  private(set) var account = Account()

  init(_ session: Session) {
    before = session
    self.session = session
  }

  func run(_ line: String) -> [Reply] {
    let replies = FrontDesk().run(line, in: &session)
    if !replies.contains(where: { $0.isError }) {
      lines.append(line)
      for reply in replies { account.add(reply) }
    }
    return replies
  }

  /// The first of some lines that comes to the same; where there is none, what the fingers did.
  func condensed(_ offered: [String]) -> String {
    for line in offered {
      var copy = before
      var told = Account()
      let replies = FrontDesk().run(line, in: &copy)
      guard !replies.isEmpty, !replies.contains(where: { $0.isError }) else { continue }
      for reply in replies { told.add(reply) }
      if told == account, copy.state.scene.looksLike(session.state.scene) { return line }
    }
    return lines.joined(separator: "; ")
  }
}

/// Who heard what and who recognized what, in order.
struct Account: Equatable {
  private var told: [String] = []
  /// Who was told of the movement that is told at the end.
  private var movement: [String] = []

  /// A movement is one thing, in however many steps it was seen; each goes up a whole chain.
  mutating func add(_ reply: Reply) {
    for decision in reply.decisions {
      let told: String
      var isMovement = false
      switch decision.kind {
      case .hitView(let view): told = "hit \(reply.scene.name(of: view))"
      case .noHitView: told = "hit nobody"
      case .delivered(let to, let call, let outcome, _):
        told = "\(reply.scene.name(of: to)) \(call.method) \(outcome.isHandled)"
        isMovement = call == .touches(.moved)
      case .recognizer(let recognizer, _, let to, _):
        told = "\(reply.scene.name(of: recognizer)) \(to.rawValue)"
      case .controlEvent(let control, let event):
        told = "\(reply.scene.name(of: control)) \(event.name)"
      case .actionSent(let selector, let to, _, _):
        told = "\(reply.scene.name(of: to)) \(reply.scene.text(of: selector))"
      case .firstResponder(_, _, let to):
        told = "first " + (to.map { reply.scene.name(of: $0) } ?? "nobody")
      default: continue
      }
      if self.told.last == told || movement.contains(told) { continue }
      self.told.append(told)
      if isMovement { movement.append(told) } else { movement = [] }
    }
  }
}

extension Laboratory {
  func runLive(_ line: String) -> String {
    let running = live ?? Live(session)
    let replies = running.run(line)
    live = running
    return ending(
      .object(("replies", .array(replies.map { ReplyJSON($0).encoded }))), replies)
  }

  /// Runs what the fingers did once more, as what it is called.
  func settle(_ offered: String) -> String {
    guard let done = live else { return ending(.object()) }
    live = nil
    let line = done.condensed(offered.split(separator: "\n").map { String($0) })
    let replies = hear(line)
    return answers(to: replies, [("line", .string(line))])
  }
}
