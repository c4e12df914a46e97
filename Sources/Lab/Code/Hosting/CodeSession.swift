import Engine
import Program

/// What came of an event that the app's own code had a say in.
public struct CodeReply: Sendable {
  public var decisions: [Decision] = []
  public var results: Results?
  public var printed: [PrintedLine] = []
  public var runs: [HostedRun] = []
  /// The same, line by line.
  public var calls: [CodeCall] = []
  public var remarks = CodeRemarks()
  /// Why the program does not go on; the scene is as it was before the event.
  public var stop: Stop?
  /// What the one expression that ran came to.
  public var value: String?
  /// The class that was started, and its controller.
  public var launched: String?
  /// Objects that were there and are the program's now.
  var adopted: [Object] = []
  /// What a statement stands for in commands, where that was asked.
  var notes: CommandNotes?
}

/// A scene and the program that lives in it, for one event after another.
public struct CodeSession: Equatable, Sendable {
  public var scene: Scene
  public var rules: Rulebook
  public var program: ProgramState

  public init(scene: Scene, rules: Rulebook, program: ProgramState) {
    (self.scene, self.rules, self.program) = (scene, rules, program)
  }

  /// Does something to the scene with the program at hand. All of it, or where the program stops nothing.
  public mutating func run(_ work: (inout Delivery) -> Void) -> CodeReply {
    run { (delivery, _) in work(&delivery) }
  }

  mutating func run(_ work: (inout Delivery, CodeHost) -> Void) -> CodeReply {
    let before = self
    let host = CodeHost(program, in: scene)
    // The host has the only copy now, so that memory changes where it is.
    program.machine = program.machine.emptied()
    var delivery = Delivery(scene: scene, rules: rules)
    scene = Scene()
    delivery.code = host
    work(&delivery, host)
    host.finish(&delivery)
    delivery.code = nil
    var reply = CodeReply(
      decisions: delivery.trace.decisions, results: delivery.results)
    reply.calls = host.calls(in: delivery)
    if let stop = host.stop {
      reply.stop = stop
      self = before
      host.giveUp(&program)
    } else {
      host.take(into: &program)
      scene = delivery.scene
    }
    reply.printed = host.lines
    reply.runs = host.runs
    reply.remarks = host.remarks
    if host.stop != nil { reply.remarks.forgetRefusals() }
    (reply.notes, reply.adopted) = (host.notes, host.adoptions)
    return reply
  }

  /// An event of the user's; what the program has put off happens on the way.
  public mutating func deliver(_ stimulus: Stimulus) -> CodeReply {
    run { delivery, host in
      guard case .wait(let seconds) = stimulus else { return host.deliver(stimulus, &delivery) }
      host.wait(seconds, &delivery)
    }
  }
}

extension CodeHost {
  func deliver(_ stimulus: Stimulus, _ delivery: inout Delivery) {
    delivery.deliver(stimulus)
    letGoOfTouched(&delivery)
    if delivery.hasConsequences { delivery.carryOut(moments: UIKitWorld.noMoments) }
  }

  /// What only a touch held that is over by now.
  func letGoOfTouched(_ delivery: inout Delivery) {
    guard isHeldByTouch, delivery.scene.touches.isEmpty else { return }
    isHeldByTouch = false
    _ = enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
      try machine.lookForTheDead(in: &world)
      return nil
    }
  }

  /// The clock goes from one thing that is due to the next.
  func wait(_ seconds: Double, _ delivery: inout Delivery) {
    let end = delivery.scene.now + seconds
    while stop == nil, firings < CodeHost.mostFirings, waiting.count < 1_000,
      let next = nextTime, next <= end
    {
      delivery.deliver(.wait(max(0, next - delivery.scene.now)))
      let before = firings
      fire(&delivery)
      // What puts itself off for no time at all has had its rounds.
      if firings - before >= CodeHost.mostFiringsAtOnce { break }
    }
    if stop == nil, let next = nextTime, next <= end {
      remark(.endless(seconds: delivery.scene.now))
    }
    delivery.deliver(.wait(max(0, end - delivery.scene.now)))
  }

  /// What happens by itself before the screen is drawn again.
  func finish(_ delivery: inout Delivery) {
    adopt(&delivery)
    tellKeyboard(&delivery)
    fire(&delivery)
    arrangeBars(&delivery)
    delivery.layOut()
    loadTables(&delivery)
    fitStaticRows(&delivery)
    delivery.layOut()
    showItems(&delivery)
    showToolbars(&delivery)
    showAccessory(&delivery)
    stickEdges(&delivery)
    nameObjects(&delivery)
  }
}
