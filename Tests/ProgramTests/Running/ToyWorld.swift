@testable import Program

/// A world of views in views: enough of one to prove how a program and a world call each other.
struct ToyWorld: World {
  typealias Surface = ToySurface

  struct View {
    var frame: [Double] = [0, 0, 0, 0]
    var superview: Int?
    var subviews: [Int] = []
    var actions: [(target: ObjectID, selector: String)] = []
    var handler: ProgramValue?
    var options = 0
  }

  var views: [View] = []
  var lines: [String] = []
  var text = ""
  var waiting: [Parked] = []
  var held: Set<Int> = []
  var gone: [Int] = []

  // MARK: Members

  mutating func get(
    _ member: WorldMember, of receiver: ProgramValue, machine: inout Machine<ToyWorld>
  ) throws(Stop) -> ProgramValue {
    switch ToySurface.Number(rawValue: member.number) {
    case .zero: return .structure(ToySurface.rect.id, [0, 0, 0, 0].map { .double($0) })
    case .maxX:
      guard case .structure(let rect) = receiver.content else { return .double(0) }
      return .double((rect.fields[0].asDouble ?? 0) + (rect.fields[2].asDouble ?? 0))
    case .frame: return rect(views[view(receiver, machine)].frame)
    case .subviews:
      return .array(views[view(receiver, machine)].subviews.map { object($0, &machine) })
    case .superview:
      return .optional(views[view(receiver, machine)].superview.map { object($0, &machine) })
    case .sides:
      return .structure(ToySurface.sides.id, [.integer(views[view(receiver, machine)].options)])
    case .onTap: return views[view(receiver, machine)].handler ?? .null
    default: return .nothing
    }
  }

  mutating func set(
    _ member: WorldMember, of receiver: inout ProgramValue, to value: ProgramValue,
    machine: inout Machine<ToyWorld>
  ) throws(Stop) {
    let index = view(receiver, machine)
    switch ToySurface.Number(rawValue: member.number) {
    case .frame:
      guard case .structure(let rect) = value.content else { return }
      views[index].frame = rect.fields.map { $0.asDouble ?? 0 }
      lines.append("frame \(views[index].frame)")
      if let id = receiver.asObject {
        _ = try machine.call("layoutSubviews()", on: id, in: &self)
      }
    case .sides:
      guard case .structure(let sides) = value.content else { return }
      views[index].options = Int(sides.fields[0].asInteger ?? 0)
    case .onTap: views[index].handler = value
    default: break
    }
  }

  mutating func call(
    _ member: WorldMember, on receiver: inout ProgramValue, arguments: [ProgramValue],
    machine: inout Machine<ToyWorld>
  ) throws(Stop) -> ProgramValue {
    switch ToySurface.Number(rawValue: member.number) {
    case .makeRect: return .structure(ToySurface.rect.id, arguments)
    case .inset:
      guard case .structure(var rect) = receiver.content else { return .nothing }
      let by = arguments[0].asDouble ?? 0
      rect.set(0, to: .double((rect.fields[0].asDouble ?? 0) + by))
      receiver = ProgramValue(.structure(rect))
      return .nothing
    case .addSubview:
      guard let child = arguments[0].asObject else { return .nothing }
      let (parent, inner) = (view(receiver, machine), view(.object(child), machine))
      views[parent].subviews.append(inner)
      views[inner].superview = parent
      held.insert(inner)
      return .nothing
    case .hitTest: return try hit(receiver, arguments[0], &machine)
    case .addTarget:
      guard let target = arguments[0].bare.asObject, case .selector(let name) = arguments[1].content
      else { return .nothing }
      views[view(receiver, machine)].actions.append((target, name))
      return .nothing
    case .tap:
      let index = view(receiver, machine)
      for action in views[index].actions {
        _ = try machine.call(action.selector, on: action.target, [receiver], in: &self)
      }
      if let handler = views[index].handler { _ = try machine.call(handler.bare, [], in: &self) }
      return .nothing
    case .colorNamed:
      return ProgramValue(.enumeration(EnumCase(type: ToySurface.color.id, index: 1)))
    default: return .nothing
    }
  }

  /// What a view does by itself: asks its subviews from the front, each as its class has it.
  private mutating func hit(
    _ receiver: ProgramValue, _ point: ProgramValue, _ machine: inout Machine<ToyWorld>
  ) throws(Stop) -> ProgramValue {
    let index = view(receiver, machine)
    for child in views[index].subviews.reversed() {
      let object = object(child, &machine)
      guard let id = object.asObject else { continue }
      let answer =
        if let own = try machine.call("hitTest(_:)", on: id, [point], in: &self) {
          own
        } else {
          try hit(object, point, &machine)
        }
      if !answer.isNull { return answer.wraps > 0 ? answer : answer.wrapped }
    }
    let frame = views[index].frame
    let x = point.asDouble ?? 0
    return x >= frame[0] && x < frame[0] + frame[2] ? receiver.bare.wrapped : .null
  }

  mutating func make(
    _ member: WorldMember, for object: ObjectID, arguments: [ProgramValue],
    machine: inout Machine<ToyWorld>
  ) throws(Stop) -> Bool {
    views.append(View())
    machine.setNative(views.count - 1, of: object)
    if case .structure(let rect)? = arguments.first?.content {
      views[views.count - 1].frame = rect.fields.map { $0.asDouble ?? 0 }
    }
    return true
  }

