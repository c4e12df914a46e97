// async let, task groups, continuations.
struct Oops: Error { let n: Int }
func load(_ n: Int) async throws -> Int {
  try await Task.sleep(nanoseconds: UInt64(n) * 1_000_000)
  if n == 13 { throw Oops(n: n) }
  return n * 10
}
func old(_ n: Int, completion: @escaping (Int) -> Void) { completion(n + 1) }
func bridged(_ n: Int) async -> Int {
  await withCheckedContinuation { continuation in old(n) { continuation.resume(returning: $0) } }
}
func risky(_ ok: Bool) async throws -> String {
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<String, Error>) in
    if ok { continuation.resume(returning: "fine") } else { continuation.resume(throwing: Oops(n: 2)) }
  }
}
actor Store {
  private(set) var values: [Int] = []
  func add(_ value: Int) -> Int { values.append(value); return values.count }
}
@MainActor final class Model {
  var state = "idle"
  var task: Task<Void, Never>?
  func start() {
    task?.cancel()
    task = Task { [weak self] in
      self?.state = "loading"
      let value = (try? await load(2)) ?? 0
      guard !Task.isCancelled else { return }
      self?.state = "loaded \(value)"
    }
  }
}
@MainActor func main() async {
  async let a = load(3)
  async let b = load(1)
  do { print(try await a + b) } catch { print(error) }
  let sum = await withTaskGroup(of: Int.self) { group -> Int in
    for n in 1...4 { group.addTask { (try? await load(n)) ?? 0 } }
    var sum = 0
    for await value in group { sum += value }
    return sum
  }
  print("sum", sum)
  do {
    let all = try await withThrowingTaskGroup(of: Int.self, returning: [Int].self) { group in
      for n in [2, 13] { group.addTask { try await load(n) } }
      var all: [Int] = []
      while let next = try await group.next() { all.append(next) }
      return all
    }
    print(all)
  } catch let error as Oops { print("group failed", error.n) } catch { print("?") }
  print(await bridged(4))
  do { print(try await risky(true)); print(try await risky(false)) } catch { print("caught", error) }
  let store = Store()
  print(await store.add(5), await store.add(6), await store.values)
  let model = Model()
  model.start()
  await model.task?.value
  print(model.state)
  let task = Task { () -> String in try await Task.sleep(nanoseconds: 1_000_000); return "done" }
  print((try? await task.value) ?? "failed")
  let cancelled = Task { try await load(100) }
  cancelled.cancel()
  switch await cancelled.result { case .success: print("success"); case .failure(let error): print("failure", error is CancellationError) }
  let stream = AsyncStream<Int> { continuation in
    for n in 1...3 { continuation.yield(n) }
    continuation.finish()
  }
  for await n in stream { print("stream", n) }
}
await main()
