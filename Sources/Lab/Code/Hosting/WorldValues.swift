import Engine
import Program

/// Values of the scene as a program has them, and the other way.
extension UIKitWorld {
  // MARK: Objects

  func object(_ value: ProgramValue) -> Object? {
    guard let id = value.anyObject else { return nil }
    return host.machine.memory.native(of: id).flatMap { Object(code: $0) }
  }

  func view(_ value: ProgramValue) -> ViewID? { object(value)?.view }
  func controller(_ value: ProgramValue) -> ControllerID? { object(value)?.controller }
  func recognizer(_ value: ProgramValue) -> RecognizerID? { object(value)?.recognizer }

  /// The program's object for one of the scene; UIKit's own are made when they are first asked for.
  mutating func value(_ object: Object?) -> ProgramValue {
    guard let object else { return .null }
    return ProgramValue.object(host.objectID(of: object, in: delivery.scene)).wrapped
  }

  mutating func value(_ view: ViewID?) -> ProgramValue { value(view.map { .view($0) }) }

  mutating func plain(_ object: Object) -> ProgramValue {
    .object(host.objectID(of: object, in: delivery.scene))
  }

  /// A target or delegate; an object of the app's own gets a place in the scene.
  mutating func anyObject(_ value: ProgramValue) -> Object? {
    if let known = object(value) { return known }
    guard let id = value.anyObject else { return nil }
    return host.enrol(id, &delivery)
  }

  // MARK: Structures

  func value(_ point: Point) -> ProgramValue {
    .structure(UIKitRows.point.id, [.double(point.x), .double(point.y)])
  }

  func value(_ size: Size) -> ProgramValue {
    .structure(UIKitRows.size.id, [.double(size.width), .double(size.height)])
  }

  func value(_ rect: Rect) -> ProgramValue {
    .structure(UIKitRows.rect.id, [value(rect.origin), value(rect.size)])
  }

  func value(_ transform: AffineTransform) -> ProgramValue {
    .structure(
      UIKitRows.transform.id,
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map {
        .double($0)
      })
  }

  mutating func value(_ value: Value) -> ProgramValue {
    switch value {
    case .bool(let flag): .bool(flag)
    case .number(let number): .double(number)
    case .point(let point): self.value(point)
    case .size(let size): self.value(size)
    case .rect(let rect): self.value(rect)
    case .insets(let insets):
      .structure(
        UIKitRows.insets.id,
        [insets.top, insets.left, insets.bottom, insets.right].map { .double($0) })
    case .transform(let transform): self.value(transform)
    case .transform3D(let transform):
      .structure(UIKitRows.transform3D.id, transform.numbers.map { .double($0) })
    case .text(let text): .text(text)
    case .words(let words): .array(words.map { .text($0) })
    case .object(let object): self.value(object)
    case .objects(let objects): .array(objects.map { plain($0) })
    }
  }

