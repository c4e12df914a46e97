import Engine
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var proves: String
    var unknowns: String
    var nonNegative = ""
    var constraints: [String]
    var free: [String]
    var values: [String: Double]
    var testDescription: String { proves }
  }

  static let table = [
    Row(
      proves: "U-AL-03: without constraints all is 0", unknowns: "x y w h", nonNegative: "w h",
      constraints: [], free: ["x", "y", "w", "h"], values: ["x": 0, "y": 0, "w": 0, "h": 0]),
    Row(
      proves: "U-AL-03: the intrinsic size holds, the origin is free", unknowns: "x w",
      constraints: ["w <= 42 @250", "w >= 42 @750"], free: ["x"], values: ["x": 0, "w": 42]),
    Row(
      proves: "U-AL-06: too much room, equal hugging: the first label is stretched",
      unknowns: "a b c",
      constraints: [
        "a + b + c == 284", "a <= 26 @250", "a >= 26 @750", "b <= 29 @250", "b >= 29 @750",
        "c <= 41.5 @250", "c >= 41.5 @750",
      ], free: ["a", "b", "c"], values: ["a": 213.5, "b": 29, "c": 41.5]),
    Row(
      proves: "U-AL-06: too little room, equal resistance: the first label is compressed",
      unknowns: "a b", nonNegative: "a b",
      constraints: [
        "a + b == 112", "a <= 94 @250", "a >= 94 @750", "b <= 94 @250", "b >= 94 @750",
      ], free: ["a", "b"], values: ["a": 18, "b": 94]),
    Row(
      proves: "U-AL-06: of two plain spacers the last takes all", unknowns: "a b",
      nonNegative: "a b", constraints: ["a + b == 168"], free: ["a", "b"],
      values: ["a": 0, "b": 168]),
    Row(
      proves: "An inequality alone leaves its unknown free", unknowns: "w",
      constraints: ["w >= 10"], free: ["w"], values: ["w": 10]),
    Row(
      proves: "Two inequalities that meet leave none", unknowns: "w v",
      constraints: ["w >= 10", "w <= 10", "v == 2 w"], free: [], values: ["w": 10, "v": 20]),
    Row(
      proves: "A sum that fills up its limits leaves none, though many rows meet",
      unknowns: "a b c", nonNegative: "a b c", constraints: ["a + b + c <= 0"], free: [],
      values: ["a": 0, "b": 0, "c": 0]),
    Row(
      proves: "Three that bind each other from two sides leave none", unknowns: "a b",
      constraints: ["a + b <= 10", "a - b <= 2", "a >= 6"], free: [], values: ["a": 6, "b": 4]),
    Row(
      proves: "A wish of priority 1 is enough", unknowns: "w", constraints: ["w == 3 @1"],
      free: [], values: ["w": 3]),
  ]

  @Test("What is free, and what it takes", arguments: table)
  func free(row: Row) throws {
    var written = try Written(row.unknowns, nonNegative: row.nonNegative, row.constraints)
    let solution = try written.solver.solve()
    #expect(solution.ambiguous.map { written.name($0) } == row.free)
    for (name, value) in row.values {
      #expect(try isNear(solution[written.unknown(name)], value), "\(name)")
      #expect(try solution.isAmbiguous(written.unknown(name)) == row.free.contains(name))
    }
  }

  @Test("A fallback is what an unknown takes that nothing holds")
  func fallback() throws {
    var solver = Solver()
    let (x, y) = (try solver.addUnknown(fallback: 7), try solver.addUnknown(fallback: 9))
    _ = try solver.add(LinearConstraint(LinearSum(x), .lessOrEqual, .constant(3)))
    #expect(try solver.solve().values == [3, 9])
    try solver.setFallback(of: y, to: -1)
    #expect(try solver.solve().values == [3, -1])
  }
}
