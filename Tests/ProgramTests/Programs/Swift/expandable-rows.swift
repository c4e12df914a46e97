// Sections that open and close, and what is at a row then.
struct Section {
  let title: String
  let items: [String]
  var isOpen = false
}
struct Outline {
  enum Row { case header(Int), item(section: Int, index: Int) }
  var sections: [Section]
  var rows: [Row] {
    sections.indices.flatMap { section -> [Row] in
      let items = sections[section].isOpen ? Array(sections[section].items.indices) : []
      return [.header(section)] + items.map { .item(section: section, index: $0) }
    }
  }
  mutating func tap(_ row: Int) -> String {
    switch rows[row] {
    case .header(let section):
      sections[section].isOpen.toggle()
      return (sections[section].isOpen ? "opened " : "closed ") + sections[section].title
    case .item(let section, let index):
      return "chose " + sections[section].items[index]
    }
  }
}
var outline = Outline(sections: [
  Section(title: "Fruit", items: ["fig", "pear"]), Section(title: "Nuts", items: ["almond"], isOpen: true),
])
print(outline.rows.count)
for row in [0, 2, 3, 3, 0, 1] {
  print(outline.tap(row), outline.rows.count)
}
