import Engine
import Program

/// The simulated UIKit as a program's world, for the time of one call.
struct UIKitWorld: World {
  typealias Surface = UIKitSurface

  var delivery: Delivery
  let host: CodeHost

  var scene: Scene {
    get { delivery.scene }
    _modify { yield &delivery.scene }
  }

  // MARK: What a program asks of its world

  mutating func get(
    _ member: WorldMember, of receiver: ProgramValue, machine: inout HostMachine
  ) throws(Stop) -> ProgramValue {
    swap(&machine, &host.machine)
    defer { swap(&machine, &host.machine) }
    let index = SurfaceIndex.uikit
    if member.number >= SurfaceIndex.firstConstant {
      return constant(index.constants[member.number - SurfaceIndex.firstConstant])
    }
    if member.number == SurfaceIndex.sceneName {
      // Outside of classes `self` is the controller that a learner sees.
      let name = member.name == "self" ? "controller" : member.name
      return scene.object(inCode: name).map { plain($0) } ?? .null
    }
    guard let row = index.row(member) else { return .null }
    switch row.work {
    case .variable(let get, _):
      let value = try get(&self, receiver)
      noteReading(member, row, of: receiver)
      try goOn()
      return value
    case .call(let call):
      // Objective-C reads `make.top.equalTo` and calls what it gets, and writes `a.b` for `[a b]`.
      guard member.parameters.isEmpty else { return host.machine.bound(member, to: receiver) }
      var receiver = receiver
      let value = try call(&self, &receiver, [])
      try goOn()
      return value
    case .kept, .make: return kept(member, row, of: receiver)
    }
  }

  mutating func set(
    _ member: WorldMember, of receiver: inout ProgramValue, to value: ProgramValue,
    machine: inout HostMachine
  ) throws(Stop) {
    swap(&machine, &host.machine)
    defer { swap(&machine, &host.machine) }
    guard let row = SurfaceIndex.uikit.row(member) else { return }
    switch row.work {
    case .variable(_, let set?):
      try set(&self, &receiver, value)
      try goOn()
    case .variable, .call, .make: break
    case .kept:
      note(row, member)
      guard let object = receiver.asObject else { return }
      host.machine.keep(member.name, value, of: object)
    }
  }

  mutating func call(
    _ member: WorldMember, on receiver: inout ProgramValue, arguments: [ProgramValue],
    machine: inout HostMachine
  ) throws(Stop) -> ProgramValue {
    swap(&machine, &host.machine)
    defer { swap(&machine, &host.machine) }
    guard let row = SurfaceIndex.uikit.row(member) else { return .nothing }
    let arguments = member.complete(arguments)
    switch row.work {
    case .call(let call):
      noteCall(of: member, on: receiver, arguments)
      let value = try call(&self, &receiver, arguments)
      try goOn()
      return value
    case .make(let make):
      // An initializer of a structure, or a class method of Objective-C that makes an object.
      let object = newObject(type(of: member, receiver))
      guard let id = object.asObject, try make(&self, id, arguments) else { return .null }
      return object
    case .kept, .variable:
      note(row, member)
      return usual(member.result, of: row)
    }
  }

  mutating func make(
    _ member: WorldMember, for object: ObjectID, arguments: [ProgramValue],
    machine: inout HostMachine
  ) throws(Stop) -> Bool {
    swap(&machine, &host.machine)
    defer { swap(&machine, &host.machine) }
    try build(object)
    guard let row = SurfaceIndex.uikit.row(member) else { return true }
    let arguments = member.complete(arguments)
    guard case .make(let make) = row.work else {
      note(row, member)
      keepArguments(arguments, member, of: object)
      return true
    }
    let isMade = try make(&self, object, arguments)
    try goOn()
    return isMade
  }

  mutating func printed(_ text: String) { host.printed(text, at: delivery.trace.decisions.count) }

  mutating func park(_ task: Parked) {
    host.wait(.task(task), until: scene.now + Double(task.nanoseconds) / 1e9)
  }

  func roots(_ memory: ProgramMemory) -> [ObjectID] { host.roots(memory, scene) }

  mutating func died(native: Int) {
    if let constraint = LayoutCode.constraint(native) { return died(constraint) }
    guard let object = Object(code: native) else { return }
    host.died(object, &delivery)
  }

  // MARK: Rows in general

