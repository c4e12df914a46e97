import Lab

extension LearnerEvent {
  public var json: JSON {
    .joining(
      .object(
        ("id", .string(id.text)), ("time", .number(time.seconds)),
        ("zone", .number(Double(time.secondsEast))), ("place", .number(place)),
        ("kind", .string(fact.kind))),
      fact.body)
  }

  public init(_ json: JSON) throws(MemberError) {
    let members = Members(json)
    guard let id = EventID(try members.name("id")) else { throw MemberError("id") }
    let time = Timestamp(
      seconds: try members.number("time", in: Timestamp.years),
      secondsEast: try members.whole("zone", in: Timestamp.zones))
    self.init(
      id: id, time: time, place: try members.number("place", in: Timestamp.years),
      fact: try Fact(kind: try members.name("kind"), body: json))
  }
}

extension JSON {
  fileprivate static func joining(_ a: JSON, _ b: JSON) -> JSON {
    guard case .object(let first) = a, case .object(let second) = b else { return a }
    return .object(first + second)
  }
}
