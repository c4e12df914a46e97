// A didSet may correct its own property without being called again.
struct Volume {
  var level: Int {
    didSet {
      if level > 10 { level = 10 }
      if level < 0 { level = 0 }
    }
  }
}
var volume = Volume(level: 5)
volume.level = 30
print(volume.level)
volume.level -= 50
print(volume.level)

func turnUp(_ level: inout Int) {
  level += 4
  level += 4
  level += 4
  print("inside \(level)")
}
turnUp(&volume.level)
print(volume.level)
