import Engine
import Foundation
import Testing

/// A system as one writes it down: letters for unknowns, `x + 2 w <= 10 @750` for constraints.
struct Written {
  var solver: Solver
  private(set) var names: [String: SolverUnknown] = [:]
  private(set) var ids: [LinearConstraintID] = []

  /// Unknowns named in `nonNegative` must not be negative; all are numbered in the order of `unknowns`.
  init(
    _ unknowns: String, nonNegative: String = "", limits: SolverLimits = SolverLimits(),
    _ constraints: [String] = []
  ) throws {
    solver = Solver(limits: limits)
    let limited = nonNegative.split(separator: " ")
    for name in unknowns.split(separator: " ") {
      names[String(name)] = try solver.addUnknown(isNonNegative: limited.contains(name))
    }
    for constraint in constraints { try add(constraint) }
  }

  @discardableResult
  mutating func add(_ text: String) throws -> LinearConstraintID {
    let halves = text.split(separator: "@")
    let priority = halves.count > 1 ? Float(halves[1].trimmingCharacters(in: .whitespaces)) : 1000
    let words = halves[0].split(separator: " ").map(String.init)
    let middle = words.firstIndex { ["==", "<=", ">="].contains($0) } ?? 0
    let relation: LayoutRelation =
      words[middle] == "==" ? .equal : words[middle] == "<=" ? .lessOrEqual : .greaterOrEqual
    let id = try solver.add(
      LinearConstraint(
        sum(words[..<middle]), relation, sum(words[(middle + 1)...]),
        priority: LayoutPriority(priority ?? .nan)))
    ids.append(id)
    return id
  }

  private func sum(_ words: ArraySlice<String>) -> LinearSum {
    var (sum, sign, factor) = (LinearSum(), 1.0, Double?.none)
    for word in words {
      if word == "+" || word == "-" {
        if let constant = factor { sum.constant += sign * constant }
        (sign, factor) = (word == "+" ? 1 : -1, nil)
      } else if let number = Double(word) {
        factor = number
      } else if let unknown = names[word] {
        sum.parts.append(.init(unknown, times: sign * (factor ?? 1)))
        factor = nil
      }
    }
    if let constant = factor { sum.constant += sign * constant }
    return sum
  }

  func unknown(_ name: String) throws -> SolverUnknown { try #require(names[name]) }

  mutating func values() throws -> [String: Double] {
    let solution = try solver.solve()
    return names.mapValues { solution[$0] }
  }

  func name(_ unknown: SolverUnknown) -> String { names.first { $0.value == unknown }?.key ?? "?" }

  /// Constraints by number, limits as `x>=0`, fallbacks as `x?`.
  func name(_ reason: SolverReason) -> String {
    switch reason {
    case .constraint(let id): "\(ids.firstIndex(of: id) ?? -1)"
    case .notNegative(let unknown): "\(name(unknown))>=0"
    case .fallback(let unknown): "\(name(unknown))?"
    }
  }
}

func isNear(_ a: Double?, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
  guard let a else { return false }
  return abs(a - b) <= tolerance * max(1, abs(b))
}
