import Engine
import Narration

extension MistakeEntry {
  /// What the question gets for an answer under some rules: the member of its result that the
  /// mistake is about. `null` is nobody.
  public func answer(under rules: Rulebook) -> JSON {
    var session = Session(state: State(rules: rules))
    for line in scene { _ = session.run(line) }
    return session.run(question).last?.result.member(at: field) ?? .null
  }
}

extension JSON {
  /// `deliveries.1.to`: members by name, elements by index; nil where there is none.
  func member(at path: String) -> JSON? {
    path.split(separator: ".").reduce(Optional(self)) { value, step in
      Int(step).map { value?[$0] } ?? value?[String(step)]
    }
  }
}
