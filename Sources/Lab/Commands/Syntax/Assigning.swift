import Engine

/// What `add` says about a new object after its name.
struct Details: Sendable {
  var parent: ParentChoice?
  var frame: Rect?
  var adopted: ViewID?
  var className: String?
  var assignments: [Assignment] = []
}

extension Reader {
  mutating func assignment(of owner: Owner) throws(CommandError) -> Assignment {
    guard let next, next.kind == .plain else { throw expected(.property(owner)) }
    let row = try row(named: next.text, of: owner)
    at += 1
    try equals()
    return Assignment(row.property, try value(of: row.type))
  }

  mutating func equals() throws(CommandError) {
    guard takeMark("=") else { throw expected(.equals) }
  }

  /// The parent, the frame and the properties, in any order.
  mutating func details(
    of owner: Owner, parent sort: ObjectSort?, adopts: Bool = false, takesFrame: Bool = true
  ) throws(CommandError) -> Details {
    var details = Details()
    while let next {
      if isAssignmentNext {
        try detail(next, of: owner, adopts: adopts, &details)
      } else if let sort, details.parent == nil, let parent = try attempt(.parent(sort)) {
        details.parent = parent
      } else if takesFrame, details.frame == nil, let frame = try attempt(.rect) {
        details.frame = frame
      } else {
        note(expected(.property(owner)))
        try noteUnfinished()
        try checkEnd()
      }
    }
    if let sort, details.parent == nil { _ = try attempt(.parent(sort)) }
    if takesFrame, details.frame == nil { _ = try attempt(.rect) }
    note(expected(.property(owner)))
    return details
  }

  /// A property without its value says so, rather than that it does not belong here.
  private mutating func noteUnfinished() throws(CommandError) {
    guard let next, next.kind == .plain, PropertySpelling.property(next.text) != nil else { return }
    at += 1
    throw expected(.equals)
  }

  private mutating func detail(
    _ next: Word, of owner: Owner, adopts: Bool, _ details: inout Details
  ) throws(CommandError) {
    switch next.one(of: ["class", "view", "frame"]) {
    case "class":
      if case .gesture(let gesture) = owner {
        throw failure(.notAddedWith(property: "class", className: gesture.className))
      }
      at += 2
      details.className = try Syntax<String>.className.read(&self)
    case "view" where adopts:
      at += 2
      details.adopted = try view()
    case "frame"
    where (owner == .controller || owner == .navigationController) && details.frame == nil:
      at += 2
      try openQuotes()
      details.frame = try rect()
    default: details.assignments.append(try assignment(of: owner))
    }
  }
}

extension Syntax where Value == ParentChoice {
  /// `in A`, or `in nil`: made, and shown nowhere.
  static func parent(_ sort: ObjectSort) -> Syntax<ParentChoice> {
    let object = Syntax<Object?>.objectOrNil(sort, "parent")
    return after(
      "in",
      Syntax(object.form) { (reader: inout Reader) throws(CommandError) in
        try object.read(&reader).map { .object($0) } ?? .nowhere
      })
  }
}
