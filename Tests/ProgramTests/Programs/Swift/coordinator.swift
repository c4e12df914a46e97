// Screens that do not know each other, connected by closures.
protocol Screen: AnyObject {
  var name: String { get }
}
final class ListScreen: Screen {
  let name = "list"
  var onSelect: ((Int) -> Void)?
  func tap(row: Int) { onSelect?(row) }
}
final class DetailScreen: Screen {
  let name: String
  var onClose: (() -> Void)?
  init(row: Int) { name = "detail \(row)" }
  func tapClose() { onClose?() }
}
final class Coordinator {
  private(set) var stack: [Screen] = []
  var path: String { stack.map(\.name).joined(separator: " > ") }
  func start() {
    let list = ListScreen()
    list.onSelect = { [weak self] row in self?.showDetail(row) }
    stack = [list]
  }
  private func showDetail(_ row: Int) {
    let detail = DetailScreen(row: row)
    detail.onClose = { [unowned self] in
      let closed = self.stack.removeLast()
      print("closed \(closed.name)")
    }
    stack.append(detail)
  }
}
let coordinator = Coordinator()
coordinator.start()
print(coordinator.path)
(coordinator.stack.last as? ListScreen)?.tap(row: 3)
print(coordinator.path)
(coordinator.stack.last as? ListScreen)?.tap(row: 4)
(coordinator.stack.last as? DetailScreen)?.tapClose()
print(coordinator.path)