  /// A value as the scene's property wants it; nil where it is none of that kind.
  func sceneValue(_ value: ProgramValue, for type: ValueType) -> Value? {
    switch type {
    case .bool: return .bool(value.asBool ?? ((value.asDouble ?? 0) != 0))
    case .number, .whole, .seconds: return value.asDouble.map { .number($0) }
    case .point: return point(value).map { .point($0) }
    case .size: return size(value).map { .size($0) }
    case .rect, .rectOrNone: return rect(value).map { .rect($0) }
    case .insets:
      return numbers(value).flatMap {
        $0.count == 4
          ? .insets(EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])) : nil
      }
    case .transform: return transform(value).map { .transform($0) }
    case .transform3D: return transform3D(value).map { .transform3D($0) }
    case .text, .selector: return .text(value.asText ?? "")
    case .view, .object, .windowScene, .delegate: return .object(object(value))
    case .views: return .objects((value.asItems ?? []).compactMap { object($0) })
    case .words, .choice: return value.asText.map { .words([$0]) }
    }
  }

  func numbers(_ value: ProgramValue) -> [Double]? {
    guard case .structure(let structure) = value.content else { return nil }
    return structure.fields.map { $0.asDouble ?? 0 }
  }

  func point(_ value: ProgramValue?) -> Point? {
    guard let value, let all = numbers(value), all.count == 2 else { return nil }
    return Point(all[0], all[1])
  }

  func size(_ value: ProgramValue?) -> Size? { point(value).map { Size($0.x, $0.y) } }

  func rect(_ value: ProgramValue?) -> Rect? {
    guard case .structure(let structure)? = value?.content, structure.fields.count == 2,
      let origin = point(structure.fields[0]), let size = size(structure.fields[1])
    else { return nil }
    return Rect(origin: origin, size: size)
  }

  func transform(_ value: ProgramValue?) -> AffineTransform? {
    guard let value, let all = numbers(value), all.count == 6 else { return nil }
    return AffineTransform(all[0], all[1], all[2], all[3], all[4], all[5])
  }

  /// The raw number of an enumeration's case, or of a set of options.
  // The page's compiler borrows for too short a time where this is part of somebody else.
  @inline(never)
  func raw(_ value: ProgramValue?) -> Int? {
    switch value?.content {
    case .structure(let structure)?:
      return structure.fields.first?.asInteger.map { Int(clamping: $0) }
    case .enumeration(let one)?: return Int(one.index)
    case .integer(let number, _)?: return Int(clamping: number)
    default: return nil
    }
  }

  /// The name of an enumeration's case.
  func word(_ value: ProgramValue?) -> String? {
    guard case .enumeration(let one)? = value?.content, case .world(let number) = one.type.origin
    else { return nil }
    let cases = SurfaceIndex.uikit.types[number].cases
    return cases.indices.contains(Int(one.index)) ? cases[Int(one.index)].name : nil
  }

  func enumeration(_ type: String, _ word: String) -> ProgramValue {
    guard let type = SurfaceIndex.uikit.type(named: type),
      let index = type.cases.firstIndex(where: { $0.name == word })
    else { return .null }
    return ProgramValue(.enumeration(EnumCase(type: type.id, index: index)))
  }

  func options(_ type: String, _ raw: Int) -> ProgramValue {
    guard let type = SurfaceIndex.uikit.type(named: type) else { return .null }
    return .structure(type.id, [.integer(raw)])
  }

  func selector(_ value: ProgramValue?) -> String? {
    if case .selector(let name)? = value?.content { return name }
    return value?.asText
  }

  // MARK: Changing the scene

  mutating func set(
    _ property: Property, of object: Object, to value: ProgramValue
  ) throws(Stop) {
    guard let row = scene.row(property, of: object) else { return }
    if let path = value.path, row.type == .bool { host.supposed(path) }
    guard !isMisfit(value, row.type), let wanted = sceneValue(value, for: row.type) else {
      return noteMisfit(value, property)
    }
    set(property, of: object, to: wanted)
  }

  /// Objective-C takes a number for a truth, and text from any object; Swift does not.
  private func isMisfit(_ value: ProgramValue, _ type: ValueType) -> Bool {
    guard value.path == nil, host.runsSwift else { return false }
    return switch type {
    case .bool: value.asBool == nil
    case .text: value.asText == nil && !value.isNull
    default: false
    }
  }

  /// What a property cannot take changes nothing, and is said.
  func noteMisfit(_ value: ProgramValue, _ property: Property) {
    if let path = value.path {
      host.note(unknown: path)
    } else {
      host.remarks(misfit: property.rawValue)
    }
  }

  /// In an animation's closure it takes its time.
  mutating func set(_ property: Property, of object: Object, to wanted: Value) {
    note(set: property, of: object, to: wanted)
    guard let block = host.animation, let view = object.view,
      Delivery.animatable.contains(property)
    else {
      return change { delivery throws(SceneError) in
        try delivery.set(property, of: object, to: wanted)
      }
    }
    change { delivery throws(SceneError) in
      try delivery.animate(
        view, [(property, wanted)], seconds: block.seconds, allows: block.allows)
    }
  }

  /// What the engine refuses UIKit would do in some way that is not known here: it is noted, and nothing changes.
  mutating func change(_ work: (inout Delivery) throws(SceneError) -> Void) {
    do throws(SceneError) { try work(&delivery) } catch { host.refused(error) }
  }

  func kept(_ name: String, of value: ProgramValue) -> ProgramValue? {
    guard let id = value.asObject else { return nil }
    return host.machine.kept(name, of: id)?.strongly(host.machine)
  }

  func keep(_ name: String, _ kept: ProgramValue?, of value: ProgramValue) {
    guard let id = value.asObject else { return }
    host.machine.keep(name, kept, of: id)
  }

  static func noMoments(_: inout Delivery, _: ControllerID, _: Moment) {}
}

extension UIKitWorld {
  /// What UIKit makes with an object, and names after it.
  mutating func own(_ name: String, of me: ProgramValue) -> ProgramValue {
    guard let object = object(me) else { return .null }
    return value(scene.object(named: scene.name(of: object) + "." + name))
  }
}
