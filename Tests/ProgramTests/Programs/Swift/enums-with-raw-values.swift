// Cases that stand for numbers or words.
enum Weekday: Int, CaseIterable {
  case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday
  var isWeekend: Bool { self == .saturday || self == .sunday }
  var next: Weekday { Weekday(rawValue: rawValue % 7 + 1)! }
}
enum Direction: String {
  case north, south, east = "E"
}
print(Weekday.friday.rawValue, Weekday(rawValue: 3)!, Weekday(rawValue: 9) as Any)
print(Weekday.allCases.count, Weekday.allCases.filter(\.isWeekend))
print(Weekday.sunday.next, Weekday.monday.next)
print(Direction.north.rawValue, Direction.east.rawValue, Direction(rawValue: "E")!)
print(Direction(rawValue: "west") == nil)
print("today is \(Weekday.tuesday)")
for day in Weekday.allCases where day.rawValue > 5 {
  print(day, terminator: ";")
}
print()
