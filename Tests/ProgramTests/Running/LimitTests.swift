import Testing

@testable import Program

/// Programs that would take all there is: one stop each.
@Suite struct LimitTests {
  enum End: Equatable {
    case fuel, depth, memory, crash(Crash), none, other
  }

  private func end(_ text: String, _ language: SourceLanguage = .swift) -> End {
    switch Run(text, language).stop {
    case .outOfFuel: .fuel
    case .tooDeep: .depth
    case .tooMuchMemory: .memory
    case .crash(let crash, _): .crash(crash)
    case .thrown, .parked: .other
    case nil: .none
    }
  }

  @Test(arguments: [
    "while true {}", "for i in 0... {}", "var n = 0\nrepeat { n += 1 } while n >= 0",
    "let xs = Array(0..<1000)\nfor _ in xs { for _ in xs { } }",
    "func f() { g() }\nfunc g() { }\nwhile true { f() }",
  ])
  func neverEnding(_ text: String) { #expect(end(text) == .fuel) }

  @Test(arguments: [
    "func f(_ n: Int) -> Int { f(n + 1) }\nprint(f(0))",
    "func f() { g() }\nfunc g() { f() }\nf()",
    "class A { var x: Int { get { y } }\n var y: Int { x } }\nprint(A().x)",
    "func f() { [1].forEach { _ in f() } }\nf()",
    "class V: View { override func hitTest(_ x: Double) -> View? { hitTest(x) } }\n_ = V().hitTest(1)",
    "class V: View { override func layoutSubviews() { frame.x += 1 } }\nV().frame.x = 1",
    "struct S: CustomStringConvertible { var description: String { \"\\(self)\" } }\nprint(S())",
    "var f: (() -> Void)!\nf = { f() }\nf()",
  ])
  func tooDeep(_ text: String) { #expect(end(text) == .depth) }

  @Test(arguments: [
    "var s = \"ab\"\nfor _ in 0..<60 { s += s }", "var a = [0]\nwhile true { a += a }",
    "var a: [Any] = []\nwhile true { a = [a, a] }", "var a: [Any] = []\nwhile true { a = [a] }",
    "var d: [Int: String] = [:]\nvar n = 0\nwhile true { d[n] = \"some text that is long\"; n += 1 }",
    "class N { var next: N? }\nvar first: N?\nwhile true { let n = N(); n.next = first; first = n }",
    "let s = String(repeating: \"x\", count: 1_000_000_000)",
    "indirect enum L { case end, node(L) }\nvar l = L.end\nwhile true { l = .node(l) }",
    "var fs: [() -> Void] = []\nwhile true { var n = 0; fs.append { n += 1 } }",
  ])
  func tooMuch(_ text: String) { #expect(end(text) == .memory) }

  @Test func manyGlobals() {
    let text = (0..<10_000).map { "var v\($0) = \($0)" }.joined(separator: "\n") + "\nprint(v9999)"
    let run = Run(text)
    #expect(run.stop == nil)
    #expect(run.lines == ["9999"])
  }

  @Test func aClassAboveItself() {
    let run = Run("class A: B {}\nclass B: A {}\nlet a = A()\nprint(1)")
    #expect(run.machine.program.problems.count >= 1)
    #expect(run.lines == ["1"])
  }

  @Test func closuresThatHoldThemselves() {
    let run = Run(
      "class A { var f: (() -> Void)? }\nfor _ in 0..<100 { let a = A(); a.f = { print(a) } }")
    #expect(run.stop == nil)
  }

  @Test func theSameMachineGoesOn() throws {
    var run = Run(
      "class A { func loop() { while true {} }\n func say() { print(\"here\") } }\nlet a = A()")
    let a = try #require(run.machine.memory.globals[0].asObject)
    #expect(throws: Stop.self) { try run.machine.call("loop()", on: a, in: &run.world) }
    _ = try run.machine.call("say()", on: a, in: &run.world)
    #expect(run.world.lines == ["here"])
  }
}
