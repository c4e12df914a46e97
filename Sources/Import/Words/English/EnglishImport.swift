import Engine
import Lab

extension ImportPhrase {
  var english: String {
    switch self {
    case .summary(let views, let windows, let formats):
      "\(views) view\(views == 1 ? "" : "s"), "
        + (windows.isEmpty
          ? "no window"
          : windows.count == 1
            ? "1 window"
            : "\(windows.count) windows, back to front \(windows.joined(separator: ", "))")
        + ". Read as \(formats.map { $0.english }.joined(separator: ", "))."
    case .notInDump(let unknown, let some):
      "Not in such a dump: "
        + unknown.map { $0 == .recognizers && some ? "other " + $0.english : $0.english }
        .joined(separator: ", ") + ";"
        + " import help says how to tell it."
    case .moreWarnings(let count): "… and \(count) more warning\(count == 1 ? "" : "s")"
    case .warning(let warning):
      (warning.line > 0 ? "Line \(warning.line): " : "") + warning.problem.english
    case .verdict(let name, let verdict):
      verdict.sentence(for: name) + " [\(verdict.rule.rawValue)]"
    case .depends(let dependences):
      "That is so unless " + dependences.map { $0.english }.joined(separator: ", or ") + "."
    case .repairs(let name):
      "\(name) gets the tap after any one of these; each has been tried:"
    case .repairsThere(let name):
      "\(name) gets the tap there too after any one of these; each has been tried:"
    case .belongsInto(let name, _):
      "\(name) lies in the content view, as all that a cell shows should [HT01]"
    case .staysClear(let name, let bar):
      "\(name) keeps clear of \(bar), as what is in the safe area does [HT07]"
    case .withoutPointerEvents(let name):
      "in React Native pointerEvents=\"none\" for \(name), or \"box-none\" where something in it is tapped [GT01]"
    case .scrollAdvice(let scroll):
      scroll.map { "It comes into reach when \($0) is scrolled." }
        ?? "No change of a gate brings it the tap: it has to be moved onto the screen."
    case .elsewhere(let name, let part): part.partSentence(for: name) + " [\(part.rule.rawValue)]"
    case .shares(let name, let shared):
      "At \(Numbers.text(shared.point)), \(shared.with) lies over \(name) and takes its own taps. [HT07]"
    case .overlaps(let cover, let names, let others):
      "\(cover) lies over a part of \(names.prefix(3).joined(separator: ", "))"
        + (names.count > 3 ? " and \(names.count - 3) more" : "")
        + ", and takes its own taps: no fault, where that is meant"
        + (others > 0 ? "; so \(others == 1 ? "does another" : "do \(others) others")" : "")
        + ". [HT07]"
    case .noRepair: "None of the small changes that were tried brings it the tap."
    case .table(let wrong, let count):
      count == 1
        ? "The one that takes taps does not get a tap in its middle:"
        : "\(wrong) of \(count) controls, cells and views with recognizers "
          + (wrong == 1 ? "does" : "do") + " not get a tap on "
          + (wrong == 1 ? "its" : "their") + " own middle:"
    case .allFine(let count):
      count == 1
        ? "The one that takes taps gets a tap in its middle."
        : "All \(count) controls, cells and views with recognizers get a tap on their own middle."
    case .partly(let count):
      count == 1
        ? "One gets a tap on its middle, but not everywhere:"
        : "\(count) get a tap on their middle, but not everywhere:"
    case .scrolledAway(let names):
      "Out of sight, until a scroll view brings \(names.count == 1 ? "it" : "them") back: "
        + names.prefix(4).joined(separator: ", ")
        + (names.count > 4 ? " and \(names.count - 4) more." : ".")
    case .place(let point): "at \(Numbers.text(point))"
    case .hangs(let views, let names):
      "Not in the dump: whether a recognizer on \(views.joined(separator: ", ")) takes the touch from "
        + names.prefix(3).joined(separator: ", ")
        + (names.count > 3 ? " and \(names.count - 3) more." : ".")
    case .noControls: "There is no control and no view with a recognizer."
    case .moreRows(let count): "… and \(count) more; --format json has them all"
    case .notJudged(let count): "\(count) more were not judged: they are too many, or too deep."
    case .probably:
      "Probably: this is what accessibility sees, which knows neither the order of views nor their gates."
    case .askNext(let name, let point, let inSession):
      "Ask on: "
        + (inSession
          ? Self.ways(name, point, howTo: "how-to", tap: "tap", map: "map", tree: "tree")
          : Self.options(name))
    case .word(let verdict): verdict.word.rawValue + (verdict.by.map { " " + $0 } ?? "")
    case .sceneBelow: "The scene, as commands"
    }
  }
}

