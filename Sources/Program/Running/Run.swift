extension Machine {
  /// A task that waited for another that failed.
  mutating func run(
    downTo floor: Int, raising error: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    try recover(.thrown(error, currentPlace), downTo: floor)
    return try run(downTo: floor, &world)
  }

  /// The loop: until the frame that stands at this depth has given its result.
  mutating func run(downTo floor: Int, _ world: inout W) throws(Stop) -> ProgramValue {
    var code = frames[frames.count - 1].code
    var pc = frames[frames.count - 1].pc
    var base = frames[frames.count - 1].base
    while true {
      do throws(Stop) {
        while true {
          let instruction = code.instructions[pc]
          pc += 1
          switch instruction {
          // MARK: Moving
          case .constant(let to, let index):
            stack[base + Int(to)] = code.constants[Int(index)]
          case .integer(let to, let value):
            stack[base + Int(to)] = ProgramValue(.integer(Int64(value), .int))
          case .move(let to, let from):
            stack[base + Int(to)] = stack[base + Int(from)]
          case .take(let to, let from):
            guard to != from else { break }
            stack.swapAt(base + Int(to), base + Int(from))
            stack[base + Int(from)] = .absent
          case .clear(let first, let count):
            clear(base + Int(first), count: Int(count))
          case .settle(let first):
            if memory.isUnsettled {
              frames[frames.count - 1].pc = pc
              try settleInside(from: base + Int(first), &world)
            }

          // MARK: Optionals and conversions
          case .wrap(let register): stack[base + Int(register)].wraps &+= 1
          case .wrapIfNeeded(let register):
            stack[base + Int(register)] = stack[base + Int(register)].asOptional
          case .unwrap(let register):
            if stack[base + Int(register)].wraps > 0 { stack[base + Int(register)].wraps -= 1 }
          case .force(let register, let isImplicit):
            try force(base + Int(register), isImplicit: isImplicit)
          case .convert(let register, let type):
            stack[base + Int(register)] = converted(
              stack[base + Int(register)], to: code.types[Int(type)])

          // MARK: Variables that are not in the frame
          case .newCell(let register):
            let cell = memory.makeCell(stack[base + Int(register)])
            stack[base + Int(register)] = ProgramValue(.cell(cell))
            try checkMemory()
          case .readCell(let to, let cell):
            if case .cell(let id) = stack[base + Int(cell)].content {
              stack[base + Int(to)] = memory.cell(id)
            }
          case .takeCell(let to, let cell):
            if case .cell(let id) = stack[base + Int(cell)].content {
              stack[base + Int(to)] = memory.takeCell(id)
            }
          case .writeCell(let cell, let from):
            if case .cell(let id) = stack[base + Int(cell)].content {
              memory.setCell(id, to: stack[base + Int(from)])
            }
          case .readGlobal(let to, let index):
            stack[base + Int(to)] = memory.globals[Int(index)]
          case .takeGlobal(let to, let index):
            var value = ProgramValue.absent
            swap(&value, &memory.globals[Int(index)])
            stack[base + Int(to)] = value
          case .writeGlobal(let index, let from):
            if memory.globals[Int(index)].nesting.holdsObjects { memory.isUnsettled = true }
            memory.globals[Int(index)] = stack[base + Int(from)]
          case .readStatic(let to, let property):
            frames[frames.count - 1].pc = pc
            stack[base + Int(to)] = try readStatic(Int(property), &world)
          case .weaken(let register): weaken(base + Int(register))
          case .strengthen(let to, let from, let isUnowned):
            stack[base + Int(to)] = try strengthened(
              stack[base + Int(from)], isUnowned: isUnowned)

          // MARK: Parts
          case .readField(let to, let of, let slot):
            switch stack[base + Int(of)].content {
            case .object(let id): stack[base + Int(to)] = memory.field(Int(slot), of: id)
            case .structure(let structure):
              stack[base + Int(to)] =
                Int(slot) < structure.fields.count ? structure.fields[Int(slot)] : .absent
            default:
              stack[base + Int(to)] = try readPart(stack[base + Int(of)], Int(slot))
            }
          case .takeField(let to, let of, let slot):
            stack[base + Int(to)] = takeField(base + Int(of), Int(slot))
          case .writeField(let of, let slot, let from):
            try writeField(base + Int(of), Int(slot), base + Int(from))
          case .readMember(let to, let of, let site):
            frames[frames.count - 1].pc = pc
            if let value = try readMember(
              base + Int(of), code.sites[Int(site)], code.language, to: base + Int(to), &world)
            {
              stack[base + Int(to)] = value
            } else {
              (code, pc, base) = current
            }
          case .writeMember(let of, let site, let from):
            frames[frames.count - 1].pc = pc
            try writeMember(
              base + Int(of), code.sites[Int(site)], stack[base + Int(from)], code.language,
              &world)
          case .readWorld(let to, let of, let site):
            frames[frames.count - 1].pc = pc
            if let member = code.sites[Int(site)].world {
              stack[base + Int(to)] = try world.get(
                member, of: stack[base + Int(of)], machine: &self)
            }
          case .readElement(let to, let of, let index):
            if case .array(let list) = stack[base + Int(of)].content,
              case .integer(let at, _) = stack[base + Int(index)].content,
              at >= 0, at < list.items.count, list.start == 0
            {
              stack[base + Int(to)] = list.items[Int(at)]
            } else {
              frames[frames.count - 1].pc = pc
              stack[base + Int(to)] = try element(
                base + Int(of), stack[base + Int(index)], &world)
            }
          case .takeElement(let to, let of, let index):
            frames[frames.count - 1].pc = pc
            stack[base + Int(to)] = try takeElement(
              base + Int(of), stack[base + Int(index)], &world)
          case .writeElement(let of, let index, let from):
            frames[frames.count - 1].pc = pc
            try writeElement(
              base + Int(of), stack[base + Int(index)], stack[base + Int(from)], &world)
          case .readSubscript(let to, let window, let site):
            frames[frames.count - 1].pc = pc
            stack[base + Int(to)] = try readSubscript(
              base + Int(window), code.sites[Int(site)], &world)
          case .writeSubscript(let window, let site):
            frames[frames.count - 1].pc = pc
            try writeSubscript(base + Int(window), code.sites[Int(site)], &world)
          case .readItem(let to, let of, let index):
            stack[base + Int(to)] = item(stack[base + Int(of)], Int(index))
          case .writeItem(let of, let index, let from):
            writeItem(base + Int(of), Int(index), stack[base + Int(from)])
          case .readPayload(let to, let of, let index):
            stack[base + Int(to)] = payload(stack[base + Int(of)], Int(index))
          case .readFirst(let to, let of):
            stack[base + Int(to)] = try elements(of: stack[base + Int(of)], &world).first ?? .null
          case .readPointer(let to, let of):
            stack[base + Int(to)] = pointed(stack[base + Int(of)])
          case .writePointer(let of, let from):
            if case .cell(let id) = stack[base + Int(of)].content {
              memory.setCell(id, to: stack[base + Int(from)])
            }

          // MARK: Operators
          case .binary(let operation, let to, let a, let b):
            if case .integer(let x, .int) = stack[base + Int(a)].content,
              case .integer(let y, .int) = stack[base + Int(b)].content,
              let value = fast(operation, x, y)
            {
              stack[base + Int(to)] = value
            } else {
              frames[frames.count - 1].pc = pc
              stack[base + Int(to)] = try binary(
                operation, stack[base + Int(a)], stack[base + Int(b)], &world)
            }
          case .binaryC(let operation, let to, let a, let b):
            frames[frames.count - 1].pc = pc
            stack[base + Int(to)] = try binaryC(
              operation, stack[base + Int(a)], stack[base + Int(b)], &world)
          case .add(let to, let a, let number):
            if case .integer(let x, let kind) = stack[base + Int(a)].content {
              let (sum, overflows) = x.addingReportingOverflow(Int64(number))
              guard !overflows, kind.holds(sum) else { throw Stop.crash(.overflow, .nowhere) }
              stack[base + Int(to)] = ProgramValue(.integer(sum, kind))
            } else {
              stack[base + Int(to)] = try binary(
                .add, stack[base + Int(a)], .integer(Int(number)), &world)
            }
          case .negate(let to, let from):
            frames[frames.count - 1].pc = pc
            stack[base + Int(to)] = try negated(stack[base + Int(from)], &world)
          case .not(let to, let from):
            stack[base + Int(to)] = .bool(!decide(stack[base + Int(from)], code.places[pc - 1]))
          case .complement(let to, let from):
            stack[base + Int(to)] = complement(stack[base + Int(from)])
          case .truth(let to, let from):
            stack[base + Int(to)] = truthC(stack[base + Int(from)])

          case .isObject(let to, let from):
            let value = stack[base + Int(from)]
            stack[base + Int(to)] =
              value.path == nil ? .bool(!value.isNull && !value.isAbsent) : value

          // MARK: Jumps
          case .jump(let target): pc = Int(target)
          case .jumpBack(let target):
            fuel -= 1
            if fuel < 0 { throw Stop.outOfFuel(.nowhere) }
            pc = Int(target)
          case .jumpIf(let register, let target):
            if case .bool(let holds) = stack[base + Int(register)].content {
              if holds { pc = Int(target) }
            } else if decide(stack[base + Int(register)], code.places[pc - 1]) {
              pc = Int(target)
            }
          case .jumpUnless(let register, let target):
            if case .bool(let holds) = stack[base + Int(register)].content {
              if !holds { pc = Int(target) }
            } else if !decide(stack[base + Int(register)], code.places[pc - 1]) {
              pc = Int(target)
            }
          case .jumpUnlessLess(let a, let b, let target):
            if case .integer(let x, .int) = stack[base + Int(a)].content,
              case .integer(let y, .int) = stack[base + Int(b)].content
            {
              if x >= y { pc = Int(target) }
            } else {
              frames[frames.count - 1].pc = pc
              let test = try binary(.less, stack[base + Int(a)], stack[base + Int(b)], &world)
              if !decide(test, code.places[pc - 1]) { pc = Int(target) }
            }
          case .jumpIfNull(let register, let target):
            if isNull(base + Int(register), code.places[pc - 1]) { pc = Int(target) }
          case .jumpUnlessAbsent(let register, let target):
            if !stack[base + Int(register)].isAbsent { pc = Int(target) }
          case .jumpIfObject(let register, let target):
            if case .object = stack[base + Int(register)].content { pc = Int(target) }
          case .jumpUnlessCase(let register, let index, let target):
            if !isCase(stack[base + Int(register)], Int(index), code.places[pc - 1]) {
              pc = Int(target)
            }
          case .jumpUnlessType(let register, let type, let target):
            if !isInstance(stack[base + Int(register)], of: code.types[Int(type)]) {
              pc = Int(target)
            }

          // MARK: Making
          case .makeArray(let to, let first, let count):
            let items = taken(base + Int(first), Int(count))
            stack[base + Int(to)] = .array(items)
            try grow(by: 24 * Int(count), base + Int(to))
          case .fillArray(let to, let given, let item, let count):
            let wanted = Int(clamping: stack[base + Int(count)].asInteger ?? 0)
            guard wanted <= limits.memory / 24 else { throw Stop.tooMuchMemory(.nowhere) }
            var items = stack[base + Int(given)].asItems ?? []
            while items.count < wanted { items.append(stack[base + Int(item)]) }
            stack[base + Int(to)] = .array(items)
            try grow(by: 24 * items.count, base + Int(to))
          case .makeSet(let to, let first, let count):
            frames[frames.count - 1].pc = pc
            stack[base + Int(to)] = try set(of: taken(base + Int(first), Int(count)), &world)
          case .makeDictionary(let to, let first, let count):
            frames[frames.count - 1].pc = pc
            stack[base + Int(to)] = try dictionary(
              of: taken(base + Int(first), Int(count) * 2), &world)
          case .makeTuple(let to, let first, let count, let labels):
            let items = taken(base + Int(first), Int(count))
            stack[base + Int(to)] = ProgramValue(
              .tuple(Tuple(items, labels: LabelsID(index: UInt16(truncatingIfNeeded: labels)))))
            try grow(by: 24 * Int(count), base + Int(to))
          case .makeText(let to, let first, let count):
            frames[frames.count - 1].pc = pc
            stack[base + Int(to)] = try text(
              of: taken(base + Int(first), Int(count)), &world)
          case .makeCase(let to, let first, let site):
            let site = code.sites[Int(site)]
            let payload = try completed(
              taken(base + Int(first), site.count), site, &world)
            stack[base + Int(to)] = ProgramValue(
              .enumeration(
                EnumCase(
                  type: site.type ?? .library(.object), index: site.cache, payload: payload)))
            try grow(by: 24 * site.count, base + Int(to))
          case .makeClosure(let to, let first, let callee):
            let count = captureCount(Int(callee))
            let captures = count == 0 ? [] : taken(base + Int(first), count)
            stack[base + Int(to)] = ProgramValue(
              .closure(ClosureValue(CalleeID(index: callee), captures: captures)))
            if count > 0 { try grow(by: 24 * count, base + Int(to)) }
          case .makeObject(let to, let type):
            stack[base + Int(to)] = makeObject(code.types[Int(type)])
            try checkMemory()
          case .makeStructure(let to, let type):
            stack[base + Int(to)] = makeStructure(code.types[Int(type)])
          case .thisClosure(let to):
            stack[base + Int(to)] = thisClosure(code, base)

          // MARK: Calls
          case .call(let to, let window, let function):
            frames[frames.count - 1].pc = pc
            let callee = codes[Int(function)] ?? self.code(of: Int(function))
            try push(callee, base: base + Int(window), to: base + Int(to))
            (code, pc, base) = (callee, 0, base + Int(window))
          case .callMember(let to, let window, let site):
            frames[frames.count - 1].pc = pc
            if let value = try callMember(
              base + Int(window), code.sites[Int(site)], to: base + Int(to), &world)
            {
              stack[base + Int(to)] = value
            } else {
              (code, pc, base) = current
            }
          case .callClosure(let to, let window, let count):
            frames[frames.count - 1].pc = pc
            if let value = try callClosure(
              base + Int(window), count: Int(count), to: base + Int(to), &world)
            {
              stack[base + Int(to)] = value
            } else {
              (code, pc, base) = current
            }
          case .callWorld(let to, let window, let site):
            frames[frames.count - 1].pc = pc
            let site = code.sites[Int(site)]
            if let member = site.world {
              stack[base + Int(to)] = try callWorld(
                member, base + Int(window), count: site.count, code.language, &world)
            }
          case .callLibrary(let to, let window, let row):
            frames[frames.count - 1].pc = pc
            fuel -= 1
            if fuel < 0 { throw Stop.outOfFuel(.nowhere) }
            let value = try lexicon.library.rows[Int(row)].work(&self, &world, base + Int(window))
            if !lexicon.library.rows[Int(row)].traits.contains(.mutating) {
              stack[base + Int(window)] = .absent
            }
            stack[base + Int(to)] = value
          case .send(let to, let window, let site):
            frames[frames.count - 1].pc = pc
            if let value = try send(
              base + Int(window), code.sites[Int(site)], to: base + Int(to), &world)
            {
              stack[base + Int(to)] = value
            } else {
              (code, pc, base) = current
            }
          case .initialize(let to, let window, let site):
            frames[frames.count - 1].pc = pc
            if let value = try initialize(
              base + Int(window), code.sites[Int(site)], to: base + Int(to), &world)
            {
              stack[base + Int(to)] = value
            } else {
              (code, pc, base) = current
            }
          case .giveBack(let register):
            let value = stack[base + Int(register)]
            let to = frames[frames.count - 1].to
            frames.removeLast()
            let kept = code.keepsArguments ? code.parameterCount : 0
            clear(base + kept, count: code.registerCount - kept)
            if frames.count == floor { return value }
            stack[to] = value
            (code, pc, base) = current
          case .raise(let register):
            throw Stop.thrown(stack[base + Int(register)], code.places[pc - 1])
          case .crashUncaught(let register):
            frames[frames.count - 1].pc = pc
            let text = try described(stack[base + Int(register)], isDebug: true, &world)
            throw Stop.crash(.uncaughtError(text), .nowhere)

          // MARK: Tests
          case .typeOf(let register, let type):
            stack[base + Int(register)] = typeValue(
              stack[base + Int(register)], code.types[Int(type)])
          case .isType(let to, let from, let type):
            stack[base + Int(to)] = .bool(
              isInstance(stack[base + Int(from)], of: code.types[Int(type)]))
          case .cast(let register, let type, let isForced):
            stack[base + Int(register)] = try cast(
              stack[base + Int(register)], to: code.types[Int(type)], isForced: isForced)
          case .matches(let to, let pattern, let value):
            frames[frames.count - 1].pc = pc
            stack[base + Int(to)] = .bool(
              try matches(stack[base + Int(pattern)], stack[base + Int(value)], &world))

          // MARK: Loops
          case .startLoop(let first, let from):
            frames[frames.count - 1].pc = pc
            stack[base + Int(first)] = try iterated(stack[base + Int(from)], &world)
            stack[base + Int(first) + 1] = .integer(0)
          case .nextItem(let to, let first, let end):
            frames[frames.count - 1].pc = pc
            if let value = try nextItem(base + Int(first), &world) {
              stack[base + Int(to)] = value
            } else {
              pc = Int(end)
            }
          case .nextInteger(let to, let first, let end):
            if case .integer(let at, let kind) = stack[base + Int(first)].content,
              case .integer(let last, _) = stack[base + Int(first) + 1].content, at < last
            {
              stack[base + Int(to)] = ProgramValue(.integer(at, kind))
              stack[base + Int(first)] = ProgramValue(.integer(at + 1, kind))
            } else {
              pc = Int(end)
            }
          case .startCount(let first, let isClosed):
            try startCount(base + Int(first), isClosed: isClosed)

          // MARK: Telling
          case .noteEarlySelf:
            record?.add(.earlySelf(code.places[pc - 1]), depth: frames.count)
          case .noteUnknown(let register):
            if record != nil, let path = stack[base + Int(register)].path {
              record?.add(.unknown(path: path, code.places[pc - 1]), depth: frames.count)
            }
          case .noteCondition(let register):
            noteCondition(stack[base + Int(register)], code.places[pc - 1])
          case .noteValue(let register):
            noteValue(stack[base + Int(register)], code.places[pc - 1])
          case .noteRound(let register):
            record?.add(
              .round(code.places[pc - 1], stack[base + Int(register)]), depth: frames.count)
          case .noteReturn(let register):
            record?.add(
              .returned(code.places[pc - 1], stack[base + Int(register)]), depth: frames.count)
          case .unread(let register):
            throw Stop.crash(
              .unread(stack[base + Int(register)].asText ?? ""), .nowhere)
          }
        }
      } catch {
        frames[frames.count - 1].pc = pc
        try recover(error.placed(code.places[max(0, pc - 1)]), downTo: floor)
        (code, pc, base) = current
      }
    }
  }

  private var current: (Code, Int, Int) {
    let frame = frames[frames.count - 1]
    return (frame.code, frame.pc, frame.base)
  }

  @inline(__always)
  private func fast(_ operation: Operator, _ x: Int64, _ y: Int64) -> ProgramValue? {
    switch operation {
    case .add:
      let (value, overflows) = x.addingReportingOverflow(y)
      return overflows ? nil : ProgramValue(.integer(value, .int))
    case .subtract:
      let (value, overflows) = x.subtractingReportingOverflow(y)
      return overflows ? nil : ProgramValue(.integer(value, .int))
    case .multiply:
      let (value, overflows) = x.multipliedReportingOverflow(by: y)
      return overflows ? nil : ProgramValue(.integer(value, .int))
    case .equal: return ProgramValue(.bool(x == y))
    case .notEqual: return ProgramValue(.bool(x != y))
    case .less: return ProgramValue(.bool(x < y))
    case .lessOrEqual: return ProgramValue(.bool(x <= y))
    case .greater: return ProgramValue(.bool(x > y))
    case .greaterOrEqual: return ProgramValue(.bool(x >= y))
    case .divide, .remainder, .addWrapping, .subtractWrapping, .multiplyWrapping, .same, .notSame,
      .and, .or, .exclusiveOr, .shiftLeft, .shiftRight, .rangeOpen, .rangeClosed:
      return nil
    }
  }

  mutating func clear(_ first: Int, count: Int) {
    var index = first
    while index < first + count {
      stack[index] = .absent
      index += 1
    }
  }

  /// Moves some registers' values out.
  mutating func taken(_ first: Int, _ count: Int) -> [ProgramValue] {
    var values: [ProgramValue] = []
    values.reserveCapacity(count)
    for index in first..<(first + count) {
      values.append(stack[index])
      stack[index] = .absent
    }
    return values
  }
}
