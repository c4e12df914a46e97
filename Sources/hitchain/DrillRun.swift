import Lab
import Tutor

/// `hitchain drill [TOPIC]`: questions made on the spot, to print or to feed to something else.
struct DrillRun {
  static let counts = 1...1_000_000

  private let invocation: Invocation
  private let subject: Subject?
  private let count: Int

  init(_ invocation: Invocation, topic: String?) throws(UsageError) {
    self.invocation = invocation
    count = invocation.count ?? 10
    guard let topic else {
      subject = nil
      return
    }
    let key = topic.lowercased()
    let matches = Subject.allCases.filter { $0.rawValue.hasPrefix(key) }
    guard let match = Subject(rawValue: key) ?? (matches.count == 1 ? matches.first : nil) else {
      throw .wrongChoice(of: "drill", given: topic, choices: UsageTable.all(Subject.self))
    }
    subject = match
  }

  func run() -> ExitStatus {
    let language = invocation.language ?? .english
    let seed = invocation.seed ?? UInt64.random(in: .min ... .max)
    var maker = DrillMaker(seed: seed, language: language)
    var keys: [String] = []
    for number in 1...count {
      // From easy to hard, again and again.
      let difficulty = 1 + (number - 1) % DrillMaker.difficulties.count
      guard let drill = maker.item(on: subject, difficulty: difficulty) else { break }
      switch invocation.format {
      case .json: Console.put(.json(json(drill)))
      case .text, .markdown, .commands:
        Console.write(text(drill, number))
        keys.append("\(number). \(words(for: drill))")
      }
    }
    if !keys.isEmpty { Console.write(keys.joined(separator: "\n") + "\n") }
    return .fine
  }

  private func json(_ drill: DrillItem) -> JSON {
    .object(
      ("scene", .array(drill.item.scene.map { .string($0) })),
      ("ask", .string(drill.item.ask)), ("query", .string(drill.query)),
      ("field", .string(drill.field)), ("answer", .string(drill.answer)),
      (
        "choices",
        .array(
          drill.choices.map { choice in
            .object(
              ("answer", .string(choice.answer)),
              ("misconception", choice.mistakes.first.map { .string($0.rawValue) } ?? .null),
              ("misconceptions", .array(choice.mistakes.map { .string($0.rawValue) })))
          })
      ))
  }

  /// The scene as it would be typed, the question, and what there is to choose.
  private func text(_ drill: DrillItem, _ number: Int) -> String {
    let labels = Choice.labels(for: drill.choices.map { $0.text })
    let choices = zip(labels, drill.choices).map { "   \($0)) \($1.text)" }
    let lines = drill.item.scene.map { "    " + $0 }
    let ask = Layout.wrap("\(number). \(drill.item.ask)", to: invocation.width ?? 80)
    return (ask + [""] + lines + [""] + choices + [""]).joined(separator: "\n") + "\n"
  }

  /// The right choice, as it was offered.
  private func words(for drill: DrillItem) -> String {
    drill.choices.first { $0.answer == drill.answer }?.text ?? drill.answer
  }
}