extension Verdict {
  fileprivate func partSentence(for name: String) -> String {
    let place = Numbers.text(point)
    let by = by ?? "something else"
    switch word {
    case .outsideSuperview:
      let far = distance.map { " by \(Numbers.points($0))" } ?? ""
      return "But not everywhere: at \(place), \(name) sticks out of \(by)\(far), "
        + "and there it is never hit."
    case .windowInFront where isByKeyboard:
      return "But not everywhere: at \(place) the keyboard lies over it."
    case .coveredBy, .windowInFront:
      return "But not everywhere: at \(place), \(by) lies in front, and takes the tap."
    case .overridden:
      return "But not everywhere: at \(place), \(by) answers in its place: its hitTest is its own."
    case .interactionDisabled, .disabledControl, .zeroSize, .takenBy, .delayedBy, .unknown, .alpha,
      .hidden, .offScreen, .handledBy, .getsIt:
      return "Not so everywhere: a tap at \(place) does not come to it."
    }
  }
}

extension DumpFormat {
  var english: String {
    switch self {
    case .recursiveDescription: "recursiveDescription"
    case .controllers: "_printHierarchy"
    case .chain: "a responder chain"
    case .xcuiTest: "XCUITest's debugDescription"
    case .earlGrey: "EarlGrey's hierarchy"
    case .wdaXML: "WebDriverAgent's XML"
    case .wdaJSON: "WebDriverAgent's JSON"
    case .idb: "idb's JSON"
    case .maestro: "Maestro's JSON"
    case .events: "a log of touches"
    case .recognizers: "recognizers"
    case .viewHierarchy: "Xcode's .viewhierarchy"
    case .lookin: "Lookin"
    case .probe: "Hitchain's probe"
    case .storyboard: "Interface Builder"
    }
  }
}

extension DumpUnknown {
  var english: String {
    switch self {
    case .recognizers: "recognizers' kinds"
    case .enabled: "whether controls are enabled"
    case .overrides: "overridden hitTest and pointInside"
    case .bounds: "views' bounds"
    case .gates: "hidden, alpha and userInteractionEnabled"
    case .order: "the order of views"
    }
  }
}

extension Verdict {
  fileprivate func sentence(for name: String) -> String {
    let at = "a tap at \(Numbers.text(point))"
    let owner = by.map { "\($0), which it is in," }
    switch word {
    case .getsIt: return "\(name) gets \(at), its middle."
    case .handledBy:
      return
        "\(by ?? "") takes \(at) in place of \(name), which it is in, which is usually intended."
    case .zeroSize: return "\(name) has no size: no point is inside."
    case .offScreen: return "The middle of \(name), \(Numbers.text(point)), is outside its window."
    case .outsideSuperview:
      let far = distance.map { " by \(Numbers.points($0))" } ?? ""
      return "The middle of \(name) is outside \(by ?? "its superview")\(far): "
        + "it may be drawn there, and is never hit."
    case .hidden:
      return by.map { "\(name) is hidden, because \($0), which it is in, is." }
        ?? "\(name) is hidden."
    case .alpha:
      return "\(owner ?? name) has alpha \(Numbers.text(alpha ?? 0)), "
        + "and below 0.01 a view takes no touches" + (by == nil ? "." : ", nor does what is in it.")
    case .interactionDisabled:
      return rule == .uHT13
        ? "An animation runs on \(by ?? name) that lets no touches through."
        : by.map {
          "userInteractionEnabled is NO on \($0), so that nothing in it is hit, \(name) neither."
        } ?? "userInteractionEnabled is NO on \(name)."
    case .disabledControl:
      return by.map { "\($0), which \(name) is in, is a control that is not enabled." }
        ?? "\(name) is not enabled: the search passes it over."
    case .coveredBy: return "\(by ?? "") lies in front of \(name), and takes \(at)."
    case .windowInFront where isByKeyboard:
      return "The keyboard lies over \(name), and takes \(at)."
    case .windowInFront:
      return "\(by ?? "") takes \(at): its window is in front of that of \(name)."
    case .takenBy where rule == .uSV23:
      return
        "\(name) is hit, and then the recognizer \(by ?? "") takes the touch: its table does not select it."
    case .takenBy:
      return "\(name) is hit, and then the recognizer \(by ?? "") takes the touch from it."
    case .delayedBy:
      return "\(name) is hit, and hears of it late: the recognizer \(by ?? "") delays touchesBegan."
    case .overridden:
      return by.map { "\($0), above \(name), answers in its place: its hitTest is its own." }
        ?? "A hitTest of its own, above \(name), answers nil."
    case .unknown:
      if rule == .pi02 { return "Unknown, because the dump gives no frame of \(name)." }
      return rule == .uHT08
        ? "Unknown, because \(by ?? name) has a transform that flattens it."
        : "Unknown, because \(name) is in no window."
    }
  }
}

