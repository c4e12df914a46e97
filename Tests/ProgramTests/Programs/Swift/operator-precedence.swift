// What is reckoned first.
print(2 + 3 * 4, (2 + 3) * 4, 20 - 6 - 4, 2 * 10 / 4 * 3)
print(1 + 2 << 3, 6 & 3 + 1, 7 % 4 * 2, -2 * -3)
print(true || false && false, !true || true, 1 < 2 && 2 < 3)
let missing: Int? = nil
print(missing ?? 2 * 3, (missing ?? 2) * 3, 1 + (missing ?? 10))
print(1...2 + 3, (1..<4).count * 2)
print(5 > 3 ? "a" : "b" + "c", 3 > 5 ? 1 : 0 + 2)
var x = 2
x += 3 * 2
x *= 1 + 1
x -= -x
print(x, -x + 1, ~x & 0xF)
let a = 10, b = 4
print(a / b * b + a % b == a, a == 10 && b != 10 ? a - b : a + b)
print("a" + "b" == "ab", [1] + [2] == [1, 2])
