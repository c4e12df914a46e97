/// Errors and crashes find who catches them.
extension Machine {
  /// An error goes to whoever catches it, else out of here.
  mutating func recover(_ stop: Stop, downTo floor: Int) throws(Stop) {
    guard let value = caught(stop) else {
      if case .parked = stop { throw stop }
      unwind(to: floor)
      throw stop
    }
    while frames.count > floor {
      let frame = frames[frames.count - 1]
      for handler in frame.code.handlers
      where frame.pc > handler.from && frame.pc <= handler.to {
        stack[frame.base + Int(handler.error)] = value
        frames[frames.count - 1].pc = handler.target
        return
      }
      clear(frame.base, count: frame.code.registerCount)
      frames.removeLast()
    }
    throw stop
  }

  private mutating func unwind(to floor: Int) {
    while frames.count > floor {
      let frame = frames.removeLast()
      clear(frame.base, count: frame.code.registerCount)
    }
  }

  /// What a handler gets: Swift's errors, and Foundation's exceptions where Objective-C runs.
  private mutating func caught(_ stop: Stop) -> ProgramValue? {
    switch stop {
    case .thrown(let value, _): value
    case .crash(let crash, _): exception(crash)
    case .outOfFuel, .tooDeep, .tooMuchMemory, .parked: nil
    }
  }
}
