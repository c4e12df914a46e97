import Lab

/// The pictures of an export: which command each stands under, and how much there may be of them.
///
/// A picture is there where it tells something new: once after commands that only build, at the end of
/// their run, and after what the user did where the touch or the scene looks other than before.
struct Gallery {
  enum Kind {
    /// Parts of one page, which holds their style sheet.
    case parts
    /// Each a document of its own.
    case documents
  }

  enum Figure {
    case svg(String)
    /// There are no more from here on.
    case end
  }

  /// So many bytes are drawn in one export: every picture holds its whole scene again, so that they
  /// alone would grow with the square of the document.
  static let limit = 8 << 20

  /// Nil where the export has no pictures.
  private let kind: Kind?
  /// After the last command.
  private var last: State
  /// What was drawn last, or looks the same.
  private var shown: State
  private var drawing: String
  /// The part of the document that a picture is due in: its command was the last to change the look.
  private var due: Int?
  private var count = 0
  private var spent = 0

  init(_ kind: Kind?, of start: State) {
    self.kind = kind
    last = start
    shown = start
    drawing = kind == nil ? "" : start.drawing()
  }

  /// A command of a part has run.
  mutating func see(_ state: State, in part: Int, of parts: inout [Played.Part]) {
    guard kind != nil, spent < Self.limit else { return }
    let builds = state.differs(from: last) && state.lastEvent == last.lastEvent
    if !builds { endRun(of: &parts) }
    if !state.looksLike(last) { due = part }
    last = state
    if !builds { endRun(of: &parts) }
  }

  /// Something else begins: what was built up to here is shown.
  mutating func endRun(of parts: inout [Played.Part]) {
    guard let kind, let part = due else { return }
    due = nil
    guard spent < Self.limit, !last.looksLike(shown) else { return }
    shown = last
    let drawing = last.drawing()
    spent += drawing.utf8.count
    guard spent < Self.limit else { return parts[part].show(.end) }
    guard drawing != self.drawing else { return }
    self.drawing = drawing
    count += 1
    parts[part].show(.svg(kind == .parts ? last.drawing(part: count) : drawing))
  }
}

extension Played.Part {
  fileprivate mutating func show(_ figure: Gallery.Figure) {
    switch self {
    case .prose, .question: break
    case .building(let commands, figure: _): self = .building(commands, figure: figure)
    case .step(var step):
      step.figure = figure
      self = .step(step)
    }
  }
}
