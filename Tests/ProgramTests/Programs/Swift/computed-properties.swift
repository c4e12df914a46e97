// Properties that are worked out when they are read, and take apart what is written.
struct Rectangle {
  var x = 0.0
  var y = 0.0
  var width: Double
  var height: Double

  var area: Double { width * height }
  var center: (x: Double, y: Double) {
    get { (x + width / 2, y + height / 2) }
    set {
      x = newValue.x - width / 2
      y = newValue.y - height / 2
    }
  }
  var side: Double {
    get { max(width, height) }
    set(length) {
      width = length
      height = length
    }
  }
}
var box = Rectangle(width: 10, height: 4)
print(box.area, box.center)
box.center = (100, 100)
print(box.x, box.y)
box.center.x += 5
print(box.x)
box.side /= 2
print(box)
var celsius = 100.0
var fahrenheit: Double {
  get { celsius * 9 / 5 + 32 }
  set { celsius = (newValue - 32) * 5 / 9 }
}
print(fahrenheit)
fahrenheit = 50
print(celsius)
