import Engine
import Lab

extension Rule {
  /// The topic that it is counted under: its page names one.
  public var topic: Topic { Self.topics[self] ?? .events }

  /// A record asks for them of all rules at once.
  private static let topics: [Rule: Topic] = {
    var topics: [Rule: Topic] = [:]
    for path in Set(allCases.map { Handbook.page(of: $0) }) {
      for section in Handbook.compiled.page(path).sections {
        guard let rule = Rule(rawValue: section.name) else { continue }
        topics[rule] = Topic(rawValue: section["Topic"])
      }
    }
    return topics
  }()
}
