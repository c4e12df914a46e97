// Hours and minutes as a type of one's own.
struct Time: Comparable, CustomStringConvertible {
  private(set) var minutes: Int
  init(_ hour: Int, _ minute: Int = 0) { minutes = ((hour * 60 + minute) % 1440 + 1440) % 1440 }
  var hour: Int { minutes / 60 }
  var minute: Int { minutes % 60 }
  var description: String { "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)" }
  static func + (time: Time, minutes: Int) -> Time { Time(0, time.minutes + minutes) }
  static func - (time: Time, minutes: Int) -> Time { time + -minutes }
  static func < (a: Time, b: Time) -> Bool { a.minutes < b.minutes }
  static func += (time: inout Time, minutes: Int) { time = time + minutes }
}
extension Int {
  var hours: Int { self * 60 }
}
var time = Time(23, 50)
print(time, time + 20, Time(0, 5) - 10, Time(25).hour)
time += 9.hours
print(time, time < Time(9), max(time, Time(7)), Time(8, 50) == time)
let meetings = [Time(14), Time(9, 30), Time(11, 5)].sorted()
print(meetings)
for (start, end) in zip(meetings, meetings.dropFirst()) { print("\(end.minutes - start.minutes) min free") }
print((Time(9)...Time(12)).contains(Time(11, 59)))
