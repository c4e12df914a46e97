import Engine
import Lab

/// Proves of a handbook what its readers and the program rely on: nothing is missing, nothing is left
/// over, what is named is there, and the sessions run.
public struct HandbookLint {
  public private(set) var findings: [LintFinding] = []
  private let files: [String: [UInt8]]
  private let folder: String
  private let program: [String: [String]]
  /// Those that there are to be.
  private var pages: Set<String> = [
    "README.md", Handbook.documents, Handbook.glossary,
  ]

  /// Files by their path in the folder, `en/rules/HT.md`, and the rows that some tables of the program have.
  public init(
    _ files: [String: [UInt8]], folder: String = "handbook", program: [String: [String]] = [:]
  ) {
    (self.files, self.folder, self.program) = (files, folder, program)
    checkRules()
    checkMistakes()
    checkGlossary()
    checkHelp()
    checkContents()
    for path in files.keys.sorted() where !pages.contains(path) {
      note(path, .isNoPage)
    }
  }

  /// The pages that are not compiled into this program, and those that it has besides.
  public mutating func compare(with compiled: [String]) {
    let compiled = Set(compiled)
    for path in pages.sorted() where files[path] != nil && !compiled.contains(path) {
      note(path, .isNotCompiled)
    }
    for path in compiled.subtracting(files.keys).sorted() {
      note(path, .isCompiledOnly)
    }
  }

  // MARK: Rules

  private mutating func checkRules() {
    let documents = page(Handbook.documents)
    var sources: Set<String> = []
    for document in documents.sections {
      // A text before the first heading, and one whose parts have none.
      sources.insert(document.name + " 0")
      if document.fields.isEmpty { sources.insert(document.name) }
      for field in document.fields { sources.insert(document.name + " " + field.name) }
    }
    for family in Rule.families {
      let names = family.map { $0.rawValue }
      let path = Handbook.page(of: family[0])
      for section in sections(names, of: path) { checkEntry(section, sources: sources, path: path) }
      for language in Language.allCases {
        let path = Handbook.path(path, in: language)
        for section in sections(names, of: path) { checkWords(section, in: language, path: path) }
      }
    }
  }

  private mutating func checkEntry(_ section: Section, sources: Set<String>, path: String) {
    let entry = RuleEntry(section)
    for field in section.fields {
      let known =
        switch field.name {
        case "Topic": Topic(rawValue: field.value) == nil ? 0 : 1
        case "Sources":
          entry.sources.count {
            sources.contains($0.document + " " + $0.section) || sources.contains($0.document)
          }
        case "Errors": entry.errors.count
        case "UIKit": entry.uikit.count
        case "Sure": entry.sureness.count
        case "Related": entry.related.count
        default: 0
        }
      if known == 0 || known != field.value.listed.count {
        note(path, .namesNothing(section.name, field: field.name, value: field.value))
      }
    }
    if section["Topic"].isEmpty { note(path, .hasNoTopic(section.name)) }
    run(section, path)
  }

  /// Its session, on the scene that one starts with.
  private mutating func run(_ section: Section, _ path: String) {
    var session = Session()
    for command in section.commands {
      guard let error = session.run(command).lazy.compactMap({ $0.error }).first else { continue }
      note(path, .fails(section.name, command: command, error))
    }
  }

  // MARK: Mistakes and terms

  private mutating func checkMistakes() {
    let names = Mistake.allCases.map { $0.rawValue }
    for section in sections(names, of: Handbook.mistakes) {
      if let entry = MistakeEntry(section), !entry.field.isEmpty {
        run(section, Handbook.mistakes)
      } else {
        note(Handbook.mistakes, .mistakeIsIncomplete(section.name))
      }
    }
    for language in Language.allCases {
      let path = Handbook.path(Handbook.mistakes, in: language)
      for section in sections(names, of: path) { checkWords(section, in: language, path: path) }
    }
  }

  private mutating func checkGlossary() {
    let terms = page(Handbook.glossary).opening.fields.map { $0.name }
    for language in Language.allCases {
      let path = Handbook.path(Handbook.glossary, in: language)
      compare(page(path).opening.fields.map { $0.name }, with: terms, on: path)
    }
  }

  /// A line a row of the program's tables. In English the labels of a usage say themselves what they stand for,
  /// what may be typed is the commands, and complaints have a grammar.
  private mutating func checkHelp() {
    let program = page(Handbook.path(Handbook.program, in: .english)).sections.map { table in
      (name: table.name, rows: self.program[table.name] ?? table.fields.map { $0.name })
    }
    let labels = Set(commandTable.flatMap { $0.arguments(in: .english).map { $0.label } })
    for language in Language.allCases {
      let isForeign = language != .english
      let path = Handbook.path(Handbook.commands, in: language)
      compareRows(
        of: path,
        with: [
          ("commands", commandTable.map { $0.word }),
          ("properties", Property.allCases.map { $0.rawValue }),
          ("points", RulebookPoint.table.map { $0.name }),
        ] + (isForeign ? [("labels", labels.sorted())] : []))
      compareRows(of: Handbook.path(Handbook.program, in: language), with: program)
      _ = sections(
        isForeign
          ? [
            "commands", "kinds", "properties", "others", "closings", "leads", "wishes",
            "complaints", "unsure",
          ] : ["leads", "wishes", "unsure"],
        of: Handbook.path(Handbook.words, in: language))
      _ = sections(
        SpokenVocabulary.Part.allCases.map { $0.rawValue },
        of: Handbook.path(Handbook.spoken, in: language))
      _ = sections(
        HelpSection.allCases.map { $0.rawValue }, of: Handbook.path(Handbook.help, in: language))
      pages.insert(Handbook.path(Handbook.lesson, in: language))
    }
  }

