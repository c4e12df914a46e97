import Engine

extension DecisionJSON {
  func parts(of scrolling: Scrolling, _ view: ViewID) -> Parts {
    let subject = JSON.string(scene.name(of: view))
    switch scrolling {
    case .locked(let axis):
      return Parts("scroll", subject, "locked", ("axis", .string(axis.rawValue)))
    case .springsBack(let from, let to, let until):
      return Parts(
        "scroll", subject, "springs-back", ("from", .encode(from)), ("to", .encode(to)),
        ("until", .number(until)))
    case .turnsPage(let from, let to, let until):
      return Parts(
        "scroll", subject, "turns-page", ("from", .encode(from)), ("to", .encode(to)),
        ("until", .number(until)))
    case .goesOn(let from, let to, let until):
      return Parts(
        "scroll", subject, "goes-on", ("from", .encode(from)), ("to", .encode(to)),
        ("until", .number(until)))
    case .onItsWay(let place, let to):
      return Parts("scroll", subject, "on-its-way", ("at", .encode(place)), ("to", .encode(to)))
    case .tells(let moment): return parts(of: moment, subject)
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

  private func parts(of moment: ScrollMoment, _ subject: JSON) -> Parts {
    switch moment {
    case .willBeginDragging: Parts("scroll-delegate", subject, "will-begin-dragging")
    case .willEndDragging(let velocity, let target, let changed):
      Parts(
        "scroll-delegate", subject, "will-end-dragging", ("velocity", .encode(velocity)),
        ("target", .encode(target)), ("changed", changed.map { JSON.encode($0) } ?? .null))
    case .didEndDragging(let willDecelerate):
      Parts(
        "scroll-delegate", subject, "did-end-dragging", ("willDecelerate", .bool(willDecelerate)))
    case .willBeginDecelerating: Parts("scroll-delegate", subject, "will-begin-decelerating")
    case .didEndDecelerating: Parts("scroll-delegate", subject, "did-end-decelerating")
    case .didEndScrollingAnimation:
      Parts("scroll-delegate", subject, "did-end-scrolling-animation")
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
