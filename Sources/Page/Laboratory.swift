import Desk
import Engine
import Lab
import Tutor

/// One learner's desk in a page: a session, a tutor, and fingers that are on the screen.
final class Laboratory {
  var session = Session()
  let shelf: Shelf
  let classroom: Classroom
  let desk: FrontDesk
  /// Where the fingers on the screen have led, until they are done.
  var live: Live?
  /// What the page speaks, whatever old cells say.
  private var language = Language.english
  /// The scene that the page draws.
  private var shown: Scene?

  let handover: Handover

  /// Drills are drawn with the seed; a page takes another one each time it is opened.
  init(seed: UInt64) {
    let (shelf, handover) = (Shelf(builtIn: ()), Handover())
    self.shelf = shelf
    self.handover = handover
    classroom = Classroom(shelf: shelf, seed: seed, files: handover.files) { handover.now }
    desk = FrontDesk(classroom: classroom)
  }

  /// The first line of an answer is an object of the page's own; what follows are replies, one a line,
  /// as the contract has them.
  func answer(_ text: String) -> String {
    let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    let rest = end < text.endIndex ? String(text[text.index(after: end)...]) : ""
    guard let request = Request(rawValue: String(text[..<end])) else { return "{}" }
    switch request {
    case .clock:
      handover.now = Timestamp(rest) ?? handover.now
      return "{}"
    case .run: return run(rest)
    case .peek: return peek(rest)
    case .live: return runLive(rest)
    case .settle: return settle(rest)
    case .drop:
      live = nil
      shown = nil
      return ending(JSON.object())
    case .scene:
      shown = nil
      return ending(JSON.object())
    case .cells: return cells()
    case .document: return document()
    case .open: return open(rest)
    case .check: return check(rest)
    case .complete: return complete(rest)
    case .sentences: return sentences()
    case .compare: return compare(rest)
    case .readings: return readings()
    case .map: return map(step: Double(rest) ?? 4)
    case .lessons: return lessons()
    case .prepare:
      return JSON.object(("more", .bool(shelf.prepare(in: session.state.language)))).encoded
    case .learn: return learn(rest)
    case .record: return record()
    case .speak:
      speak(rest)
      return ending(JSON.object())
    }
  }

  // MARK: Running

  private func run(_ line: String) -> String {
    live = nil
    return answers(to: hear(line))
  }

  func hear(_ line: String) -> [Reply] { desk.run(line, in: &session) }

  /// With what the page must know to look as the session does now.
  func answers(to replies: [Reply], _ more: [(String, JSON)] = []) -> String {
    for reply in replies {
      if case .session(.language(let spoken)) = reply.outcome { language = spoken }
    }
    session.speak(language)
    var json = JSON.object(
      ("replies", .array(replies.map { ReplyJSON($0).encoded })))
    for (name, value) in more { json.add(name, value) }
    return ending(json, replies)
  }

  private func speak(_ tag: String) {
    guard let spoken = Language(tag: tag) else { return }
    language = spoken
    session.speak(spoken)
    live?.session.speak(spoken)
  }

  private func peek(_ line: String) -> String {
    var copy = live?.session ?? session
    let replies = FrontDesk().run(line, in: &copy)
    let json = JSON.object(("replies", .array(replies.map { ReplyJSON($0).encoded })))
    return text(json, replies)
  }

  // MARK: Answers

  /// What goes on is always told, the picture only where it has changed.
  func ending(_ json: JSON, _ replies: [Reply] = []) -> String {
    let state = (live?.session ?? session).state
    let scene = SceneJSON(state)
    var json = json
    json.add("moment", scene.moment)
    if shown?.looksLike(state.scene) != true {
      shown = state.scene
      json.add("picture", scene.picture)
    }
    json.add("mode", mode)
    json.add("rules", .string(state.rules == .documents ? "documents" : "uikit"))
    json.add("language", .string(language.rawValue))
    json.add("cells", .number(Double(session.cells.count)))
    return text(json, replies)
  }

  private func text(_ json: JSON, _ replies: [Reply]) -> String {
    ([json.encoded] + replies.map { $0.json().encoded }).joined(separator: "\n")
  }
}
