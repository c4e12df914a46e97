import Engine

extension SystemCase {
  /// A line a fact: `u FALLBACK NONNEGATIVE`, then `c PRIORITY RELATION CONSTANT UNKNOWN:FACTOR …`.
  var text: String {
    var lines = unknowns.map { "u \($0.fallback) \($0.isNonNegative ? 1 : 0)" }
    for row in rows {
      let parts = row.parts.map { "\($0.unknown):\($0.factor)" }.joined(separator: " ")
      lines.append("c \(row.priority) \(row.relation.sign) \(row.constant) \(parts)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LayoutRelation {
  var sign: String {
    switch self {
    case .equal: "=="
    case .lessOrEqual: "<="
    case .greaterOrEqual: ">="
    }
  }

  init?(sign: Substring) {
    switch sign {
    case "==": self = .equal
    case "<=": self = .lessOrEqual
    case ">=": self = .greaterOrEqual
    default: return nil
    }
  }
}

/// A case with what it must come to.
struct RecordedCase: Sendable {
  var name = ""
  var system = SystemCase(unknowns: [], rows: [])
  var values: [Double] = []
  var broken: [Int] = []
  var ambiguous: [Int] = []

  /// Cases begin with `case NAME`; after the system come `v VALUE …`, `b ROW …`, `a UNKNOWN …`.
  static func read(_ text: String) -> [RecordedCase] {
    var cases: [RecordedCase] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let key = words.first else { continue }
      let rest = words.dropFirst()
      if key == "case" {
        var new = RecordedCase()
        new.name = rest.joined(separator: " ")
        cases.append(new)
        continue
      }
      guard var last = cases.popLast() else { continue }
      switch key {
      case "u": last.system.unknowns.append((Double(words[1]) ?? 0, words[2] == "1"))
      case "c":
        guard let relation = LayoutRelation(sign: words[2]) else { break }
        let parts = words[4...].map {
          let halves = $0.split(separator: ":")
          return (unknown: Int(halves[0]) ?? 0, factor: Double(halves[1]) ?? 0)
        }
        last.system.rows.append(
          SystemCase.Row(parts, relation, Double(words[3]) ?? 0, Float(words[1]) ?? 0))
      case "v": last.values = rest.compactMap { Double($0) }
      case "b": last.broken = rest.compactMap { Int($0) }
      case "a": last.ambiguous = rest.compactMap { Int($0) }
      default: break
      }
      cases.append(last)
    }
    return cases
  }
}
