import Testing

@testable import Program

@Suite struct DeathTests {
  @Test(arguments: [
    Case(
      "class A { deinit { print(\"gone\") } }\nvar a: A? = A()\nprint(1)\na = nil\nprint(2)", "1",
      "gone", "2"),
    Case(
      "class A { deinit { print(\"gone\") } }\nfunc f() { let a = A(); print(a === a) }\nf()\nprint(2)",
      "true", "gone", "2"),
    Case(
      "class A {}\nweak var w: A?\nvar a: A? = A()\nw = a\nprint(w != nil)\na = nil\nprint(w == nil)",
      "true", "true"),
    Case(
      "class A { var other: A?; deinit { print(\"gone\") } }\nvar a: A? = A(), b: A? = A()\na?.other = b\nb?.other = a\na = nil\nb = nil\nprint(\"end\")",
      "end"),
    Case(
      "class A { var f: (() -> Void)?; deinit { print(\"gone\") } }\nvar a: A? = A()\na?.f = { [weak a] in print(a as Any) }\na = nil\nprint(2)",
      "gone", "2"),
  ])
  func objects(_ one: Case) {
    let run = Run(one.text)
    #expect(run.lines == one.lines)
    #expect(run.stop == nil)
  }

  @Test func memoryIsAValue() throws {
    var run = Run("class A { var n = 0; func up() { n += 1; print(n) } }\nlet a = A()")
    let a = try #require(run.machine.memory.globals[0].asObject)
    let before = run.machine.memory
    _ = try run.machine.call("up()", on: a, in: &run.world)
    _ = try run.machine.call("up()", on: a, in: &run.world)
    run.machine.put(before)
    _ = try run.machine.call("up()", on: a, in: &run.world)
    #expect(run.world.lines == ["1", "2", "1"])
  }
}
