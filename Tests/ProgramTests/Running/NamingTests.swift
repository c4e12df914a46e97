import Testing

@testable import Program

/// What names mean where they are no plain calls.
@Suite struct NamingTests {
  @Test(arguments: [
    (
      "extension P where Self: Base { func pin() { tag = 3 } }\nextension Base: P {}\n"
        + "let one = Base()\none.pin()\nprint(one.tag)", ["3"]
    ),
    (
      "struct Row { var index: Int; init(index: Int) { self.index = index } }\n"
        + "print((0..<3).map(Row.init(index:)).map { $0.index })", ["[0, 1, 2]"]
    ),
    (
      "let text = \"abc\"\nlet range = Range(NSRange(location: 1, length: 1), in: text)\n"
        + "print(text.replacingCharacters(in: range!, with: \"x\"))\n"
        + "print(Range(NSRange(location: 2, length: 5), in: text) == nil)", ["axc", "true"]
    ),
  ])
  func aProgramPrints(_ body: String, _ lines: [String]) {
    let text = "protocol P {}\nclass Base { var tag = 0 }\n" + body
    #expect(Run(text).lines == lines)
  }

  @Test func aStaticPointerMayPointToItself() {
    let text = """
      static void *context = &context;
      int main() { NSLog(@"%d", context == context); return 0; }
      """
    #expect(Run(text, .objectiveC).lines == ["1"])
  }

  @Test func halvesOfAConditionAreTold() {
    let text = "let a: Int? = 3\nif let b = a, b == 4 || b == 3 { print(b) }"
    let source = SourceText(text, language: .swift)
    let told = (Run(text, records: true).machine.record?.events ?? []).compactMap {
      event -> String? in
      switch event {
      case .condition(let place, let holds, _): "\(source.text(at: place)) \(holds)"
      case .round(let place, let value): "\(source.text(at: place)) \(value.asInteger ?? 0)"
      default: nil
      }
    }
    #expect(told == ["let b = a 3", "b == 4 false", "b == 3 true"])
  }
}
