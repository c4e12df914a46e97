import Engine

extension DecisionJSON {
  func parts(of scrolling: Scrolling, _ view: ViewID) -> Parts {
    let subject = JSON.string(scene.name(of: view))
    switch scrolling {
    case .locked(let axis):
      return Parts("scroll", subject, "locked", ("axis", .string(axis.rawValue)))
    case .sprangBack(let from, let to):
      return Parts("scroll", subject, "sprang-back", ("from", .encode(from)), ("to", .encode(to)))
    case .turnedPage(let from, let to):
      return Parts("scroll", subject, "turned-page", ("from", .encode(from)), ("to", .encode(to)))
    case .goesOn(let from, let to, let until):
      return Parts(
        "scroll", subject, "goes-on", ("from", .encode(from)), ("to", .encode(to)),
        ("until", .number(until)))
    case .cameToRest(let place):
      return Parts("scroll", subject, "came-to-rest", ("at", .encode(place)))
    case .stopped(let place, let finger):
      return Parts(
        "scroll", subject, "stopped", ("at", .encode(place)), ("finger", .whole(finger)))
    case .putsKeyboardAway: return Parts("scroll", subject, "puts-keyboard-away")
    case .zoomed(let content, let from, let to):
      return Parts(
        "scroll", subject, "zoomed", ("content", .string(scene.name(of: content))),
        ("from", .number(from)), ("to", .number(to)))
    case .cannotZoom(let reason):
      return Parts("scroll", subject, "cannot-zoom", ("reason", .string(reason.rawValue)))
    }
  }

  func parts(of event: RowEvent, _ cell: ViewID) -> Parts {
    let subject = JSON.string(scene.name(of: cell))
    switch event {
    case .asked(let question, let table, let answer):
      return Parts(
        "row", subject, answer ?? true ? "yes" : "no", ("question", .string(question.rawValue)),
        ("table", .string(scene.name(of: table))), ("answered", .bool(answer != nil)))
    case .highlighted: return Parts("row", subject, "highlighted")
    case .unhighlighted: return Parts("row", subject, "unhighlighted")
    case .deselected: return Parts("row", subject, "deselected")
    case .selected: return Parts("row", subject, "selected")
    case .accessoryTapped: return Parts("row", subject, "accessory-tapped")
    case .lost(let recognizer):
      return Parts("row", subject, "lost", ("to", .string(scene.name(of: recognizer))))
    case .notSelectable(let editing):
      return Parts("row", subject, editing ? "not-selectable-editing" : "not-selectable")
    case .swipedOpen: return Parts("row", subject, "swiped-open")
    case .swipeClosed: return Parts("row", subject, "swipe-closed")
    }
  }
}
