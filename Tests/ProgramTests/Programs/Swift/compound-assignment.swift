// += and its relatives, on many kinds of places.
var n = 10
n += 5
n -= 3
n *= 2
n /= 5
n %= 3
n <<= 4
n |= 1
n &= 0b11101
n ^= 0b101
print(n)
var text = "a"
text += "b"
var list = [1]
list += [2, 3]
list[1] *= 10
list[list.count - 1] -= 1
var table = ["k": 1.5]
table["k"]! *= 2
table["m", default: 1] /= 4
var pair = (left: 1, right: [0])
pair.left += 1
pair.right[0] += 7
pair.right += [8]
print(text, list, table["k"]!, table["m"]!, pair)
struct Counter {
  static var total = 0
  var value = 0 {
    didSet { Counter.total += value - oldValue }
  }
}
var counters = [Counter(), Counter()]
counters[0].value += 3
counters[1].value += 4
counters[0].value -= 1
print(counters.map(\.value), Counter.total)
var flag = true
flag = flag && !flag
flag.toggle()
print(flag)
