import Bookshelf
import Engine

/// What help says in Chinese of the rows of its tables: `handbook/zh-Hans/commands.md`.
extension Chinese {
  private static let rows: [String: [String: String]] = {
    let page = Page(Books.file("handbook/zh-Hans/commands.md") ?? [])
    var rows: [String: [String: String]] = [:]
    for section in page.sections where rows[section.name] == nil {
      rows[section.name] = section.values
    }
    return rows
  }()

  /// Of a command, by its word.
  static func summary(ofCommand word: String) -> String? { rows["commands"]?[word] }

  /// Of a property, by its name.
  static func summary(ofProperty name: String) -> String? { rows["properties"]?[name] }

  /// Of a point of a rulebook, by its name.
  static func summary(ofPoint name: String) -> String? { rows["points"]?[name] }

  /// What `<…>` of a usage text holds.
  static func words(ofLabel label: String) -> String? { rows["labels"]?[label] }
}
