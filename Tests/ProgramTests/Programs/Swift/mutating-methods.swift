// A mutating method changes the structure in place, and may even replace all of it.
struct Lamp {
  private(set) var brightness = 0

  mutating func brighten(by step: Int = 10) {
    brightness = min(100, brightness + step)
  }

  mutating func reset() {
    self = Lamp()
  }

  func brightened() -> Lamp {
    var lamp = self
    lamp.brighten()
    return lamp
  }
}

var lamp = Lamp()
lamp.brighten()
lamp.brighten(by: 65)
let bright = lamp.brightened()
print(lamp.brightness, bright.brightness)
lamp.brighten(by: 500)
print(lamp.brightness)
lamp.reset()
print(lamp)

enum Light {
  case red, green
  mutating func toggle() {
    self = self == .red ? .green : .red
  }
}
var light = Light.red
light.toggle()
print(light)
var lights = [Light.red, .red]
lights[1].toggle()
print(lights)
