// Sleeping lets time pass; what comes after the sleep runs later.
func step(_ name: String, after milliseconds: UInt64) async {
  try? await Task.sleep(nanoseconds: milliseconds * 1_000_000)
  print(name)
}
print("begin")
await step("first", after: 5)
await step("second", after: 1)
let slow = Task { await step("slow", after: 60) }
let quick = Task { await step("quick", after: 5) }
await quick.value
await slow.value
print("end")
