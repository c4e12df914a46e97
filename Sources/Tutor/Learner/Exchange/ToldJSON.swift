import Lab

extension Told {
  var json: JSON {
    func names(_ mistakes: [String]) -> JSON { .array(mistakes.map { .string($0) }) }
    return .object(
      ("choices", .number(Double(choices))), ("right", .bool(isRight)), ("here", names(here)),
      ("elsewhere", names(elsewhere)), ("nowhere", names(nowhere)), ("unsure", .bool(isUnsure)))
  }

  init(_ body: Members) throws(MemberError) {
    self.init(choices: try body.count("choices"), isRight: try body.flag("right"))
    here = try body.names("here")
    elsewhere = try body.names("elsewhere")
    nowhere = try body.names("nowhere")
    isUnsure = try body.flag("unsure")
  }
}
