// The sections of a table as an enum, with rows that depend on data.
enum Section: Int, CaseIterable {
  case header, items, footer
  var title: String? {
    switch self {
    case .header: return nil
    case .items: return "Items"
    case .footer: return "The end"
    }
  }
}
struct Table {
  var items: [String]
  func numberOfRows(in section: Int) -> Int {
    switch Section(rawValue: section) {
    case .header?, .footer?: return 1
    case .items?: return items.isEmpty ? 1 : items.count
    case nil: return 0
    }
  }
  func text(section: Int, row: Int) -> String {
    guard let section = Section(rawValue: section) else { return "?" }
    switch (section, items.isEmpty) {
    case (.items, true): return "nothing here"
    case (.items, false): return items[row]
    case (let other, _): return "\(other)"
    }
  }
}
for table in [Table(items: []), Table(items: ["pen", "ink"])] {
  for section in Section.allCases {
    if let title = section.title { print("[\(title)]") }
    for row in 0..<table.numberOfRows(in: section.rawValue) {
      print(" ", table.text(section: section.rawValue, row: row))
    }
  }
}
print(Table(items: []).numberOfRows(in: 7), Table(items: []).text(section: 9, row: 0))