  private mutating func compareRows(
    of path: String, with tables: [(name: String, rows: [String])]
  ) {
    for section in sections(tables.map { $0.name }, of: path) {
      for table in tables where table.name == section.name {
        compare(section.fields.map { $0.name }, with: table.rows, on: path)
      }
    }
  }

  // MARK: Words

  private mutating func checkWords(_ section: Section, in language: Language, path: String) {
    let labels = section.paragraphs.compactMap { $0.labelled?.label }
    if section.title.isEmpty || section.paragraphs.count != labels.count + 1
      || Set(labels).count != labels.count || labels.count > 3
    {
      note(path, .hasOtherParts(section.name))
    }
    for text in [section.title] + section.paragraphs {
      for name in Citations.names(in: text) where Rule(rawValue: name) == nil {
        note(path, .citesNoRule(section.name, name))
      }
      guard language == .simplifiedChinese else { continue }
      for name in traditional where text.holds(name) {
        note(path, .writesTraditional(section.name, name))
      }
    }
  }

  /// Names of terms that only Traditional Chinese has.
  private lazy var traditional: [String] = {
    let terms = Handbook { [files] in files[$0] }.terms
    let simplified = terms.map { $0.simplified }.joined(separator: "、")
    return terms.flatMap { $0.traditional.split(separator: "、").map { String($0) } }
      .filter { name in !simplified.holds(name) && name.utf8.contains { $0 >= 0x80 } }
  }()

  // MARK: The list of contents

  /// Every page by its title; of those without a language, how much is on them.
  private var contents: [String] {
    let rules = Rule.families.map { family in
      row(family[0].family, path: Handbook.page(of: family[0]), count: "\(family.count) rules")
    }
    let terms = page(Handbook.glossary).opening.fields.count
    return rules + [
      row("", path: Handbook.mistakes, count: "\(Mistake.allCases.count) mistakes"),
      row("", path: Handbook.glossary, count: "\(terms) terms"), row(Handbook.commands),
      row(Handbook.program), row(Handbook.words), row(Handbook.spoken),
      row(Handbook.help), row(Handbook.lesson),
    ]
  }

  private func row(_ name: String, path: String, count: String) -> String {
    let words = Language.allCases.map { language in
      let path = Handbook.path(path, in: language)
      return "[\(page(path).title)](\(path)) | "
    }
    return "| \(name.isEmpty ? "" : name + " ")| \(words.joined())[\(count)](\(path)) |"
  }

  /// Of which each language has all there is.
  private func row(_ path: String) -> String {
    let words = Language.allCases.map { language in
      let path = Handbook.path(path, in: language)
      return "[\(page(path).title)](\(path)) | "
    }
    return "| | \(words.joined())|"
  }

  private mutating func checkContents() {
    let lines = (files["README.md"] ?? []).split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.hasPrefix("|") && $0.holds("](") }
    compare(lines, with: contents, on: "README.md")
  }

  // MARK: Tools

  private func page(_ path: String) -> Page { Page(files[path] ?? []) }

  /// The sections of a page that are wanted; tells of others, and of those that are missing.
  private mutating func sections(_ names: [String], of path: String) -> [Section] {
    let sections = page(path).sections
    compare(sections.map { $0.name }, with: names, on: path)
    return names.compactMap { name in sections.first { $0.name == name } }
  }

  private mutating func compare(_ found: [String], with wanted: [String], on path: String) {
    pages.insert(path)
    for name in wanted where !found.contains(name) { note(path, .lacks(name)) }
    for name in found where !wanted.contains(name) { note(path, .isNotThere(name)) }
    guard Set(found) == Set(wanted), found != wanted else { return }
    if let (name, own) = zip(found, wanted).first(where: { $0 != $1 }) {
      note(path, .isOutOfOrder(name, where: own))
    } else if let twice = found.last {
      note(path, .isNotThere(twice))
    }
  }

  private mutating func note(_ path: String, _ fault: HandbookFault) {
    findings.append(LintFinding(path: folder + "/" + path, line: nil, fault))
  }
}

extension String {
  /// By bytes: there are many texts and many terms.
  fileprivate func holds(_ word: String) -> Bool {
    let first = word.utf8.first
    return utf8.indices.contains { utf8[$0] == first && utf8[$0...].starts(with: word.utf8) }
  }
}

extension Rule {
  /// The rules that share a page, in their order.
  fileprivate static var families: [[Rule]] {
    var families: [[Rule]] = []
    for rule in allCases {
      if let last = families.last?.first, last.family == rule.family {
        families[families.count - 1].append(rule)
      } else {
        families.append([rule])
      }
    }
    return families
  }
}
