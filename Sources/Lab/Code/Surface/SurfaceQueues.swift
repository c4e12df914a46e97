import Engine
import Program

/// Groups, work items, queues of operations, transactions and keyframes: whatever else holds a closure that runs.
extension UIKitRows {
  /// Continues what is put off.
  static func addQueues(_ s: inout SurfaceBuilder) {
    s.type("DispatchWorkItem", above: "NSObject")
    s.make("init(block: () -> Void)") { (world, id, given) in
      world.host.machine.keep("work", given[0], of: id)
      return true
    }
    s.call("func perform()") { (world, me, _) in
      world.run(world.kept("work", of: me) ?? .null, [])
      return .nothing
    }
    s.call("func cancel()", "what waits does not run") { (world, me, _) in
      world.host.cancel(me)
      world.keep("work", nil, of: me)
      return .nothing
    }
    s.get("let isCancelled: Bool") { (world, me) in
      .bool(world.kept("work", of: me) == nil)
    }
    addGroups(&s)
    s.type("OperationQueue", above: "NSObject", other: "NSOperationQueue")
    s.looks(
      "init()", "static let main: OperationQueue", "var maxConcurrentOperationCount: Int",
      "var qualityOfService: Any?", "func cancelAllOperations()")
    s.call(
      "func addOperation(_ block: () -> Void)", "runs a closure when what is going on is done",
      selector: "addOperationWithBlock:"
    ) { (world, _, given) in
      world.host.wait(closure: given[0], [], 0, world.scene.now)
      return .nothing
    }
    s.type("CATransaction", above: "NSObject")
    s.looks(
      "static func begin()", "static func commit()", "static func flush()",
      "static func setDisableActions(_ flag: Bool)",
      "static func setAnimationDuration(_ dur: Double)",
      "static func setAnimationTimingFunction(_ function: Any?)")
    s.call(
      "static func setCompletionBlock(_ block: (() -> Void)?)", selector: "setCompletionBlock:"
    ) { (world, _, given) in
      if !given[0].isNull { world.host.wait(closure: given[0], [], 0, world.scene.now) }
      return .nothing
    }
  }

  private static func addGroups(_ s: inout SurfaceBuilder) {
    s.type("DispatchGroup", above: "NSObject")
    s.looks("init()", "func wait()")
    s.call("func enter()") { (world, me, _) in
      world.change(group: me, by: 1)
      return .nothing
    }
    s.call("func leave()", "the last one lets what was notified run") { (world, me, _) in
      world.change(group: me, by: -1)
      return .nothing
    }
    s.call("func notify(queue: Any?, execute work: () -> Void)") { (world, me, given) in
      world.keep("notified", given[1], of: me)
      world.change(group: me, by: 0)
      return .nothing
    }
  }

  /// Continues UIView.
  static func addKeyframes(_ s: inout SurfaceBuilder) {
    s.call(
      "static func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil)",
      "all its changes are made at once",
      selector: "animateKeyframesWithDuration:delay:options:animations:completion:"
    ) { (world, _, given) in
      world.animate(
        given[3], number(given, 0), allows: (world.raw(given[2]) ?? 0) & 2 != 0, then: given[4])
      return .nothing
    }
    s.call(
      "static func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void)",
      selector: "addKeyframeWithRelativeStartTime:relativeDuration:animations:"
    ) { (world, _, given) in
      world.run(given[2], [])
      return .nothing
    }
    s.looks(
      "static func beginAnimations(_ animationID: String?, context: Any?)",
      "static func commitAnimations()",
      "static func setAnimationDuration(_ duration: TimeInterval)",
      "static func setAnimationDelay(_ delay: TimeInterval)",
      "static func setAnimationCurve(_ curve: Any?)",
      "static func setAnimationDelegate(_ delegate: Any?)",
      "static func setAnimationDidStopSelector(_ selector: Selector?)")
  }

  /// Values of options that belong to none of the classes here.
  static func addKeyframeOptions(_ s: inout SurfaceBuilder) {
    s.options(
      "UIView.KeyframeAnimationOptions", other: "UIViewKeyframeAnimationOptions",
      prefix: "UIViewKeyframeAnimationOption", ("layoutSubviews", 1), ("allowUserInteraction", 2),
      ("beginFromCurrentState", 4), ("repeat", 8), ("autoreverse", 16),
      ("calculationModeLinear", 0), ("calculationModeCubic", 1 << 11))
  }
}

extension UIKitWorld {
  /// A closure, or a work item that may be cancelled by then.
  mutating func wait(for work: ProgramValue, _ seconds: Double) {
    if let held = kept("work", of: work) {
      host.wait(closure: held, [], seconds, scene.now, for: work)
    } else {
      host.wait(closure: work, [], seconds, scene.now)
    }
  }

  /// As many as entered have to leave.
  fileprivate mutating func change(group: ProgramValue, by number: Int) {
    let count = (kept("count", of: group).flatMap { raw($0) } ?? 0) + number
    keep("count", .integer(count), of: group)
    guard count <= 0, let work = kept("notified", of: group) else { return }
    keep("notified", nil, of: group)
    host.wait(closure: work, [], 0, scene.now)
  }
}
