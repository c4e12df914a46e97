// An exclamation mark on nothing ends the program.
let ages = ["Ann": 30]
for name in ["Ann", "Bob"] {
  print(name)
  print(ages[name]! + 1)
}
print("never")
