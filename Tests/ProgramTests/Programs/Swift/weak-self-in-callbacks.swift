// A screen that goes before its answer comes.
final class Service {
  private var waiting: [(String) -> Void] = []
  func load(_ completion: @escaping (String) -> Void) { waiting.append(completion) }
  func answer(_ text: String) {
    let due = waiting
    waiting = []
    due.forEach { $0(text) }
  }
}
final class Screen {
  let name: String
  var text = "-"
  init(_ name: String, service: Service) {
    self.name = name
    service.load { [weak self] text in
      guard let self else {
        print("nobody waits any more")
        return
      }
      self.text = text
      self.render()
    }
  }
  func render() { print("\(name): \(text)") }
  deinit { print("\(name) is gone") }
}
let service = Service()
let kept = Screen("kept", service: service)
var closed: Screen? = Screen("closed", service: service)
closed = nil
service.answer("data")
service.answer("nothing waits")
print(kept.text)
