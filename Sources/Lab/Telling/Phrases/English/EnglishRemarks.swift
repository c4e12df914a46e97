import Engine

extension EnglishPhrasebook {
  static func sentence(_ remark: Remark, _ names: Names) -> String {
    switch remark {
    case .nobodyHit(let doing): "Nobody gets the \(name(doing)): no view takes a touch there."
    case .handled(let doing, let hit, let responder):
      responder == .view(hit)
        ? "\(names[hit]) gets the \(name(doing)) and handles it."
        : "\(names[hit]) gets the \(name(doing)); \(names[responder]) handles it."
    case .tracked(let doing, let hit, let control):
      control == .view(hit)
        ? "\(names[hit]) gets the \(name(doing)) and tracks it itself, as controls do."
        : "\(names[hit]) gets the \(name(doing)); \(names[control]), a control, tracks it."
    case .kept(let doing, let hit, let scrollView):
      scrollView == .view(hit)
        ? "\(names[hit]) gets the \(name(doing)) and keeps it, as scroll views do."
        : "\(names[hit]) gets the \(name(doing)); it ends at \(names[scrollView]), a scroll view, which "
          + "keeps touches."
    case .acted(let doing, let hit, let sending):
      "\(names[hit]) gets the \(name(doing))"
        + (sending.sender == .view(hit) ? " and" : sending.sender.map { "; \(names[$0])" } ?? "")
        + " sends \(names[sending.action]) to \(names[sending.target])\(often(sending))."
    case .unhandled(let doing, let hit):
      "Nobody handles the \(name(doing)): \(names[hit]) gets it, and the whole chain passes it on."
    case .beginUnhandled(let doing, let hit):
      "\(names[hit]) gets the \(name(doing)), and nobody handles its touchesBegan."
    case .dismisses(let doing, let hit, let controller):
      "The \(name(doing)) on \(names[hit]) dismisses \(names[controller])."
    case .shows(let doing, let hit, let controller):
      "The \(name(doing)) on \(names[hit]) shows \(names[controller])."
    case .goesBack(let doing, let hit, let controller):
      "The \(name(doing)) on \(names[hit]) goes back from \(names[controller])."
    case .textTapped(let doing, let hit, let input):
      input == hit
        ? "\(names[hit]) gets the \(name(doing)) and takes it itself, as text inputs do."
        : "\(names[hit]) gets the \(name(doing)); \(names[input]), a text input, takes it."
    case .rowSelected(let doing, let hit, let row):
      "\(names[hit]) gets the \(name(doing)), and its "
        + (names.scene.isItem(row) ? "collection view" : "table") + " selects "
        + (row == hit
          ? "it." : "the \(names.scene.isItem(row) ? "item" : "row") \(names[row]).")
    case .recognized(let doing, let hit, let recognizer):
      recognized(doing, hit: hit, by: recognizer, names)
    case .together(let recognizers):
      "\(list(recognizers.map { names[$0] })) recognize together: one delegate's YES to "
        + "shouldRecognizeSimultaneously is enough, whatever the other's says."
    case .leavesTouches(let recognizer, let view):
      "\(names[view]) gets its touches all the same: \(names[recognizer])'s cancelsTouchesInView is NO."
    case .undecided(let doing, let hit, let recognizer):
      "The \(name(doing)) on \(names[hit]) is not decided yet: \(names[recognizer]) may still "
        + "recognize it."
    case .hitButSilent(_, let hit, let finger?):
      "Finger \(finger) hits \(names[hit]), which is told nothing of that finger."
    case .hitButSilent(let doing, let hit, nil):
      "\(names[hit]) is hit, but is told nothing of the \(name(doing))."
    case .waiting(let doing, let hit):
      "\(names[hit]) is hit, but the \(name(doing)) is held back from it for now."
    case .fingerLands(let finger, let view):
      view.map { "Finger \(finger) lands on \(names[$0])." }
        ?? "Finger \(finger) lands on nothing."
    case .pointing(let decision): pointing(decision, names)
    case .wouldHit(let view):
      view.map { "A touch here goes to \(names[$0])." } ?? "A touch here goes to nobody."
    case .answers(let root, let view):
      view.map { "\(names[root])'s hitTest answers \($0 == root ? "itself" : names[$0])." }
        ?? "\(names[root])'s hitTest answers nil."
    case .pointAnswer(let view, let point, let isInside, let isOverridden):
      (isInside ? "YES: " : "NO: ")
        + (isOverridden
          ? "\(names[view])'s overridden pointInside says so of \(Numbers.text(point))."
          : "\(Numbers.text(point)) is \(isInside ? "inside" : "outside") \(names[view])'s bounds.")
    case .wayDown(let views):
      "The way down: "
        + names.shortened(views.map { names[$0] }, more: moreLinks).joined(separator: " → ") + "."
    case .eventHandled(let type, let responder):
      "\(names[responder]) handles \(known(type))."
    case .eventUnhandled(let type): "Nobody handles \(known(type))."
    case .eventRecognized(let type, let recognizer):
      "\(names[recognizer]) recognizes \(known(type))."
    case .eventUndecided(let type, let recognizer):
      "Nothing is decided about \(known(type)) yet: \(names[recognizer]) may still recognize it."
    case .keyHandled(let key, let responder): "\(names[responder]) performs \(names[key])."
    case .keyUnhandled(let key):
      "Nobody in the chain has a key command for \(names[key]), and nobody handles the press."
    case .menuHandled(let command, let responder):
      "\(names[responder]) performs \(names[command])."
    case .menuUnhandled(let command): "Nobody in the chain can perform \(names[command])."
    case .actionFound(let action, let target): "\(names[target]) gets \(names[action])."
    case .actionLost(let action): "\(names[action]) reaches nobody."
    case .chain(let chain): names.path(chain, more: moreLinks)

    case .closed(let view, let gates, let alpha):
      closed(names[view], by: gates, alpha: alpha, rules: names.rules)
    case .closedAlike(let views, let gates, let alpha):
      closedAlike(views.map { names[$0] }, by: gates, alpha: alpha, rules: names.rules)
    case .moreInside(let more, let last):
      "…and \(count(more, "more view")) on the way down, to \(names[last]), "
        + "\(more == 1 ? "contains" : "contain") the point."
    case .moreOutside(let more):
      "…and \(count(more, "more view")) \(more == 1 ? "does" : "do") not contain the point."
    case .moreLinks(let more): "…and \(count(more, "more link"))."
    case .moreClosed(let more):
      "…and \(count(more, "more view")) \(more == 1 ? "is" : "are") passed over."
    case .answerPassedOn(let view, let views):
      "The answer \(names[view]) goes up unchanged through "
        + list(names.shortened(views.map { names[$0] }, more: moreLinks)) + "."
    case .behind(let view, let hit, let isUnhandled):
      "\(names[view]) contains the point too, but lies behind \(names[hit]), which is asked first: "
        + "the first answer ends the search."
        + (isUnhandled
          ? " A touch that nobody handles goes up the chain, and never falls through to "
            + "\(names[view])." : "")
    case .sticksOut(let view, let parent):
      "\(names[view]) contains the point too, but sticks out of \(names[parent]) there. "
        + "\(names[parent]) is asked first and says NO, whatever its clipsToBounds."
    case .shutOut(let view, let parent):
      "\(names[view]) contains the point too, but \(names[parent]) is asked first, and its "
        + "overridden pointInside says NO."

    case .walk(let walk): self.walk(walk, names)
    case .offers(let recognizers):
      "\(list(recognizers.map { names[$0] })) see the touch before any view does. Recognizers are "
        + "no responders, and not in the chain."
    case .takings(let number, let finger, let view, let recognizer, let isHeard):
      takings(number, finger: finger, from: names[view], by: names[recognizer], isHeard: isHeard)
    case .sentOften(let sending): sent(sending, names)
    case .tapCounted(let finger, let number):
      (finger == 1 ? "The" : "Finger \(finger)'s") + " tapCount is \(number): "
        + "\(count(number - 1, "tap")) came just before, close by."
    case .unheard(let control, let event):
      "\(names[control]) has no target yet: its \(event.name) calls nobody."
    case .staysFirst(let first, let touched):
      "\(names[first]) stays first responder: a touch on \(names[touched]) does not change that."
    case .lacking(let action, let responders):
      list(names.shortened(responders.map { names[$0] }, more: moreLinks))
        + (responders.count == 1
          ? " is asked for \(names[action]) and does not have it."
          : " are asked for \(names[action]) in turn, and none of them has it.")
    case .moreDecisions(let more):
      "…and \(count(more, "more decision")): explain tells them all."
    case .stepsTellTheRest:
      "What is only counted here, `explain step` tells one decision at a time."
    case .again(let times, let place):
      "The same again, \(count(times, "more time"))"
        + (place.map { ", until the finger is at \(Numbers.text($0))." } ?? ".")
    }
  }

