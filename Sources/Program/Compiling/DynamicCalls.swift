/// Calls of which only running tells what they call.
extension Compiler {
  /// What only running can tell.
  mutating func dynamicCall(
    _ name: String, receiver: Register?, _ type: Type, _ arguments: [Argument],
    into to: Register
  ) -> Type {
    let window = allocate(arguments.count + 1)
    if let receiver {
      emit(.move(to: window, from: receiver))
    } else {
      constant(.unknown("." + name), to: window)
    }
    for (index, argument) in arguments.enumerated() {
      value(argument.value, into: window + 1 + Register(truncatingIfNeeded: index))
    }
    let site = Site(name, labels: arguments.map { $0.label }, count: arguments.count)
    emit(.callMember(to: to, base: window, site: self.site(site)))
    return .unknown
  }

  mutating func dynamicCall(
    _ name: String, on place: Prepared, _ arguments: [Argument], into to: Register
  ) -> Type {
    let window = allocate(arguments.count + 1)
    for (index, argument) in arguments.enumerated() {
      value(argument.value, into: window + 1 + Register(truncatingIfNeeded: index))
    }
    load(place, keeping: true)
    emit(.move(to: window, from: place.register))
    var site = Site(name, labels: arguments.map { $0.label }, count: arguments.count)
    site.isMutating = true
    emit(.callMember(to: to, base: window, site: self.site(site)))
    // What a method changed is handed back in the receiver's register; else that is empty.
    let isChanged = emit(.jumpUnlessAbsent(window, 0))
    let past = emit(.jump(0))
    land(isChanged)
    let isObject = emit(.jumpIfObject(window, 0))
    emit(.take(to: place.register, from: window))
    store(place)
    land([past, isObject])
    return .unknown
  }
}
