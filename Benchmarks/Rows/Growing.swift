import Lab

/// Lines as one types them, to the text that answers them, for more and more of what there is.
func growing() {
  let counts = [1_000, 10_000, 100_000]
  Growth(counts, from: { adding($0, nested: false) }) { run($0) }
    .rows("views added", wanted: "≤ 10 s")
  Growth(counts, from: { ["add view A"] + Array(repeating: "post tap 20 20", count: $0) }) {
    run($0)
  }.rows("events posted", wanted: "≤ 10 s")
  Growth([300, 3_000, 30_000], from: { run(adding($0, nested: false)) }) {
    run(["edit 1 add view v0 5 5 30 30"], in: $0)
  }.rows("cells run again by edit 1", wanted: "≤ 3 s")
  Growth([250, 1_000, 4_000], from: { run(adding($0, nested: false)) }) {
    run(Array(repeating: "undo", count: $0.cells.count), in: $0)
  }.rows("cells taken back, one after the other", wanted: "≤ 1 s")
  Growth([500, 2_000, 8_000], from: { run(adding($0, nested: false)) }) { run(["code"], in: $0) }
    .rows("views written as code", wanted: "≤ 500 ms")
  Growth([200, 2_000, 20_000], from: { run(adding($0, nested: true)) }) {
    run(["tap 20 20"], in: $0)
  }.rows("views in a chain, a tap", wanted: "≤ 50 ms")
}

/// Views beside one another, or each in the one before it.
private func adding(_ count: Int, nested: Bool) -> [String] {
  (0..<count).map { number in
    nested && number > 0
      ? "add view v\(number) in v\(number - 1) 0 0 320 480"
      : "add view v\(number) \(number * 37 % 300) \(number * 53 % 440) 30 30"
  }
}

@discardableResult
private func run(_ lines: [String], in start: Session = Session()) -> Session {
  var session = start
  session.forgetsOldest = true
  for line in lines {
    for reply in session.run(line) {
      if reply.isError || reply.lines(width: 80).isEmpty { print("\(line) fails.") }
    }
  }
  return session
}