  private static func recognized(
    _ doing: Doing, hit: ViewID, by recognizer: RecognizerID, _ names: Names
  ) -> String {
    let gesture = name(doing, taps: names.scene[recognizer].numberOfTapsRequired)
    guard let owner = names.scene[recognizer].view, owner != hit else {
      return "\(names[recognizer]) recognizes the \(gesture) on \(names[hit])."
    }
    let place = names.scene[recognizer].origin == .user ? ", on \(names[owner])," : ""
    return "\(names[recognizer])\(place) recognizes the \(gesture); the hit-test view is "
      + "\(names[hit])."
  }

  static func name(_ doing: Doing) -> String {
    switch doing {
    case .tap: "tap"
    case .touch: "touch"
    case .press: "long press"
    case .drag: "drag"
    case .swipe: "swipe"
    case .pinch: "pinch"
    case .rotation: "rotation"
    case .scroll: "scroll"
    case .hover: "pointer"
    }
  }

  private static func name(_ doing: Doing, taps: Int) -> String {
    switch (doing, taps) {
    case (.tap, 2): "double tap"
    case (.tap, 3): "triple tap"
    default: name(doing)
    }
  }

  static func moreLinks(_ number: Int) -> String { "… \(number) more …" }

  private static func walk(_ walk: Walk, _ names: Names) -> String {
    let calls = list(walk.calls.map { $0.method }) + of(walk.fingers)
    let isOne = walk.calls.count == 1
    let path = names.path(walk.path, more: moreLinks)
    let way =
      walk.path.count == 1
      ? "\(calls) \(isOne ? "goes" : "go") to \(path)"
      : "\(calls) \(isOne ? "goes" : "go") up \(path)"
    let handlers = list(walk.handlers.map { names[$0] })
    let it = isOne ? "it" : "them"
    switch walk.end {
    case .stopped where walk.isTracked: return way + ", a control, which passes nothing on."
    case .stopped where walk.isKept && walk.handlers.count == 1:
      return way + ", a scroll view, which keeps \(it) and passes nothing on."
    case .stopped where walk.handlers.count > 1:
      return way + ": \(handlers) handle \(it), each but the last passing \(it) on."
    case .stopped where walk.path.count == 1: return way + ", which handles \(it)."
    case .stopped: return way + ": \(handlers) handles \(it)."
    case .discarded where walk.handlers.isEmpty:
      return way
        + (isOne
          ? ": nobody implements it, and it is discarded."
          : ": nobody implements them, and they are discarded.")
    case .discarded:
      return way + ": \(handlers) \(walk.handlers.count == 1 ? "handles" : "handle") \(it) and "
        + "\(walk.handlers.count == 1 ? "passes" : "pass") \(it) on, to the end of the chain."
    case .circle(let responder):
      return way + ", and back to \(names[responder]): the circle is cut there."
    }
  }
}
