// Rows and columns.
typealias Matrix = [[Int]]
func transposed(_ m: Matrix) -> Matrix {
  guard let first = m.first else { return [] }
  return first.indices.map { column in m.map { $0[column] } }
}
func * (a: Matrix, b: Matrix) -> Matrix {
  let columns = transposed(b)
  return a.map { row in columns.map { column in zip(row, column).map(*).reduce(0, +) } }
}
func text(_ m: Matrix) -> String { m.map { $0.map(String.init).joined(separator: " ") }.joined(separator: " / ") }
let m = [[1, 2, 3], [4, 5, 6]]
print(text(transposed(m)))
print(text(m * transposed(m)))
let turned = transposed(m.reversed())
print(text(turned))
var identity = Array(repeating: Array(repeating: 0, count: 3), count: 3)
for i in 0..<3 { identity[i][i] = 1 }
print(m * identity == m, m.joined().reduce(0, +), m.map { $0.max()! })
func spiral(_ m: Matrix) -> [Int] {
  guard let first = m.first else { return [] }
  return first + spiral(transposed(Array(m.dropFirst())).reversed())
}
print(spiral([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