  mutating func printed(_ text: String) {
    self.text += text
    while let end = self.text.firstIndex(of: "\n") {
      lines.append(String(self.text[..<end]))
      self.text.removeSubrange(...end)
    }
  }

  mutating func park(_ task: Parked) { waiting.append(task) }

  func roots(_ memory: ProgramMemory) -> [ObjectID] {
    held.compactMap { memory.object(native: $0) }
      + views.flatMap { $0.actions.map { $0.target } }
  }

  mutating func died(native: Int) { gone.append(native) }

  // MARK: Objects

  private func view(_ value: ProgramValue, _ machine: Machine<ToyWorld>) -> Int {
    value.asObject.flatMap { machine.memory.native(of: $0) } ?? 0
  }

  private func object(_ index: Int, _ machine: inout Machine<ToyWorld>) -> ProgramValue {
    if let id = machine.memory.object(native: index) { return .object(id) }
    return .null
  }

  private func rect(_ numbers: [Double]) -> ProgramValue {
    .structure(ToySurface.rect.id, numbers.map { .double($0) })
  }
}

struct ToySurface: WorldSurface {
  enum Number: Int {
    case makeRect, zero, maxX, inset, initFrame, initPlain, frame, subviews, superview, addSubview
    case hitTest, addTarget, tap, sides, onTap, colorNamed
  }

  static let rect = WorldType(
    0, "Rect", .structure,
    fields: ["x", "y", "width", "height"].map { ($0, .named("Double", [])) })
  static let view = WorldType(1, "View", .classType)
  static let color = WorldType(
    2, "Color", .enumeration, cases: [("red", 0), ("green", 1), ("blue", 2)])
  static let sides = WorldType(
    3, "Sides", .options, cases: [("left", 1), ("right", 2), ("top", 4)])
  static let types = [rect, view, color, sides]

  func type(named name: String) -> WorldType? { ToySurface.types.first { $0.name == name } }

  func type(numbered number: Int) -> WorldType? {
    ToySurface.types.indices.contains(number) ? ToySurface.types[number] : nil
  }

  func members(_ name: String, of type: WorldType) -> [WorldMember] {
    ToySurface.members.filter { $0.0 == type.number && $0.1.name == name }.map { $0.1 }
  }

  func member(selector: String, of type: WorldType, isStatic: Bool) -> WorldMember? {
    ToySurface.members.first {
      $0.0 == type.number && ($0.1.selector ?? $0.1.name) == selector && $0.1.isStatic == isStatic
    }?.1
  }

  func globals(_ name: String) -> [WorldMember] {
    guard name == "RectMake" else { return [] }
    return [ToySurface.makeRect("RectMake", .method)]
  }

  private static func makeRect(_ name: String, _ sort: WorldMember.Sort) -> WorldMember {
    let labels: [String?] =
      name == "init" ? ["x", "y", "width", "height"] : [nil, nil, nil, nil]
    return WorldMember(
      Number.makeRect.rawValue, name, sort,
      parameters: labels.map { .init($0, .named("Double", [])) }, result: .named("Rect", []))
  }

  private static func property(
    _ number: Number, _ name: String, _ type: TypeName, isSettable: Bool = true,
    isStatic: Bool = false
  ) -> WorldMember {
    WorldMember(
      number.rawValue, name, .property(isSettable: isSettable), isStatic: isStatic, result: type)
  }

  private static let members: [(Int, WorldMember)] = [
    (0, makeRect("init", .initializer)),
    (0, property(.zero, "zero", .named("Rect", []), isSettable: false, isStatic: true)),
    (0, property(.maxX, "maxX", .named("Double", []), isSettable: false)),
    (
      0,
      WorldMember(
        Number.inset.rawValue, "inset", .method,
        parameters: [.init("by", .named("Double", []))], isMutating: true)
    ),
    (
      1,
      WorldMember(
        Number.initFrame.rawValue, "init", selector: "initWithFrame:", .initializer,
        parameters: [.init("frame", .named("Rect", []))])
    ),
    (1, WorldMember(Number.initPlain.rawValue, "init", selector: "init", .initializer)),
    (1, property(.frame, "frame", .named("Rect", []))),
    (1, property(.subviews, "subviews", .array(.named("View", [])), isSettable: false)),
    (1, property(.superview, "superview", .optional(.named("View", [])), isSettable: false)),
    (1, property(.sides, "sides", .named("Sides", []))),
    (1, property(.onTap, "onTap", .optional(.function([], .named("Void", []))))),
    (
      1,
      WorldMember(
        Number.addSubview.rawValue, "addSubview", selector: "addSubview:", .method,
        parameters: [.init(nil, .named("View", []))])
    ),
    (
      1,
      WorldMember(
        Number.hitTest.rawValue, "hitTest", selector: "hitTest:", .method,
        parameters: [.init(nil, .named("Double", []))], result: .optional(.named("View", [])))
    ),
    (
      1,
      WorldMember(
        Number.addTarget.rawValue, "addTarget", selector: "addTarget:action:", .method,
        parameters: [
          .init(nil, .optional(.named("Any", []))), .init("action", .named("Selector", [])),
        ])
    ),
    (1, WorldMember(Number.tap.rawValue, "tap", selector: "tap", .method)),
    (
      2,
      WorldMember(
        Number.colorNamed.rawValue, "named", .method, isStatic: true,
        parameters: [.init(nil, .named("String", []))], result: .named("Color", []))
    ),
  ]
}
