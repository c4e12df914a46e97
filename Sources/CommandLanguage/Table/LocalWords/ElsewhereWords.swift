import Bookshelf
import Text

/// What is said elsewhere and is no command here: a section of each language's page of words.
enum ElsewhereWords {
  private struct Row {
    var words: [String]
    var value: String
  }

  private struct Complaint {
    var word: String
    var isFailing: Bool
  }

  private static func rows(of section: String) -> [Row] {
    var rows: [Row] = []
    for language in Language.allCases {
      let page = Page(Books.file("handbook/\(language.rawValue)/words.md") ?? [])
      for field in page.section(section)?.fields ?? [] {
        let words = field.name.split { $0 == "," || $0 == "、" }.map { $0.trimmed }
        rows.append(Row(words: words, value: field.value))
      }
    }
    return rows
  }

  private static let leads: [String: [String]] = {
    var leads: [String: [String]] = [:]
    for row in rows(of: "leads") {
      let lines = row.value.split { $0 == "|" }.map { $0.trimmed }
      for word in row.words { leads[word.isLocal ? word : word.spellingKey] = lines }
    }
    return leads
  }()

  private static let complaints: [Complaint] = {
    var complaints: [Complaint] = []
    for row in rows(of: "complaints") {
      for word in row.words {
        complaints.append(Complaint(word: word, isFailing: row.value == "why-not"))
      }
    }
    return complaints
  }()

  /// The lines that somebody meant whose word is none here; `*` is what followed it.
  static func leads(for text: String) -> [String] {
    leads[text.isLocal ? text : text.spellingKey] ?? []
  }

  /// Does a sentence say that something fails, or ask for means: 按钮点不动, 怎么让 buy 收到?
  static func complaint(in line: String) -> (word: String, isFailing: Bool)? {
    for complaint in complaints {
      let isSaid =
        complaint.isFailing
        ? line.contains(text: complaint.word) : line.hasPrefix(complaint.word)
      if isSaid { return (complaint.word, complaint.isFailing) }
    }
    return nil
  }
}
