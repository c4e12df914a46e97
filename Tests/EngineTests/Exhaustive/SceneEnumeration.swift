import Depth
import Engine
import Testing

/// All scenes of up to four views over a small grid, against the documents' listing.
@Suite("Exhaustive: every small scene is hit as the listing says")
struct SceneEnumeration {
  /// For each view after the first, which of those before it is its superview.
  static func shapes(_ count: Int) -> [[Int]] {
    (1..<max(count, 1)).reduce([[]]) { shapes, view in
      shapes.flatMap { shape in (0..<view).map { shape + [$0] } }
    }
  }

  /// In the superview: all of it, a corner of it, and half beyond its edge.
  static let places = [Rect(0, 0, 20, 20), Rect(0, 0, 10, 10), Rect(10, 0, 20, 20)]
  static let probes = [
    Point(5, 5), Point(15, 15), Point(10, 10), Point(25, 5), Point(20, 0),
  ]

  // MARK: Gates

  @Test("GT01 to GT04: every set of the five gates, on each view")
  func gates() throws {
    let largest = Depth.isNightly ? 4 : 3
    for count in 1...largest {
      // With the other tests, of three views only those with one gate each.
      let sets = Depth.isNightly || count < 3 ? Array(0..<32) : [0, 1, 2, 4, 8, 16]
      var scenes = 0
      for shape in Self.shapes(count) {
        for places in Self.choices(of: Self.places.indices.map { $0 }, count - 1) {
          var tree = try SmallTree(shape, places: places.map { Self.places[$0] })
          var digits = [Int](repeating: 0, count: count)
          repeat {
            for view in 0..<count where tree.needs(digits[view], at: view) {
              try tree.close(sets[digits[view]], at: view)
              tree.shown[view] = digits[view]
            }
            scenes += 1
            guard tree.agrees(at: Self.probes) else {
              Issue.record("\(shape) \(places) \(digits.map { sets[$0] }): \(tree.complaint)")
              return
            }
          } while Self.count(&digits, base: sets.count)
        }
      }
      Depth.report(
        "\(scenes) scenes of \(count) views with gates, \(Self.probes.count) points each")
    }
  }

  // MARK: Overrides

  @Test("PI04 RE04 RE05 RE07 RE10: every override, transform and shift, on each view")
  func overrides() throws {
    for count in 1...(Depth.isNightly ? 4 : 2) {
      let kinds = SmallTree.kinds(count)
      var scenes = 0
      for shape in Self.shapes(count) {
        for places in Self.choices(of: Self.places.indices.map { $0 }, count - 1) {
          var digits = [Int](repeating: 0, count: count)
          repeat {
            let tree = try SmallTree(
              shape, places: places.map { Self.places[$0] }, changes: digits.map { kinds[$0] })
            scenes += 1
            guard tree.agreesInCalls(at: Self.probes) else {
              Issue.record("\(shape) \(places) \(digits): \(tree.complaint)")
              return
            }
          } while Self.count(&digits, base: kinds.count)
        }
      }
      Depth.report(
        "\(scenes) scenes of \(count) views with overrides, \(Self.probes.count) points each")
    }
  }

  // MARK: Counting

  static func choices<T>(of items: [T], _ count: Int) -> [[T]] {
    (0..<max(0, count)).reduce([[]]) { rows, _ in rows.flatMap { row in items.map { row + [$0] } } }
  }

  /// The next number; false after the last.
  static func count(_ digits: inout [Int], base: Int) -> Bool {
    for at in digits.indices {
      digits[at] += 1
      if digits[at] < base { return true }
      digits[at] = 0
    }
    return false
  }
}
