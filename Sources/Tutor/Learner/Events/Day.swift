/// What a learner's clock and calendar said.
public struct Timestamp: Hashable, Sendable {
  /// Since 1970.
  public let seconds: Double
  /// How far local time is ahead of Greenwich.
  public let secondsEast: Int

  /// A clock that is out of its mind shows the nearest time that is one.
  public init(seconds: Double, secondsEast: Int = 0) {
    let (years, zones) = (Self.years, Self.zones)
    // Nothing is above what is no number.
    self.seconds = seconds > years.lowerBound ? min(seconds, years.upperBound) : years.lowerBound
    self.secondsEast = min(max(secondsEast, zones.lowerBound), zones.upperBound)
  }

  /// The learner's own day: an evening in Shanghai and that evening in California have other dates.
  public var day: Day {
    Day(number: Int(((seconds + Double(secondsEast)) / 86_400).rounded(.down)))
  }

  /// From 1970 to 9999, and on Earth: whatever else a file says is no time.
  public static let years = 0.0...253_402_300_799
  public static let zones = -86_400...86_400
}

/// A day of the calendar. Reviews are due on days, not at hours.
public struct Day: Hashable, Comparable, Sendable {
  /// Since 1 January 1970.
  public var number: Int

  public init(number: Int) { self.number = number }

  public static func < (a: Day, b: Day) -> Bool { a.number < b.number }
  public static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }
  public static func - (a: Day, b: Day) -> Int { a.number - b.number }

  /// `2026-03-01`.
  public var date: String {
    let (year, month, day) = civil
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// Counted in eras of 400 years and in years that begin in March, so that the leap day is the
  /// last of its year.
  private var civil: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
