// Structures are copied, objects are shared.
struct Point {
  var x: Int
  var y: Int
}
final class Pin {
  var place: Point
  init(place: Point) { self.place = place }
}

var here = Point(x: 1, y: 2)
var there = here
there.x = 50
print(here, there)

let pin = Pin(place: here)
let samePin = pin
samePin.place.y = 70
print(pin.place.y, here.y)
print(pin === samePin)

var corners = [here, there]
corners[0].x += 5
print(corners, here.x)
for var corner in corners {
  corner.x = 0
}
print(corners.map { $0.x })
