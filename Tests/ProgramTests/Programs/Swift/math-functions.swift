// Roots, powers and angles from Foundation.
import Foundation

print(sqrt(2.25), pow(2.0, 10.0), pow(9.0, 0.5), floor(-1.5), ceil(-1.5), round(2.5), trunc(-2.7))
print(abs(-1.5), fabs(-2), hypot(3.0, 4.0), max(1, 2.5), min(3, 1, 2))
print(sin(0.0), cos(0.0), atan2(0.0, 1.0), exp(0.0), log(1.0), log2(8.0), log10(1000.0))
print((sin(Double.pi / 6) * 1000).rounded() / 1000, (cos(Double.pi) * 10).rounded())
print(fmod(7.5, 2.0), 7.5.truncatingRemainder(dividingBy: 2), 10.0.remainder(dividingBy: 4))
func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
  sqrt(pow(a.0 - b.0, 2) + pow(a.1 - b.1, 2))
}
print(distance((0, 0), (6, 8)))
print(Int(pow(3.0, 4.0)), Double.pi > 3.14, (1.0).isZero, (0.0 / 0.0).isNaN, 5.0.isLess(than: 6))
let degrees = 90.0
print(degrees * .pi / 180 == Double.pi / 2)
print(round(3.14159 * 100) / 100, 0.1 + 0.2 == 0.3, abs(0.1 + 0.2 - 0.3) < 1e-9)
