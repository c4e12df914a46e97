/// What `how-to` says, in English.
enum EnglishChanges {
  static func heading(_ name: String, _ place: Trial.Place, keeps: Bool) -> String {
    let what =
      switch place {
      case .now(let event):
        "\(name) \(keeps ? "keeps" : "gets") `\(event)` after any one of these lines"
      case .before(let command):
        "\(name) would have \(keeps ? "kept" : "got") it after any one of these lines before "
          + "`\(command)`"
      }
    return what + "; each has been tried:"
  }

  static func changed(_ properties: [(name: String, value: String)]) -> String {
    guard !properties.isEmpty else { return "Since then something has changed." }
    let all = properties.map { "\($0.name) has become \($0.value)" }
    return "Since then \(all.joined(separator: ", "))."
  }

  static func goesAnotherWay(_ event: String) -> String {
    "`\(event)` again would go another way:"
  }

  static func reason(_ reason: NoChange, _ name: String) -> String {
    switch reason {
    case .never: "No change brings this to \(name)."
    case .already: "\(name) gets it already."
    case .now(let event): "\(name) gets `\(event)` now, when it comes again."
    case .notFound:
      "None of the changes that were tried, up to three commands each, brings this to \(name)."
    }
  }

  static func words(_ purpose: Purpose) -> String {
    switch purpose {
    case .show(let name): "\(name) is shown"
    case .takeTouches(let name): "\(name) takes touches"
    case .opaque(let name): "\(name) is opaque"
    case .stopAnimation(let name): "\(name) stands still"
    case .animationEnds(let name): "the animation of \(name) is over"
    case .touchDuringAnimation(let name): "\(name) takes touches while it is animated"
    case .enable(let name): "\(name) is enabled"
    case .unflatten(let name): "\(name) is not flat any more"
    case .superHitTest(let name): "\(name) searches as UIView does"
    case .superPointInside(let name): "\(name) contains what its bounds contain"
    case .enlarge(let name): "\(name) reaches as far as it has to"
    case .growsAround(let box, let name):
      "\(box) is large enough for \(name); with constraints, let these say so"
    case .hasASize(let name):
      "\(name) has room for a finger; with constraints, let these give it its size"
    case .fillsScreen(let name):
      "\(name) fills the screen; one made with UIWindow(windowScene:) does so by itself"
    case .contentHolds(let name, let scroll):
      "the content of \(scroll) reaches as far as \(name), so that a finger can scroll there"
    case .scrollsTo(let name, let scroll): "\(scroll) is scrolled to \(name)"
    case .moveToPoint(let name): "\(name) lies under the finger"
    case .leaveOut(let name): "\(name) and all in it are passed over"
    case .letThrough(let name): "\(name) lets through what none of its subviews takes"
    case .takeAll(let name): "\(name) answers itself, without asking"
    case .front(let name): "\(name) is asked before the others"
    case .back(let name): "\(name) is asked after the others"
    case .raise(let name): "\(name) lies above the other window"
    case .joins(let name, let scene): "\(name) is on the screen of \(scene)"
    case .makeKey(let name): "\(name) is the key window"
    case .dismissed(let name): "\(name) is dismissed, and all that lies behind it is in reach"
    case .giveTo(let name, let giver):
      "\(giver) gives \(name) every touch that it would take itself"
    case .fallBackTo(let name, let giver):
      "\(giver) gives \(name) every touch that nothing in it takes, wherever that lands"
    case .handleEvents: "events are handled again"

    case .severalFingers(let name): "\(name) hears several fingers"
    case .shareTouches(let name): "\(name) shares touches with others"
    case .tellAtOnce(let name): "\(name) hears of the touch at once"
    case .switchOff(let name): "\(name) is switched off"
    case .leavesTouches(let name): "\(name) recognizes without taking the touch"
    case .leavesToContent(let name): "\(name) leaves its content a touch that it has"

    case .superTracking(let name): "\(name) tracks as its class does"
    case .tracks(let name): "\(name) says YES to the touch"

    case .implement(let name): "\(name) handles it"
    case .passOn(let name): "\(name) handles it and passes it on"
    case .giveUp(let name): "\(name) does not handle it"
    case .linkTo(let name, let link): "\(name) comes after \(link) in the chain"
    case .superNext(let name): "\(name)'s next is what UIKit makes it"
    case .delegateJoins: "the app delegate is a UIResponder"

    case .attach(let name, let view): "\(name) watches \(view)"
    case .together(let name, let other): "\(name) and \(other) may recognize together"
    case .comesFirst(let name, let other): "\(other) waits until \(name) has failed"
    case .taps(let name, let taps): "\(name) is content with \(taps) \(taps == 1 ? "tap" : "taps")"
    case .tapsFirst(let name, let taps):
      "\(name) wants \(taps == 0 ? "no tap" : taps == 1 ? "1 tap" : "\(taps) taps") before it"
    case .fingers(let name, let count):
      "\(name) wants \(count) \(count == 1 ? "finger" : "fingers")"
    case .otherWay(let name): "\(name) looks for the other direction"
    case .shorter(let name): "\(name) is content with a shorter press"
    case .strays(let name): "\(name) lets the finger stray farther"
    case .receives(let name): "\(name) receives it"
    case .mayBegin(let name): "nobody says NO to \(name)"
    case .ownPopDelegate(let name):
      "\(name) has a delegate of yours, which must say NO at the root"
    case .showBar(let name): "\(name)'s bar is shown"
    case .backButton(let name): "\(name) has its back button again"
    case .takesPress(let name): "\(name) takes this press"
    case .takesFromContent(let name): "\(name) may take a touch from its content"
    case .roomToScroll(let name): "\(name) has something to scroll"
    case .selectable(let name): "\(name) may select it"
    case .mayScroll(let name): "\(name) may be dragged"
    case .alwaysBounces(let name): "\(name) bounces though all of it fits"
    case .comesToRest(let name): "\(name) has come to rest"
    case .usualContent(let name): "\(name) gives touches to its content"

    case .mayBecome(let name): "\(name) may become first responder"
    case .delegateAgrees(let name): "\(name)'s delegate agrees"
    case .mayResign(let name): "\(name) may give first responder up"
    case .becomes(let name): "\(name) is first responder"
    case .resigns: "there is no first responder"
    case .keyboardGoes: "the keyboard goes away"
    case .focus(let name): "\(name) has the focus"
    }
  }
}