extension Verdict.Dependence {
  fileprivate var english: String {
    switch self {
    case .overrides(let classes):
      (classes.count > 3 ? classes.prefix(2) + ["another class on the way"] : classes)
        .joined(separator: " or ") + " overrides hitTest or pointInside"
    case .transparent(let views):
      views.prefix(3).map { $0.name + ($0.address.map { " (\($0))" } ?? "") }
        .joined(separator: " or ")
        + ", in front with alpha 0, takes it (the hitTest of such a view does not look at alpha)"
    case .recognizers(let views):
      "a recognizer on \(views.prefix(3).joined(separator: ", ")) takes it"
    case .enabled: "the control is disabled, which the dump does not say"
    case .order: "the elements lie in another order than they are printed"
    case .gates: "a view on the way is transparent or takes no touches"
    }
  }
}

extension DumpWarning.Problem {
  var english: String {
    switch self {
    case .frameUnknown(let name):
      "\(name) prints no frame; it is taken to fill its superview, and to cover nothing."
    case .cutOff: "the line is cut off; what is there was read."
    case .guessed(let name, let kind):
      "\(name) is taken for a \(kind), by its name; if it is none: --as \(name)=view."
    case .takenForPlain(let name):
      "nothing says what \(name) derives from, so it is taken for a plain view; if it is more: --as \(name)=button."
    case .noWindow(let name):
      "the dump starts at \(name), below its window: points count in the superview of that, and what lies in front is not known."
    case .notFinite(let name): "the frame of \(name) is no rectangle."
    case .sizeGuessed(let name):
      "\(name) is turned so that its size does not follow from its frame; a square is assumed."
    case .addressTwice(let address): "\(address) stands here a second time; the later one counts."
    case .attachedToScrollView(let name): "this view has no parent here; it is put into \(name)."
    case .touchDiffers(let got, let computed):
      "the log says that \(got ?? "nobody") got the touch; by the dump it is \(computed ?? "nobody"). Something overrides hitTest, or the screen has changed in between."
    case .unknownView(let address): "\(address) is no view of the dump."
    case .autolayoutTrace:
      "an autolayout trace has no frames, and was passed over; recursiveDescription has them."
    case .tooManyViews(let limit): "more than \(limit) views; no more are read."
    case .animating(let name):
      "\(name) is being animated: the frame is where it ends, and touches follow that."
    case .refusedCommand(let line): "“\(line)” was refused."
    case .circle(let name): "\(name) is inside itself, as the file has it; it is left out there."
    case .notJudged(let count): "\(count) controls were not judged."
    case .drawsItself(let name):
      "SwiftUI draws what is in \(name): its buttons are no views, and no verdict is about them. --at X Y says which view a touch there comes to; XCUITest's debugDescription lists the buttons."
    }
  }
}
