import Testing

@testable import Program

@Suite struct RecordTests {
  private let text = """
    func isNear(_ x: Double) -> Bool {
      for limit in [1.0, 5.0] {
        if x < limit { return true }
      }
      return false
    }
    print(isNear(3))
    """

  @Test func tellsWhatRan() {
    let source = SourceText(text, language: .swift)
    let told = (Run(text, records: true).machine.record?.events ?? []).map { event -> String in
      switch event {
      case .called(let name, _): "called \(name)"
      case .condition(let place, let holds, let rested):
        "\(source.line(of: place.start)): \(source.text(at: place)) "
          + rested.map { "\($0.value.asDouble ?? 0)" }.joined(separator: " ") + " -> \(holds)"
      case .returned(let place, let value):
        "returned \(value.asBool ?? false) in \(source.line(of: place.start))"
      case .round(_, let value): "round \(value.asDouble ?? 0)"
      case .printed(let text, _): "printed \(text.dropLast())"
      case .supposed(let path, _, _), .unknown(let path, _): path
      case .earlySelf: "self"
      }
    }
    #expect(
      told == [
        "called main", "called isNear(_:)", "round 1.0", "3: x < limit 3.0 1.0 -> false",
        "round 5.0", "3: x < limit 3.0 5.0 -> true", "returned true in 3", "printed true",
        "returned false in 7",
      ])
  }

  @Test func isBounded() {
    var run = Run("for i in 0..<10_000 { if i > 5 { } }", records: true)
    #expect(run.machine.record?.events.count == 2_000)
    #expect(run.machine.takeRecord()?.isFull == true)
    #expect(run.machine.record?.events.isEmpty == true)
  }
}
