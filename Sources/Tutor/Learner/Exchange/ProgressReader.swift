import Lab

/// Reads a file of progress event by event, so that each is known by where it stands.
struct ProgressReader {
  private var json: JSONReader

  init(_ bytes: [UInt8]) { json = JSONReader(bytes, depthLimit: 8) }

  mutating func events() throws(ProgressFileError) -> [LearnerEvent] {
    var events: [LearnerEvent]?
    var seen: Set<String> = []
    var (hasFormat, hasVersion) = (false, false)
    try step { (json) throws(JSONError) in try json.openObject() }
    while let name = try step({ (json) throws(JSONError) in try json.nextName() }) {
      let start = json.nameOffset
      guard seen.insert(name).inserted else {
        throw ProgressFileError(json.position(of: start), .repeated(name))
      }
      switch name {
      case "format":
        guard try value().text == ProgressFile.format else {
          throw ProgressFileError(json.position(of: start), .otherFormat)
        }
        hasFormat = true
      case "version":
        guard case .number(let version) = try value(), version >= 1 else {
          throw ProgressFileError(json.position(of: start), .otherFormat)
        }
        if version > Double(ProgressFile.version) {
          throw ProgressFileError(json.position(of: start), .newer)
        }
        hasVersion = true
      case "events": events = try list()
      default: _ = try value()
      }
    }
    try step { (json) throws(JSONError) in try json.end() }
    guard hasFormat, hasVersion, let events else { throw ProgressFileError(nil, .otherFormat) }
    return events
  }

  private mutating func list() throws(ProgressFileError) -> [LearnerEvent] {
    var events: [LearnerEvent] = []
    var places: [EventID: Int] = [:]
    try step { (json) throws(JSONError) in try json.openArray() }
    while try step({ (json) throws(JSONError) in try json.nextElement() }) {
      let start = json.offset()
      let json = try value()
      let event: LearnerEvent
      do throws(MemberError) { event = try LearnerEvent(json) } catch {
        throw ProgressFileError(self.json.position(of: start), .badEvent(member: error.member))
      }
      // Of two that differ one would be lost, and nobody knows which is the true one.
      if let place = places[event.id] {
        guard events[place] == event else {
          throw ProgressFileError(self.json.position(of: start), .idTaken(event.id.text))
        }
        continue
      }
      places[event.id] = events.count
      events.append(event)
    }
    return events
  }

  private mutating func value() throws(ProgressFileError) -> JSON {
    try step { (json) throws(JSONError) in try json.value() }
  }

  private mutating func step<Result>(
    _ body: (inout JSONReader) throws(JSONError) -> Result
  ) throws(ProgressFileError) -> Result {
    do throws(JSONError) { return try body(&json) } catch {
      throw ProgressFileError(error.position, .noJSON(error))
    }
  }
}
