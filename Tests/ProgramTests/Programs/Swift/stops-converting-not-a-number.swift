// Not a number cannot become an integer.
func percent(_ part: Double, of whole: Double) -> Int { Int(part / whole * 100) }
print(percent(1, of: 4))
print(percent(0, of: 0))
