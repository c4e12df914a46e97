// Capture lists as they stand in controllers.
final class Loader {
  var onDone: ((Result<Int, Error>) -> Void)?
  func finish(_ value: Int) { onDone?(.success(value)) }
}
struct Failure: Error, Equatable { let code: Int }
final class Controller {
  let loader = Loader()
  var items: [Int] = [] { didSet { print("items", oldValue.count, items.count) } }
  var handlers: [String: (Int) -> String] = [:]
  var name: String
  init(name: String) {
    self.name = name
    loader.onDone = { [weak self] result in
      guard let self else { print("nobody"); return }
      switch result {
      case .success(let value) where value > 10: self.items.append(value); self.items += [value + 1]
      case .success(let value): print("small", value)
      case .failure(let error): print("failed", error)
      }
    }
    handlers["double"] = { [unowned self] n in "\(self.name) \(n * 2)" }
    handlers["count"] = { [items, copy = name] n in "\(items.count) \(copy) \(n)" }
    handlers["weak"] = { [weak self] in self?.label($0) ?? "gone \($0)" }
  }
  private func label(_ n: Int) -> String { "\(name)-\(n)" }
  deinit { print("deinit", name) }
}
let loader: Loader
var weakHandler: ((Int) -> String)?
do {
  let controller = Controller(name: "A")
  loader = controller.loader
  loader.finish(5)
  loader.finish(50)
  controller.name = "B"
  print(controller.handlers["double"]!(4), controller.handlers["count"]?(1) ?? "-", controller.handlers["none"]?(1) ?? "no handler")
  weakHandler = controller.handlers["weak"]
  print(weakHandler?(3) as Any)
}
loader.finish(60)
print(weakHandler!(4))
loader.onDone?(.failure(Failure(code: 3)))
func fetch(_ ok: Bool, completion: @escaping (Result<[String], Failure>) -> Void) {
  completion(ok ? .success(["a", "b"]) : .failure(.init(code: 404)))
}
for ok in [true, false] {
  fetch(ok) { result in
    switch result {
    case let .success(list): print(list.joined(separator: "+"))
    case .failure(let failure) where failure == Failure(code: 404): print("not found")
    case let .failure(failure): print(failure.code)
    }
  }
  fetch(ok) { print((try? $0.get())?.count ?? -1, $0) }
}
let mapped = Result<Int, Failure>.success(2).map { $0 + 1 }.flatMap { $0 > 2 ? Result<String, Failure>.success("big \($0)") : .failure(Failure(code: 1)) }
print(mapped)
do { print(try Result<Int, Failure>.failure(.init(code: 9)).get()) } catch let error as Failure { print("caught", error.code) } catch { print("other") }
