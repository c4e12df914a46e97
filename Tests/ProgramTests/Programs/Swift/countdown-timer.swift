// A timer that is told when a second passes.
final class Countdown {
  enum State: Equatable { case stopped, running, paused, finished }
  private(set) var state = State.stopped { didSet { if state != oldValue { onState?(state) } } }
  private(set) var left: Int { didSet { onTick?(text) } }
  var onTick: ((String) -> Void)?
  var onState: ((State) -> Void)?
  init(seconds: Int) { left = seconds }
  var text: String {
    let seconds = left % 60
    return "\(left / 60):" + (seconds < 10 ? "0" : "") + "\(seconds)"
  }
  func start() { if left > 0 { state = .running } }
  func pause() { if state == .running { state = .paused } }
  func second() {
    guard state == .running else { return }
    left -= 1
    if left == 0 { state = .finished }
  }
}
let countdown = Countdown(seconds: 62)
countdown.onTick = { print($0) }
countdown.onState = { print("now \($0)") }
countdown.second()
countdown.start()
for _ in 0..<3 { countdown.second() }
countdown.pause()
countdown.second()
countdown.start()
countdown.onTick = nil
for _ in 0..<100 { countdown.second() }
print(countdown.text, countdown.state)
