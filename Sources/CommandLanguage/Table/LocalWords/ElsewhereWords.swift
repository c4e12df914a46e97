import Bookshelf
import Text

/// What is said elsewhere and is no command here: a section of each language's page of words.
enum ElsewhereWords {
  private static func rows(of section: String) -> [(words: [String], value: String)] {
    Language.allCases.flatMap { language in
      let page = Page(Books.file("handbook/\(language.rawValue)/words.md") ?? [])
      return (page.section(section)?.fields ?? []).map { field in
        (field.name.split { $0 == "," || $0 == "、" }.map { $0.trimmed }, field.value)
      }
    }
  }

  private static let leads: [String: [String]] = rows(of: "leads").reduce(into: [:]) { leads, row in
    for word in row.words {
      leads[word.isLocal ? word : word.spellingKey] = row.value.split { $0 == "|" }.map {
        $0.trimmed
      }
    }
  }

  private static let complaints = rows(of: "complaints").flatMap { row in
    row.words.map { (word: $0, isFailing: row.value == "why-not") }
  }

  /// The lines that somebody meant whose word is none here; `*` is what followed it.
  static func leads(for text: String) -> [String] {
    leads[text.isLocal ? text : text.spellingKey] ?? []
  }

  /// Does a sentence say that something fails, or ask for means: 按钮点不动, 怎么让 buy 收到?
  static func complaint(in line: String) -> (word: String, isFailing: Bool)? {
    complaints.first { complaint in
      complaint.isFailing
        ? line.contains(text: complaint.word) : line.hasPrefix(complaint.word)
    }
  }
}
