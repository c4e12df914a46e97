// Loading a list page by page.
final class Pager {
  private let all: [Int]
  private let size: Int
  private(set) var items: [Int] = []
  private(set) var page = 0
  var hasMore: Bool { items.count < all.count }
  init(all: [Int], size: Int) {
    self.all = all
    self.size = size
  }
  func loadNext(_ completion: ([Int], Bool) -> Void) {
    guard hasMore else {
      completion([], false)
      return
    }
    let start = page * size
    let end = min(start + size, all.count)
    let loaded = Array(all[start..<end])
    page += 1
    items += loaded
    completion(loaded, hasMore)
  }
  func willShow(_ index: Int) {
    if index >= items.count - 1, hasMore {
      loadNext { loaded, _ in print("loaded \(loaded.count) because \(index) is shown") }
    }
  }
}
let pager = Pager(all: Array(1...7), size: 3)
pager.loadNext { print($0, $1) }
for index in 0..<7 { pager.willShow(index) }
pager.loadNext { print($0, $1) }
print(pager.items, pager.page)
