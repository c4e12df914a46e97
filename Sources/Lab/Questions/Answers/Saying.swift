import Engine

/// What is said in answer to `why`, besides the decisions themselves.
enum Saying: Equatable {
  // The question was the wrong way round
  case didGet(Object)
  case didNotGet(Object)
  case lost(ViewID, to: RecognizerID)

  // Views
  case takesItself(ViewID, hasSubviews: Bool)
  case outside(ViewID, Offset)
  /// `holds`: the point is in the view that was asked about, but not in this one above it.
  case outsideAbove(ViewID, Offset, of: ViewID, holds: Bool)
  /// Constraints place a view that does not contain the point, and give it no size.
  case noSizeByLayout(LayoutAnswer)
  case subviewAnswers(ViewID, subview: ViewID, answer: ViewID)
  case askedBefore(ViewID, behind: ViewID, of: ViewID, answer: ViewID)
  case windowBefore(ViewID, own: ViewID, of: ViewID, answer: ViewID)
  case inNoWindow(Object)
  case notBelow(ViewID, root: ViewID)
  case bound(finger: Int, ViewID)
  case loose(finger: Int)
  /// Kept from it since the finger landed.
  case withheld(ViewID, finger: Int, Withheld)
  /// Taken from it by an earlier event.
  case taken(ViewID, finger: Int, by: RecognizerID)
  case toldNothing(ViewID)
  case isPoint(inside: Bool, ViewID, Offset)

  // The chain
  case takenBefore(Object, by: Responder, isControl: Bool)
  /// It handled the begin, and another took a later call.
  case takenAfter(Object, TouchMessage, by: Responder)
  case notInChain(Object, start: Responder)
  case isInChain(Bool, Object, of: Responder)
  case notFirstResponder(Object, can: Bool, current: Responder?)
  case addressed(Object, String)
  case onlyFirstResponder(Responder)
  case takesNoText(Object)
  case callWasTo(Responder)

  // Recognizers and layers
  case undecided(RecognizerID)
  case over(RecognizerID, RecognizerState)
  case onNoView(RecognizerID)
  case disabled(RecognizerID)
  case wouldReceive(RecognizerID, after: String)
  case elsewhere(RecognizerID, view: ViewID, hit: Responder)
  case noTouches(RecognizerID)
  case pressNotAllowed(RecognizerID, PressType)
  case layer(LayerID)

  // Nothing to tell
  case notThere(Object)
  case bringsNothing(Object)
  case notConcerned(Object)
}

/// One sentence of an answer, with the rules it rests on.
enum Clause: Equatable {
  case decision(Decision)
  /// Touches that are taken at once.
  case takings([Decision])
  case saying(Saying, [Rule])

  var rules: [Rule] {
    switch self {
    case .decision(let decision): [decision.rule]
    case .takings(let decisions): decisions.map { $0.rule }
    case .saying(_, let rules): rules
    }
  }
}

/// The way an event took.
struct Path: Equatable {
  enum Mark: Equatable {
    case answered, refused, handled, tracked, discarded, plain
  }

  var steps: [Object]
  var end: Mark
  /// One that the way never came to.
  var missed: Object? = nil
}

/// An answer to `why`: did it get the event, what settled that, and the way the event took.
struct Finding: Equatable {
  var gotIt: Bool
  var clauses: [Clause]
  var paths: [Path] = []

  init(_ gotIt: Bool, _ clauses: Clause..., paths: [Path] = []) {
    self.init(gotIt, clauses: clauses, paths: paths)
  }

  init(_ gotIt: Bool, clauses: [Clause], paths: [Path] = []) {
    self.gotIt = gotIt
    self.clauses = clauses
    self.paths = paths
  }

  func adding(_ clause: Clause?) -> Finding {
    var finding = self
    if let clause { finding.clauses.append(clause) }
    return finding
  }

  static func got(_ decision: Decision) -> Finding { Finding(true, .decision(decision)) }
  static func missed(_ decision: Decision) -> Finding { Finding(false, .decision(decision)) }
  static func missed(_ saying: Saying, _ rules: Rule...) -> Finding {
    Finding(false, .saying(saying, rules))
  }
}
