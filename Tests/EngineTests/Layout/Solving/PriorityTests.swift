import Engine
import Testing

@Suite("Priorities")
struct PriorityTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var proves: String
    var unknowns: String
    var constraints: [String]
    var values: [String: Double]
    var testDescription: String { proves }
  }

  static let table = [
    Row(
      proves: "U-AL-02: one step of priority outweighs, and nothing averages", unknowns: "w",
      constraints: ["w == 60 @750", "w == 140 @749"], values: ["w": 60]),
    Row(
      proves: "U-AL-02: two of 750 do not outweigh one of 751", unknowns: "w",
      constraints: ["w == 60 @750", "w == 60 @750", "w == 140 @751"], values: ["w": 140]),
    Row(
      proves: "U-AL-02: a required least width stands over a width of 999", unknowns: "w",
      constraints: ["w >= 90", "w == 30 @999"], values: ["w": 90]),
    Row(
      proves: "U-AL-02: a required inequality is a wall", unknowns: "w",
      constraints: ["w >= 80", "w <= 200", "w == 300 @500"], values: ["w": 200]),
    Row(
      proves: "U-AL-04: hugging and resistance make the intrinsic width", unknowns: "w",
      constraints: ["w <= 42 @250", "w >= 42 @750"], values: ["w": 42]),
    Row(
      proves: "U-AL-04: what is stretched gives way at its hugging", unknowns: "x w",
      constraints: ["x == 16", "x + w == 304", "w <= 42 @250", "w >= 42 @750"],
      values: ["x": 16, "w": 288]),
    Row(
      proves: "In one priority the sum of errors counts, so the many win", unknowns: "w",
      constraints: ["w == 10 @500", "w == 50 @500", "w == 50 @500"], values: ["w": 50]),
    Row(
      proves: "A fraction of a step is a step", unknowns: "w",
      constraints: ["w == 10 @500.5", "w == 50 @500"], values: ["w": 10]),
    Row(
      proves: "A weaker wish is met as far as the stronger leave room", unknowns: "w v",
      constraints: ["w + v == 100", "w >= 30 @750", "v == 100 @500"], values: ["w": 30, "v": 70]),
    Row(
      proves: "U-AL-01: half of the superview's centre", unknowns: "y h H",
      constraints: ["H == 200", "h == 20", "2 y + h == 0.5 H"], values: ["y": 40]),
    Row(
      proves: "U-AL-07: three equal widths between margins", unknowns: "a b c x",
      constraints: ["x == 12", "a == b", "b == c", "x + a + b + c == 292"],
      values: ["a": 280.0 / 3, "c": 280.0 / 3]),
    Row(
      proves: "Priorities from 1 to 1000 by steps of 111", unknowns: "w",
      constraints: (0..<9).map { "w == \($0) @\(1 + $0 * 111)" }, values: ["w": 8]),
  ]

  @Test("The row that matters more decides", arguments: table)
  func decides(row: Row) throws {
    var written = try Written(row.unknowns, row.constraints)
    let values = try written.values()
    for (name, value) in row.values {
      #expect(isNear(values[name], value), "\(name) is \(values[name] ?? .nan)")
    }
  }

  @Test("What is not met is told with its amount, and what is met is not")
  func shortfalls() throws {
    var written = try Written(
      "x w", ["x == 16", "x + w == 304", "w <= 42 @250", "w >= 42 @750", "w == 300 @100"])
    let solution = try written.solver.solve()
    #expect(solution.shortfalls.map(\.constraint) == [written.ids[2], written.ids[4]])
    #expect(solution.shortfalls.map(\.amount) == [246, -12])
  }

  @Test("Every order of adding gives the same where nothing is ambiguous")
  func everyOrder() throws {
    let rows = [
      "x == 16", "x + w == 304 @999", "w <= 42 @250", "w >= 350 @750", "y == x + w", "y <= 320",
    ]
    for order in permutations(rows) {
      var written = try Written("x w y", order)
      let values = try written.values()
      #expect(values == ["x": 16, "w": 288, "y": 304], "\(order)")
    }
  }
}

func permutations<T>(_ items: [T]) -> [[T]] {
  guard !items.isEmpty else { return [[]] }
  return items.indices.flatMap { index in
    var rest = items
    let item = rest.remove(at: index)
    return permutations(rest).map { [item] + $0 }
  }
}
