// A condition that must hold.
struct Volume {
  private(set) var level = 5
  mutating func set(_ level: Int) {
    precondition((0...10).contains(level), "level \(level) is not possible")
    self.level = level
  }
}
var volume = Volume()
volume.set(9)
print(volume.level)
volume.set(11)
print("never")
