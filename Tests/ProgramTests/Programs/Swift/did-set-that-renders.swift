// One state, and a didSet that draws it.
final class Screen {
  enum State {
    case loading
    case loaded([String])
    case failed(reason: String, retries: Int)
  }
  private(set) var log: [String] = []
  var state = State.loading {
    didSet { render() }
  }
  private func render() {
    switch state {
    case .loading:
      show(title: "Loading", rows: 0, spinner: true)
    case .loaded(let items) where items.isEmpty:
      show(title: "Empty", rows: 0, spinner: false)
    case .loaded(let items):
      show(title: "\(items.count) items", rows: items.count, spinner: false)
    case let .failed(reason, retries):
      show(title: reason + String(repeating: "!", count: retries), rows: 1, spinner: false)
    }
  }
  private func show(title: String, rows: Int, spinner: Bool) {
    log.append("\(title)|\(rows)|\(spinner ? "spins" : "still")")
  }
}
let screen = Screen()
screen.state = .loading
screen.state = .loaded([])
screen.state = .loaded(["a", "b"])
screen.state = .failed(reason: "no net", retries: 2)
screen.log.forEach { print($0) }
if case .failed(_, let retries) = screen.state { print(retries) }
