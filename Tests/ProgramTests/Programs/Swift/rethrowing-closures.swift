// A function that throws only if its closure does.
struct Stop: Error { let at: Int }
extension Array {
  func every(_ work: (Element) throws -> Void) rethrows -> Int {
    var count = 0
    for item in self {
      try work(item)
      count += 1
    }
    return count
  }
}
print([1, 2, 3].every { print($0) })
do {
  _ = try [1, 2, 3].every { number in
    if number == 2 { throw Stop(at: number) }
    print("fine \(number)")
  }
} catch {
  print(error)
}
func retry<T>(_ times: Int, _ work: (Int) throws -> T) throws -> T {
  for attempt in 1..<times {
    do { return try work(attempt) } catch { print("attempt \(attempt) failed") }
  }
  return try work(times)
}
print(try retry(3) { attempt -> String in
  if attempt < 3 { throw Stop(at: attempt) }
  return "worked at \(attempt)"
})
print((try? retry(2) { throw Stop(at: $0) } as Int) as Any)
