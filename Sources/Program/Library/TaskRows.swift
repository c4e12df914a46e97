/// Tasks, continuations and the main actor.
extension Library {
  mutating func addTasks() {
    add(.task, "sleep(nanoseconds:)", [.int], .void, [.isStatic]) { m, w, at throws(Stop) in
      try m.sleep(m[at + 1].asInteger ?? 0)
    }
    add(.task, "sleep(for:)", [.foreign("Duration")], .void, [.isStatic]) { m, w, at throws(Stop) in
      try m.sleep(m.nanoseconds(m[at + 1].path ?? ""))
    }
    add(.task, "yield()", [], .void, [.isStatic]) { m, w, at throws(Stop) in try m.yieldTask() }
    add(.task, "isCancelled", .bool, [.isStatic]) { m, w, at throws(Stop) in .bool(m.isCancelled) }
    add(.task, "checkCancellation()", [], .void, [.isStatic]) { m, w, at throws(Stop) in
      if m.isCancelled { throw m.cancellation }
      return .nothing
    }
    for name in ["init", "detached"] {
      let task = Type.instance(.library(.task), [.parameter("Success")])
      add(.task, name + "(operation:)", [.taking(to: .parameter("Success"))], task, [.isStatic]) {
        m, w, at throws(Stop) in
        m.makeTask(m[at + 1], &w)
      }
      add(
        .task, name + "(priority:operation:)", [.unknown, .taking(to: .parameter("Success"))], task,
        [.isStatic]
      ) { m, w, at throws(Stop) in
        m.makeTask(m[at + 2], &w)
      }
    }
    add(.task, "value", .parameter("Success")) { m, w, at throws(Stop) in try m.awaited(m[at]) }
    add(.task, "cancel()", [], .void) { m, w, at throws(Stop) in
      m.cancel(m[at])
      return .nothing
    }
    add(.task, "isCancelled", .bool) { m, w, at throws(Stop) in
      .bool(m[at].asObject.flatMap { m.memory.content(of: $0).asItems?.last?.asBool } ?? false)
    }
    addContinuations()
    for name in ["run(body:)", "assumeIsolated(_:)"] {
      add(.mainActor, name, [.taking(to: .other)], .other, [.isStatic]) { m, w, at throws(Stop) in
        try m.invoke(m[at + 1], [], &w)
      }
    }
    add(.mainActor, "run(resultType:body:)", [.unknown, .taking(to: .other)], .other, [.isStatic]) {
      m, w, at throws(Stop) in
      try m.invoke(m[at + 2], [], &w)
    }
  }

  /// `withCheckedContinuation { … }`: a task without work, which somebody else ends.
  private mutating func addContinuations() {
    let continuation = Type.instance(.library(.task), [.parameter("Success")])
    for kind in ["Checked", "CheckedThrowing", "Unsafe", "UnsafeThrowing"] {
      add(
        .global, "with\(kind)Continuation(_:)", [.taking(continuation, to: .void)],
        .parameter("Success")
      ) { m, w, at throws(Stop) in
        let id = m.makeContinuation()
        _ = try m.invoke(m[at + 1], [.object(id)], &w)
        return try m.awaited(.object(id))
      }
    }
    for name in ["resume(returning:)", "resume(throwing:)", "resume(with:)"] {
      add(.task, name, [.unknown], .void) { m, w, at throws(Stop) in
        var (value, isError) = (m[at + 1], name == "resume(throwing:)")
        if name == "resume(with:)", case .enumeration(let result) = value.content {
          (value, isError) = (result.payload.first ?? .nothing, result.index == 1)
        }
        try m.end(m[at], value, isError: isError, &w)
        return .nothing
      }
    }
    add(.task, "resume()", [], .void) { m, w, at throws(Stop) in
      try m.end(m[at], .nothing, isError: false, &w)
      return .nothing
    }
  }
}

extension Machine {
  /// `.seconds(2)`, `.milliseconds(300)`
  func nanoseconds(_ path: String) -> Int64 {
    guard let open = path.firstIndex(of: "("), let close = path.lastIndex(of: ")") else { return 0 }
    let number = Double(path[path.index(after: open)..<close]) ?? 0
    let unit: Double =
      path.hasPrefix(".seconds")
      ? 1e9 : path.hasPrefix(".milli") ? 1e6 : path.hasPrefix(".micro") ? 1e3 : 1
    return truncated(number * unit)
  }
}
