// An initializer that may say no.
struct Time {
  let hour: Int
  let minute: Int
  init?(_ text: String) {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    self.init(hour: parts[0], minute: parts[1])
  }
  init?(hour: Int, minute: Int) {
    guard 0..<24 ~= hour, 0..<60 ~= minute else { return nil }
    self.hour = hour
    self.minute = minute
  }
}
final class Seat {
  let row: Int
  init?(row: Int) {
    if row < 1 { return nil }
    self.row = row
  }
  convenience init?(code: String) {
    guard let row = Int(code.drop { $0.isLetter }) else { return nil }
    self.init(row: row)
  }
}
for text in ["12:30", "24:00", "7", "a:b", "0:05"] {
  if let time = Time(text) {
    print(time.hour * 60 + time.minute)
  } else {
    print("'\(text)' is no time")
  }
}
print(Seat(code: "R12")?.row as Any, Seat(code: "R0")?.row as Any, Seat(code: "R") == nil)
print([Time("1:1"), Time("x")].compactMap { $0 }.count)
