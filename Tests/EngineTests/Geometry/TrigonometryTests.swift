import Foundation
import Testing

@testable import Engine

@Suite("Sine, cosine and angle without a C library")
struct TrigonometryTests {
  @Test("Every multiple of 90 degrees is exact", arguments: -8...8)
  func quarterTurns(quarters: Int) {
    let (s, c) = Trigonometry.sinCos(degrees: Double(quarters) * 90)
    let exact = [(0.0, 1.0), (1, 0), (0, -1), (-1, 0)][(quarters % 4 + 4) % 4]
    #expect(s == exact.0)
    #expect(c == exact.1)
  }

  @Test("Sine and cosine are Foundation's to 1e-12")
  func sineAndCosine() {
    var random = Random(seed: 1)
    for step in 0..<20_000 {
      let degrees = step < 8_000 ? Double(step) / 10 - 400 : random.number(-100_000, 100_000)
      let (s, c) = Trigonometry.sinCos(degrees: degrees)
      let exact = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
      #expect(abs(s - sin(exact)) < 1e-12)
      #expect(abs(c - cos(exact)) < 1e-12)
    }
  }

  @Test("The angle of a vector is atan2's to 1e-12 of a turn")
  func angle() {
    var random = Random(seed: 2)
    for _ in 0..<20_000 {
      let (x, y) = (random.number(-1000, 1000), random.number(-1000, 1000))
      let angle = Trigonometry.angle(ofX: x, y: y)
      #expect(abs(angle - atan2(y, x) * 180 / .pi) < 1e-11)
    }
  }

  @Test(
    "The angle along the axes and diagonals",
    arguments: [
      (1.0, 0.0, 0.0), (1, 1, 45), (0, 1, 90), (-1, 1, 135), (0, -1, -90), (1, -1, -45),
      (-1, -1, -135), (1e-9, 1, 90), (1, 1e9, 90),
    ])
  func axes(x: Double, y: Double, degrees: Double) {
    #expect(abs(Trigonometry.angle(ofX: x, y: y) - degrees) < 1e-6)
  }

  @Test("Two vectors turn the short way round")
  func turn() {
    let east = Point(1, 0)
    #expect(abs(Point.turn(from: east, to: Point(0, 1)) - 90) < 1e-9)
    #expect(abs(Point.turn(from: Point(-1, 0.01), to: Point(-1, -0.01))) < 2)
    #expect(abs(Point.turn(from: Point(-1, -0.01), to: Point(-1, 0.01))) < 2)
  }
}
