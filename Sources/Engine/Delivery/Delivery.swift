/// Handles what happens to an app: a scene goes in, a changed scene comes out, with the decisions
/// and what came of them.
public struct Delivery: Sendable {
  public var scene: Scene
  public let rules: Rulebook
  public internal(set) var trace: Trace
  public internal(set) var results = Results()
  /// What touches have led to, and is yet to be carried out.
  var consequences: [Consequence] = []
  /// Is the stimulus at hand from the queue?
  var isPumping = false
  /// What was answered about the event at hand by recognizers that are asked once for each.
  var eventAnswers: [RecognizerID: Bool] = [:]
  /// The states at which recognizers called their targets, until somebody looks.
  public var calls: [GestureCall] = []
  /// Is a text being edited just now? What that leads to edits no text in turn.
  var isEditing = false
  /// Text inputs whose own tap has been recognized.
  var tappedInputs: [ViewID] = []
  /// What the app's own classes say.
  public var code: (any OwnCode)?
  /// A touch that lands just now, and is offered to recognizers.
  var landing: Touch?
  /// Calls of own code in one another.
  var askDepth = 0
  /// Touch methods of own code that run just now, the innermost last.
  var ownTouches: [OwnTouch] = []
  /// Recognizers of own classes that look at touches just now.
  var ownRecognitions: [OwnRecognition] = []
  /// Events in the hands of an own `sendEvent`.
  var sent: [SentEvent] = []
  /// The key command whose action is sent just now.
  public internal(set) var performing: KeyCommand?

  public init(scene: Scene, rules: Rulebook, trace: Trace = Trace()) {
    self.scene = scene
    self.rules = rules
    self.trace = trace
  }

  /// From here on no decision is recorded.
  public mutating func stopTracing() { trace = .off }

  /// Forgets what came of the stimulus before; its decisions stay.
  public mutating func startAfresh() { results = Results() }

  /// Takes up again what had come of a stimulus.
  public mutating func goOn(with results: Results) { self.results = results }

  mutating func note(_ rule: Rule, _ kind: Decision.Kind) {
    trace.note(rule, kind)
  }

  /// Handles one stimulus at once: it is queued, and is alone in the queue.
  public mutating func deliver(_ stimulus: Stimulus) {
    switch stimulus {
    case .touches(let steps): perform(steps)
    case .wait(let seconds):
      wait(seconds)
      noteOnTheWay()
    case .statusBarTap: tapStatusBar()
    case .scroll(let point, let way, let device): scroll(at: point, by: way, device)
    case .transform(let point, let change): transform(at: point, by: change)
    case .hover(let point): hover(at: point)
    case .interrupt: interrupt()
    case .shake(let cancelled): shake(cancelled: cancelled)
    case .remote(let command): remote(command)
    case .press(let type): press(type)
    case .key(let stroke): key(stroke)
    case .menu(let command): menu(command)
    case .type(let text): type(text)
    case .sensor(let sensor): note(.ne03, .sensorSample(sensor))
    }
  }
}

/// A recognizer told its targets of a state.
public struct GestureCall: Equatable, Sendable {
  public var recognizer: RecognizerID
  public var state: RecognizerState
}

/// What came of a command, in the words of the JSON contract.
public struct Results: Equatable, Sendable {
  public struct Finger: Equatable, Sendable {
    public var finger: Int
    public var hitView: ViewID?
    public var window: ViewID?
  }

  public struct Pointed: Equatable, Sendable {
    public var view: ViewID
    public var window: ViewID
  }

  public struct DeliveryRow: Equatable, Sendable {
    public var to: Responder
    public var call: Call
    public var response: Response
    public var fingers: FingerSet
  }

  public struct RecognizerRow: Equatable, Sendable {
    public var recognizer: RecognizerID
    public var view: ViewID
    public var states: [RecognizerState]
  }

  public struct ActionRow: Equatable, Sendable {
    public var selector: WordID
    /// Of a UIAction there is none.
    public var target: Object?
    public var sender: Object?
    public var event: ControlEvents
  }

  public var fingers: [Finger] = []
  /// What a pointer met that put no finger down.
  public var pointed: Pointed?
  public var deliveries: [DeliveryRow] = []
  public var recognizers: [RecognizerRow] = []
  public var actions: [ActionRow] = []
  /// Of events that are no touches: where they started, who was offered them, who took them.
  public var initial: Responder?
  public var offered: [Responder] = []
  private var told: Set<Responder> = []
  public var handler: Responder?

  /// Each is listed once, however many calls it hears and however long the chain is.
  mutating func offer(_ responder: Responder) {
    if told.insert(responder).inserted { offered.append(responder) }
  }

  /// So many of the deliveries are of a time before the event.
  private var deliveriesBefore = 0

  /// Who handled the first finger's `touchesBegan`; where nobody did or none came, the first of the
  /// rest that was handled.
  public var touchHandler: Responder? {
    let handled = deliveries.dropFirst(deliveriesBefore).filter { $0.response.isHandled }
    guard let first = fingers.first?.finger else { return handled.first?.to }
    let own = handled.filter { $0.fingers.contains(.finger(first)) }
    return (own.first { $0.call == .touches(.began) } ?? own.first ?? handled.first)?.to
  }

  /// What came of the code that the event led to, after what came of the event itself.
  public func followed(by code: Results) -> Results {
    var all = self
    all.deliveries += code.deliveries
    all.actions += code.actions
    for row in code.recognizers {
      guard let at = all.recognizers.firstIndex(where: { $0.recognizer == row.recognizer }) else {
        all.recognizers.append(row)
        continue
      }
      all.recognizers[at].states += row.states.dropFirst()
    }
    return all
  }

  /// What came of the time before the event goes first; who handled the event is as it was.
  public func led(by before: Results) -> Results {
    var all = self
    all.deliveriesBefore = before.deliveries.count
    all.deliveries = before.deliveries + deliveries
    all.actions = before.actions + actions
    all.recognizers = before.recognizers
    for row in recognizers {
      guard let at = all.recognizers.firstIndex(where: { $0.recognizer == row.recognizer }) else {
        all.recognizers.append(row)
        continue
      }
      let goesOn = all.recognizers[at].states.last == row.states.first
      all.recognizers[at].states += row.states.dropFirst(goesOn ? 1 : 0)
    }
    return all
  }
}