  /// What engine calls let code run into ends this call too.
  func goOn() throws(Stop) {
    if let stop = host.stop { throw stop }
  }

  mutating func note(_ row: SurfaceRow, _ member: WorldMember) {
    switch row.sort {
    case .simulated: host.notes?.noteOther()
    case .looks: host.notes?.note(looks: member.name)
    case .notSimulated(let reason): host.missed(member.spelled, reason)
    }
  }

  private mutating func kept(
    _ member: WorldMember, _ row: SurfaceRow, of receiver: ProgramValue
  ) -> ProgramValue {
    if let object = receiver.asObject {
      if let value = host.machine.kept(member.name, of: object) {
        return value.strongly(host.machine)
      }
      let value = usual(member.result, of: row)
      // Somebody's layer is the same one each time.
      if value.asObject != nil { host.machine.keep(member.name, value, of: object) }
      return value
    }
    if member.isStatic {
      // `DispatchQueue.main` is not `UIScreen.main`.
      let name = (member.result?.className ?? "") + "." + member.name
      if let value = host.machine.kept(name, of: host.keeper(member.result)) { return value }
      let value = usual(member.result, of: row)
      if value.asObject != nil {
        host.machine.keep(name, value, of: host.keeper(member.result))
      }
      return value
    }
    return usual(member.result, of: row)
  }

  private mutating func keepArguments(
    _ arguments: [ProgramValue], _ member: WorldMember, of object: ObjectID
  ) {
    for (argument, parameter) in zip(arguments, member.parameters) where !argument.isLeftOut {
      guard let label = parameter.label else { continue }
      host.machine.keep(label, argument, of: object)
    }
  }

  /// What a property is that nobody set, and what a method answers that only looks.
  mutating func usual(_ type: TypeName?, of row: SurfaceRow) -> ProgramValue {
    guard let type else { return .nothing }
    switch type {
    case .optional, .implicitlyUnwrapped: return .null
    case .array: return .array([])
    case .named(let name, _): return usual(named: name)
    case .function, .tuple, .dictionary, .labelled, .metatype, .pointer, .inOut, .both:
      return .null
    }
  }

  private mutating func usual(named name: String) -> ProgramValue {
    switch name {
    case "Bool": return .bool(false)
    case "CGFloat", "Double", "Float", "TimeInterval": return .double(0)
    case "Int", "UInt", "Int64": return .integer(0)
    case "String": return .text("")
    case "Void": return .nothing
    default: break
    }
    guard let type = SurfaceIndex.uikit.type(named: name) else { return .null }
    switch type.sort {
    case .classType: return newObject(type)
    case .structure:
      return .structure(type.id, type.fields.map { usual($0.type, of: UIKitRows.nothing) })
    case .enumeration: return ProgramValue(.enumeration(EnumCase(type: type.id, index: 0)))
    case .options: return .structure(type.id, [.integer(0)])
    case .protocolType: return .null
    }
  }

  private func constant(_ which: (type: Int, index: Int)) -> ProgramValue {
    let type = SurfaceIndex.uikit.types[which.type]
    if type.sort == .options {
      return .structure(type.id, [.integer(type.cases[which.index].raw)])
    }
    return ProgramValue(.enumeration(EnumCase(type: type.id, index: which.index)))
  }

  private func type(of member: WorldMember, _ receiver: ProgramValue) -> WorldType? {
    if case .named(let name, _)? = member.result { return SurfaceIndex.uikit.type(named: name) }
    return nil
  }

  mutating func newObject(_ type: WorldType?) -> ProgramValue {
    guard let type else { return .null }
    return .object(host.machine.makeObject(type))
  }
}

extension WorldMember {
  /// One argument for each parameter: a message of Objective-C, and `perform`, may bring fewer.
  fileprivate func complete(_ arguments: [ProgramValue]) -> [ProgramValue] {
    guard arguments.count < parameters.count else { return arguments }
    return arguments
      + [ProgramValue](repeating: .absent, count: parameters.count - arguments.count)
  }
}

extension ProgramValue {
  /// What was kept weakly, as long as it is there.
  func strongly(_ machine: HostMachine) -> ProgramValue {
    guard case .weak(let id) = content else { return self }
    return machine.memory.isAlive(id) ? ProgramValue(.object(id), wraps: max(1, wraps)) : .null
  }
}
