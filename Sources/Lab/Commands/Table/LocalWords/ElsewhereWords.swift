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

  /// In the order of the page: of a sentence with several the first is meant.
  private static let wishes: [(words: [String], lines: [String])] = rows(of: "wishes").map { row in
    (row.words, row.value.split { $0 == "|" }.map { $0.trimmed })
  }

  private static let complaints: [Complaint] = {
    var complaints: [Complaint] = []
    for row in rows(of: "complaints") {
      for word in row.words {
        complaints.append(Complaint(word: word, isFailing: row.value == "why-not"))
      }
    }
    return complaints
  }()

  private static let unsure = Set(rows(of: "unsure").flatMap { $0.words.map { $0.spellingKey } })

  static func isUnsure(_ line: String) -> Bool {
    var line = line.trimmed
    while let last = line.last, "。.!！?？~～…".contains(last) { line.removeLast() }
    return unsure.contains(line.spellingKey)
  }

  /// The lines that somebody meant whose word is none here; `*` is what followed it.
  static func leads(for text: String) -> [String] {
    leads[text.isLocal ? text : text.spellingKey] ?? []
  }

  /// What somebody wants who speaks of it in a sentence: 我要准备面试, `I want to learn`.
  static func wish(in line: String) -> [String] {
    // A command mistyped is one word: `bcome-first-responder`.
    let words = line.split { !$0.isLetter && $0 != "-" }.map { $0.lowercased() }
    return wishes.first { wish in
      wish.words.contains { $0.isLocal ? line.contains(text: $0) : words.contains($0) }
    }?.lines ?? []
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

/// Does a line say, in any language, that whoever was asked does not know?
public func saysNotToKnow(_ line: String) -> Bool { ElsewhereWords.isUnsure(line) }
