// try, try? and try!.
struct Empty: Error {}
func first(_ list: [Int]) throws -> Int {
  guard let value = list.first else { throw Empty() }
  return value
}
func half(_ n: Int) throws -> Int? { n % 2 == 0 ? n / 2 : nil }
print((try? first([7])) ?? 0, (try? first([])) ?? 0)
print(try! first([1, 2]))
let nested = try? half(first([8]))
print(nested as Any, (try? half(3)) as Any)
func sum(_ lists: [[Int]]) throws -> Int {
  var total = 0
  for list in lists { total += try first(list) }
  return total
}
do {
  print(try sum([[1], [2, 3]]), try sum([[4]]))
  print(try sum([[1], []]))
} catch is Empty {
  print("one was empty")
}
let values = try [[1], [5]].map { try first($0) }
print(values, [[1], [], [3]].compactMap { try? first($0) })
