// Up to the superclass and down again.
class Item {
  let title: String
  init(title: String) { self.title = title }
}
class Book: Item {
  let pages: Int
  init(title: String, pages: Int) {
    self.pages = pages
    super.init(title: title)
  }
}
final class Comic: Book {
  func laugh() -> String { "haha" }
}
final class Film: Item {}

let shelf: [Item] = [Book(title: "Atlas", pages: 90), Film(title: "Metropolis"), Comic(title: "Max", pages: 12)]
for item in shelf {
  if let comic = item as? Comic {
    print(comic.title, comic.laugh())
  } else if let book = item as? Book {
    print(book.title, book.pages)
  } else {
    print(item.title, item is Film)
  }
}
print(shelf.filter { $0 is Book }.count, shelf.compactMap { $0 as? Book }.map(\.pages))
for case let book as Book in shelf where book.pages > 20 { print("long: \(book.title)") }
let last = shelf[2] as! Book
print(last.pages, last as? Comic === last, (shelf[1] as? Book)?.pages as Any)
print(type(of: shelf[2]), type(of: shelf[0]) == Book.self)
