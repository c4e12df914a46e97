// How numbers with a fraction are printed.
print(1.0, 0.1, -0.0, 100.0, 1.5e3)
print(0.1 + 0.2, 1.0 / 3.0, 2.0 / 3.0)
print(1e15, 1e16, 123456789.125, 1e-4, 1e-5)
print(Double.infinity, -Double.infinity, Double.nan)
let share: Float = 0.1
print(share, Double(share), Float(1) / 3)
print(Double.pi)
print("\(2.50) and \(Int(2.99)) and \(Int(-2.99))")
print([0.5, 1, 2.25])
