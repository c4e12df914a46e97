extension CommandTable {
  @CommandTableBuilder static var notebook: [CommandSpec] {
    CommandSpec("cells", .notebook, example: "tap 60 60; cells") {
      command(.cells)
    }

    CommandSpec(
      "note", .session(.notebook),
      example: "note Who gets the tap; and why?\ntap 60 60", takesFreeText: true
    ) { command(Syntax<String>.rest("text")) { .note($0) } }

    CommandSpec(
      "edit", .notebook, example: "add view A 0 0 100 100\ntap 60 60\nedit 2 tap 160 160\nedit 2"
    ) { command(.cell, Syntax<String>.keptCommand.optional) { .edit($0, $1) } }

    CommandSpec(
      "delete", .notebook, example: "tap 60 60\ndelete 1"
    ) { command(.cell) { .delete($0) } }

    CommandSpec("undo", .notebook, example: "tap 60 60\nundo") {
      command(.undo)
    }

    CommandSpec("redo", .notebook, example: "tap 60 60\nundo\nredo") { command(.redo) }

    CommandSpec(
      "save", .file, example: "tap 60 60\nsave first-tap.md"
    ) { command(Syntax<String>.path.optional, .force) { .save(path: $0, force: $1) } }

    CommandSpec(
      "open", .file, example: "open first-tap.md; open; open 1"
    ) { command(.pathOrKept) { $0 } }

    CommandSpec(
      "import", .file, example: "import dump.txt\nimport dump.txt as MyView=button\nimport help"
    ) {
      command(
        either(
          Syntax<Void>.word("help").map { _ in FileCommand.importHelp },
          both(.dump, .kinds).map { .importing(path: $0.0, kinds: $0.1) })
      ) { $0 }
    }

    CommandSpec(
      "export", .file, example: "tap 60 60\nexport first-tap.html\nexport who-gets-it.svg of map"
    ) { command(.path, .ofPicture, .force) { .export(path: $0, of: $1, force: $2) } }

    CommandSpec(
      "history", .file, example: "history; history 50"
    ) { command(Syntax<Int>.lines.optional) { .history(count: $0) } }

    CommandSpec("quit", aliases: ["exit"], .notebook, example: "quit") {
      command(.quit)
    }
  }
}

extension Syntax where Value == Int {
  fileprivate static var cell: Syntax<Int> { whole(1, 1_000_000).labelled("n") }
  fileprivate static var lines: Syntax<Int> { whole(1, 1_000_000).labelled("n") }
}

extension Syntax where Value == Bool {
  /// Replaces a file that is there already.
  fileprivate static var force: Syntax<Bool> {
    Syntax<Void>.word("--force").optional.map { $0 != nil }
  }
}

extension Syntax where Value == ExportedPicture? {
  fileprivate static var ofPicture: Syntax<ExportedPicture?> {
    after(
      "of", .oneOf("picture", ExportedPicture.allCases.map { ([$0.rawValue], $0) })
    ).optional
  }
}

extension Syntax where Value == FileCommand {
  /// A file or, by its number, a session that was kept.
  fileprivate static var pathOrKept: Syntax<FileCommand> {
    Syntax(.optional(.value(.file, label: "file or n"))) {
      (reader: inout Reader) throws(CommandError) in
      guard let next = reader.next else {
        reader.note(reader.expected(.file))
        return .openKept(nil)
      }
      if next.kind == .plain, let number = Int(next.text), (1...1000).contains(number) {
        reader.at += 1
        return .openKept(number)
      }
      return .open(path: try Syntax<String>.path.read(&reader))
    }
  }
}

extension Syntax where Value == String? {
  /// A file, or what is pasted.
  fileprivate static var dump: Syntax<String?> {
    let path = Syntax<String>.path
    return Syntax(.optional(path.form)) { (reader: inout Reader) throws(CommandError) in
      guard let next = reader.next, next.text.spellingKey != "as" else { return nil }
      return try path.read(&reader)
    }
  }
}

extension Syntax where Value == [String] {
  /// `as MyView=button Other=view`.
  fileprivate static var kinds: Syntax<[String]> {
    let form = Form.optional(
      .sequence([.word("as"), .value(.className, label: "class=kind …")]))
    return Syntax(form) { (reader: inout Reader) throws(CommandError) in
      guard reader.next?.text.spellingKey == "as" else { return [] }
      reader.at += 1
      var kinds: [String] = []
      while let kind = reader.takeRun() { kinds.append(kind) }
      guard !kinds.isEmpty else { throw reader.expected(.className) }
      return kinds
    }
  }
}

extension Syntax where Value == String {
  /// A file: one word, or anything in quotes.
  static var path: Syntax<String> {
    Syntax(.value(.file, label: "file")) { (reader: inout Reader) throws(CommandError) in
      guard let next = reader.next, next.kind == .quoted || !next.text.hasPrefix("--"),
        let path = reader.takeRun(asWritten: true), !path.isEmpty
      else { throw reader.expected(.file) }
      return path
    }
  }
}
