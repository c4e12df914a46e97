// Laps, their times, the best and the worst.
struct Stopwatch {
  private(set) var elapsed = 0
  private(set) var laps: [Int] = []
  private(set) var isRunning = false
  private var lapStart = 0
  mutating func start() { isRunning = true }
  mutating func stop() { isRunning = false }
  mutating func tick(_ hundredths: Int) { if isRunning { elapsed += hundredths } }
  mutating func lap() {
    guard isRunning else { return }
    laps.append(elapsed - lapStart)
    lapStart = elapsed
  }
  static func text(_ hundredths: Int) -> String {
    func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
    return "\(two(hundredths / 6000)):\(two(hundredths / 100 % 60)).\(two(hundredths % 100))"
  }
}
var watch = Stopwatch()
watch.tick(500)
watch.lap()
watch.start()
for hundredths in [6123, 5999, 7001] {
  watch.tick(hundredths)
  watch.lap()
}
watch.stop()
watch.tick(1)
watch.lap()
print(Stopwatch.text(watch.elapsed))
let best = watch.laps.min()
let worst = watch.laps.max()
for (index, lap) in watch.laps.enumerated().reversed() {
  let mark = lap == best ? " best" : lap == worst ? " worst" : ""
  print("Lap \(index + 1) \(Stopwatch.text(lap))\(mark)")
}
