// Averages, extremes and a simple chart.
struct Reading {
  let day: String
  let degrees: Double
}
let readings = [
  Reading(day: "Mon", degrees: 18.5), Reading(day: "Tue", degrees: 21), Reading(day: "Wed", degrees: 16.25),
  Reading(day: "Thu", degrees: 24), Reading(day: "Fri", degrees: 20.25),
]
let average = readings.map(\.degrees).reduce(0, +) / Double(readings.count)
print(average)
if let warmest = readings.max(by: { $0.degrees < $1.degrees }) { print(warmest.day, warmest.degrees) }
let sorted = readings.map(\.degrees).sorted()
print(sorted[sorted.count / 2], sorted.first!, sorted.last!)
for reading in readings {
  let bar = String(repeating: "#", count: Int(reading.degrees / 2))
  print(reading.day, bar, reading.degrees > average ? "above" : "below")
}
let changes = zip(readings, readings.dropFirst()).map { $1.degrees - $0.degrees }
print(changes, changes.filter { $0 > 0 }.count)
let text: [String] = readings.map { "\($0.day.lowercased()): \(Int($0.degrees.rounded()))" }
print(text.joined(separator: ", "))
