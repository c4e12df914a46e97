/// Bringing the value of a place into a register, and back.
extension Compiler {
  /// Brings the value into the place's register; taken out of where it was, unless it is to stay there as well.
  mutating func load(_ place: Prepared, keeping: Bool) {
    let to = place.register
    switch place.kind {
    case .local, .value: break
    case .cell(let cell):
      emit(keeping ? .readCell(to: to, cell: cell) : .takeCell(to: to, cell: cell))
    case .global(let index):
      let index = Int32(truncatingIfNeeded: index)
      emit(keeping ? .readGlobal(to: to, index) : .takeGlobal(to: to, index))
    case .staticProperty(let property):
      emit(.readStatic(to: to, property: Int32(truncatingIfNeeded: property)))
      if !keeping, case .global(let index) = program.properties[property].storage {
        emit(.takeGlobal(to: to, Int32(truncatingIfNeeded: index)))
      }
    case .field(let base, let slot):
      load(base, keeping: keeping)
      let slot = Int32(truncatingIfNeeded: slot)
      emit(
        keeping
          ? .readField(to: to, of: base.register, slot: slot)
          : .takeField(to: to, of: base.register, slot: slot))
    case .objectField(let object, let slot):
      let slot = Int32(truncatingIfNeeded: slot)
      emit(
        keeping
          ? .readField(to: to, of: object, slot: slot) : .takeField(to: to, of: object, slot: slot))
    case .member(let base, let site):
      load(base, keeping: true)
      emit(.readMember(to: to, of: base.register, site: site))
    case .element(let base, let index):
      load(base, keeping: keeping)
      emit(
        keeping
          ? .readElement(to: to, of: base.register, index: index)
          : .takeElement(to: to, of: base.register, index: index))
    case .item(let base, let index):
      load(base, keeping: keeping)
      emit(.readItem(to: to, of: base.register, index: Int32(truncatingIfNeeded: index)))
    case .subscripted(let base, let window, _, let site):
      load(base, keeping: true)
      emit(.move(to: window, from: base.register))
      emit(.readSubscript(to: to, base: window, site: site))
      if program.hasMutatingGetters { emit(.move(to: base.register, from: window)) }
    case .accessor(let base, let getter, _):
      load(base, keeping: true)
      loadAccessor(base, getter, place)
    case .optional(let inner):
      load(inner, keeping: keeping)
      emit(.move(to: to, from: inner.register))
      if !keeping, case .local = inner.kind {
      } else if !keeping {
        emit(.take(to: to, from: inner.register))
      }
      emit(.force(to, isImplicit: false))
    case .weak(let inner, let isUnowned):
      load(inner, keeping: true)
      emit(.strengthen(to: to, from: inner.register, isUnowned: isUnowned))
    case .pointer(let pointer):
      emit(.readPointer(to: to, of: pointer))
    }
  }

  mutating func loadAccessor(_ base: Prepared, _ getter: Int?, _ place: Prepared) {
    guard case .accessor(_, _, let setter) = place.kind else { return }
    if let getter {
      let top = draft.top
      let window = allocate()
      emit(.move(to: window, from: base.register))
      emit(.call(to: place.register, base: window, function: Int32(truncatingIfNeeded: getter)))
      release(to: top)
      return
    }
    if case .accessor(let property) = program.functions[setter].role {
      if let slot = lexicon.slot(of: property) {
        emit(
          .readField(
            to: place.register, of: base.register, slot: Int32(truncatingIfNeeded: slot)))
      } else if case .global(let global) = program.properties[property].storage {
        emit(.readGlobal(to: place.register, Int32(truncatingIfNeeded: global)))
      }
    }
  }

