// A task gives a value later; its value is awaited.
func slowDouble(_ n: Int) async -> Int {
  await Task.yield()
  return n * 2
}
let task = Task { await slowDouble(21) }
print(await task.value)

let failing = Task { () throws -> String in
  struct Broken: Error {}
  throw Broken()
}
do {
  print(try await failing.value)
} catch {
  print("task failed")
}
async let left = slowDouble(1)
async let right = slowDouble(2)
print(await left + right)
let cancelled = Task {
  while !Task.isCancelled { await Task.yield() }
  return "was cancelled"
}
cancelled.cancel()
print(await cancelled.value)
