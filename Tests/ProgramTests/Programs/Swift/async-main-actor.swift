// A model on the main actor, loaded by a task.
@MainActor
final class Model {
  private(set) var items: [String] = [] {
    didSet { print("shows \(items)") }
  }
  var isLoading = false
  func load() async {
    isLoading = true
    defer { isLoading = false }
    let loaded = await Model.fetch(count: 2)
    print("loading: \(isLoading)")
    items = loaded
  }
  nonisolated static func fetch(count: Int) async -> [String] {
    (1...count).map { "item \($0)" }
  }
}
let model = Model()
await model.load()
print(model.isLoading, model.items.count)
let task = Task { @MainActor in
  await model.load()
  return model.items.last ?? "none"
}
print(await task.value)
await MainActor.run { print("on the main actor") }