  /// Puts the register's value back, and what it was taken from.
  mutating func store(_ place: Prepared) {
    let from = place.register
    switch place.kind {
    case .local, .value: break
    case .cell(let cell): emit(.writeCell(cell, from: from))
    case .global(let index): emit(.writeGlobal(Int32(truncatingIfNeeded: index), from: from))
    case .staticProperty(let property):
      if case .global(let index) = program.properties[property].storage {
        emit(.writeGlobal(Int32(truncatingIfNeeded: index), from: from))
      }
    case .field(let base, let slot):
      emit(.writeField(of: base.register, slot: Int32(truncatingIfNeeded: slot), from: from))
      store(base)
    case .objectField(let object, let slot):
      emit(.writeField(of: object, slot: Int32(truncatingIfNeeded: slot), from: from))
    case .member(let base, let site):
      emit(.writeMember(of: base.register, site: site, from: from))
      storeValue(base)
    case .element(let base, let index):
      emit(.writeElement(of: base.register, index: index, from: from))
      storeValue(base)
    case .item(let base, let index):
      emit(.writeItem(of: base.register, index: Int32(truncatingIfNeeded: index), from: from))
      store(base)
    case .subscripted(let base, let window, let count, let site):
      emit(.move(to: window, from: base.register))
      emit(.move(to: window + Register(truncatingIfNeeded: count + 1), from: from))
      emit(.writeSubscript(base: window, site: site))
      emit(.take(to: base.register, from: window))
      storeValue(base)
    case .accessor(let base, _, let setter):
      let top = draft.top
      let hasReceiver = base.type != .void
      let window = allocate(3)
      if hasReceiver { emit(.move(to: window + 1, from: base.register)) }
      emit(.move(to: window + (hasReceiver ? 2 : 1), from: from))
      emit(
        .call(to: window, base: window + 1, function: Int32(truncatingIfNeeded: setter)))
      if hasReceiver, !isReference(base.type) {
        emit(.take(to: base.register, from: window + 1))
        storeValue(base)
      }
      release(to: top)
    case .optional(let inner):
      emit(.move(to: inner.register, from: from))
      if !isC { emit(.wrap(inner.register)) }
      storeValue(inner)
    case .weak(let inner, _):
      emit(.move(to: inner.register, from: from))
      emit(.weaken(inner.register))
      store(inner)
    case .pointer(let pointer): emit(.writePointer(of: pointer, from: from))
    }
  }

  /// A new value as a whole: the old one need not be known.
  mutating func storeWhole(_ place: Prepared, from register: Register) {
    switch place.kind {
    case .local(let own): emit(.move(to: own, from: register))
    case .value: break
    case .cell, .global, .staticProperty, .objectField, .pointer:
      emit(.move(to: place.register, from: register))
      store(place)
    case .field(let base, _), .item(let base, _), .accessor(let base, _, _):
      load(base, keeping: isAccessor(place))
      emit(.move(to: place.register, from: register))
      store(place)
    case .element(let base, _):
      load(base, keeping: false)
      emit(.move(to: place.register, from: register))
      store(place)
    case .member(let base, _), .subscripted(let base, _, _, _):
      load(base, keeping: true)
      emit(.move(to: place.register, from: register))
      store(place)
    case .optional(let inner):
      emit(.move(to: inner.register, from: register))
      if !isC { emit(.wrapIfNeeded(inner.register)) }
      let copy = Prepared(kind: inner.kind, type: inner.type, register: inner.register)
      let top = draft.top
      let own = allocate()
      emit(.move(to: own, from: inner.register))
      storeWhole(copy, from: own)
      release(to: top)
    case .weak(let inner, _):
      let top = draft.top
      let own = allocate()
      emit(.move(to: own, from: register))
      emit(.weaken(own))
      storeWhole(inner, from: own)
      release(to: top)
    }
  }

  func isAccessor(_ place: Prepared) -> Bool {
    if case .accessor = place.kind { true } else { false }
  }

  /// Writes back what a changed part belongs to: not where that turns out to be an object.
  mutating func storeValue(_ place: Prepared) {
    if case .value = place.kind { return }
    if case .local = place.kind { return }
    if isReference(place.type) { return }
    if !place.type.isOpen { return store(place) }
    let isObject = emit(.jumpIfObject(place.register, 0))
    store(place)
    land(isObject)
  }
}
