import Lab
import Tutor

/// The events in a database.
struct EventTable {
  let database: Database

  struct Rows {
    var events: [LearnerEvent] = []
    /// The number of the last row.
    var last: Int
    /// How many made no sense.
    var unreadable = 0
    /// What went wrong before the last row.
    var error: DatabaseError?
  }

  /// Those that were kept after a row, as far as they can be read.
  func rows(after number: Int) -> Rows {
    var rows = Rows(last: number)
    do throws(DatabaseError) {
      let statement = try database.prepare(
        """
        SELECT number, id, time, zone, place, kind, body FROM events
        WHERE number > ?1 ORDER BY number
        """)
      try statement.bind(number, at: 1)
      while try statement.step() {
        rows.last = statement.number(0) ?? rows.last
        if let event = Self.event(statement) {
          rows.events.append(event)
        } else {
          rows.unreadable += 1
        }
      }
    } catch { rows.error = error }
    return rows
  }

  private static func event(_ row: Statement) -> LearnerEvent? {
    guard let id = row.text(1).flatMap({ EventID($0) }),
      let time = row.real(2), Timestamp.years.contains(time),
      let zone = row.number(3), Timestamp.zones.contains(zone),
      let place = row.real(4), Timestamp.years.contains(place), let kind = row.text(5),
      let text = row.text(6), let body = try? JSONReader.read(Array(text.utf8)),
      let fact = try? LearnerEvent.Fact(kind: kind, body: body)
    else { return nil }
    return LearnerEvent(
      id: id, time: Timestamp(seconds: time, secondsEast: zone), place: place, fact: fact)
  }

  /// One transaction: all of them or none.
  func insert(_ events: [LearnerEvent]) throws(DatabaseError) {
    try database.transaction { () throws(DatabaseError) in
      let statement = try database.prepare(
        """
        INSERT OR IGNORE INTO events (id, time, zone, place, kind, body)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        """)
      for event in events {
        try statement.bind(event.id.text, at: 1)
        try statement.bind(event.time.seconds, at: 2)
        try statement.bind(event.time.secondsEast, at: 3)
        try statement.bind(event.place, at: 4)
        try statement.bind(event.fact.kind, at: 5)
        try statement.bind(event.fact.body.encoded, at: 6)
        _ = try statement.step()
        statement.reset()
      }
    } orElse: {
      $0
    }
  }
}
