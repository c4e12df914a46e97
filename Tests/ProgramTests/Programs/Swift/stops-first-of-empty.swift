// A force on the first of an empty list, deep in a call.
struct Order { var lines: [Int] }
func dearest(_ order: Order) -> Int { order.lines.max()! }
func report(_ orders: [Order]) {
  for order in orders { print("dearest \(dearest(order))") }
}
report([Order(lines: [3, 9]), Order(lines: [])])
