// A model that turns data into text and tells its view by a closure.
struct Todo {
  let title: String
  var isDone = false
}
final class TodoModel {
  enum Filter { case all, open, done }
  var onChange: (([String]) -> Void)?
  var filter = Filter.all { didSet { notify() } }
  private var todos: [Todo] = [] { didSet { notify() } }

  var visible: [Todo] {
    switch filter {
    case .all: return todos
    case .open: return todos.filter { !$0.isDone }
    case .done: return todos.filter(\.isDone)
    }
  }
  func add(_ title: String) { todos.append(Todo(title: title)) }
  func toggle(_ title: String) {
    guard let index = todos.firstIndex(where: { $0.title == title }) else { return }
    todos[index].isDone.toggle()
  }
  private func notify() {
    onChange?(visible.map { "\($0.isDone ? "x" : "-") \($0.title)" })
  }
}
let model = TodoModel()
model.add("wash")
var renders = 0
model.onChange = { lines in
  renders += 1
  print("\(renders):", lines.isEmpty ? "nothing" : lines.joined(separator: ", "))
}
model.add("cook")
model.toggle("wash")
model.toggle("fly")
model.filter = .open
model.toggle("cook")
model.filter = .done
