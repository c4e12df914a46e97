// Variables of the whole program, used by functions before and after.
var log: [String] = []
var depth = 0
func enter(_ name: String) {
  log.append(String(repeating: ">", count: depth) + name)
  depth += 1
}
func leave() { depth -= 1 }
func walk(_ n: Int) {
  enter("walk \(n)")
  defer { leave() }
  if n > 0 { walk(n - 1) }
}
walk(2)
walk(0)
log.forEach { print($0) }
print(depth)
let limit = 3
func isOver(_ n: Int) -> Bool { n > limit }
print(isOver(3), isOver(4))
var (width, height) = (4, 5)
func area() -> Int { width * height }
width += 1
print(area())
