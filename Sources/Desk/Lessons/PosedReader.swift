import Lab
import Tutor

extension Posed {
  /// Nil of a block that asks nothing; of one that is no question otherwise, what it asks.
  public init?(quiz fields: Fields, on state: State) {
    guard let ask = fields["ask"] else { return nil }
    var slips: [LessonError] = []
    let item = try? ItemReader.item(fields, line: 1, &slips)
    self = item.map { Posed($0, on: state) } ?? Posed(ask: ask.joiningLines)
    // A page makes something of the marks that a terminal cannot show.
    self.ask = ask.joiningLines
  }

  public init?(challenge fields: Fields, in language: Language) {
    guard let ask = fields["ask"] else { return nil }
    var slips: [LessonError] = []
    let challenge = try? ItemReader.challenge(fields, line: 1, &slips)
    self = challenge.map { Posed($0, in: language) } ?? Posed(ask: ask.joiningLines)
    self.ask = ask.joiningLines
  }
}
