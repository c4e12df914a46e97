// A list that asks a data source for its rows and tells a delegate about taps.
protocol ListDataSource: AnyObject {
  func numberOfRows(in list: List) -> Int
  func list(_ list: List, titleForRowAt index: Int) -> String
}
protocol ListDelegate: AnyObject {
  func list(_ list: List, didSelectRowAt index: Int)
  func list(_ list: List, heightForRowAt index: Int) -> Double
}
extension ListDelegate {
  func list(_ list: List, heightForRowAt index: Int) -> Double { 44 }
}
final class List {
  weak var dataSource: ListDataSource?
  weak var delegate: ListDelegate?

  func reloadData() {
    let rows = dataSource?.numberOfRows(in: self) ?? 0
    var y = 0.0
    for row in 0..<rows {
      let title = dataSource?.list(self, titleForRowAt: row) ?? ""
      print("\(y): \(title)")
      y += delegate?.list(self, heightForRowAt: row) ?? 20
    }
    print("\(rows) rows, height \(y)")
  }
  func tap(row: Int) { delegate?.list(self, didSelectRowAt: row) }
}
final class Controller: ListDataSource, ListDelegate {
  var items = ["Tea", "Coffee"]
  let list = List()
  init() {
    list.dataSource = self
    list.delegate = self
  }
  func numberOfRows(in list: List) -> Int { items.count }
  func list(_ list: List, titleForRowAt index: Int) -> String { items[index] }
  func list(_ list: List, didSelectRowAt index: Int) {
    print("selected \(items[index])")
    items.remove(at: index)
    list.reloadData()
  }
}
let controller = Controller()
controller.list.reloadData()
controller.list.tap(row: 0)
controller.list.delegate = nil
controller.list.tap(row: 0)
controller.list.reloadData()
