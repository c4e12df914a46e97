import Engine

extension CommandTable {
  static var asking: [CommandSpec] { questions + explanations }

  @CommandTableBuilder private static var questions: [CommandSpec] {
    CommandSpec(
      "hit-test", aliases: ["hit-test-with-event"], .asking,
      example: "add view A 0 0 100 100; hit-test 60 60; hit-test 60 60 in A"
    ) { command(.place, .inView) { .hitTest($0, in: $1) } }

    CommandSpec(
      "point-inside", aliases: ["point-inside-with-event"], .asking,
      example: "point-inside view 60 60"
    ) { command(.view, .point) { .pointInside($0, $1) } }

    CommandSpec(
      "convert", aliases: ["convert-point", "convert-rect"], .asking,
      example: "add view A 10 10 100 100; convert 5 5 from A to view; convert 0 0 9 9 from A to nil"
    ) {
      let ends = both(after("from", .space), after("to", .space))
      return either(
        command(.point, ends) { .convertPoint($0, from: $1.0, to: $1.1) },
        command(.rect, ends) { .convertRect($0, from: $1.0, to: $1.1) })
    }

    CommandSpec(
      "chain", aliases: ["responder-chain"], .asking, example: "add view A 0 0 100 100; chain A"
    ) { command(.responder) { .chain($0) } }

    CommandSpec("first-responder", .asking, example: "first-responder") { command(.firstResponder) }

    CommandSpec(
      "find-controller", .asking, example: "find-controller view"
    ) { command(.responder) { .findController($0) } }

    CommandSpec(
      "find-ancestor", .asking,
      example: """
        add table-cell C 0 0 320 60 class=MyCell
        add button B in C 240 10 70 40
        find-ancestor B class MyCell
        """
    ) {
      command(.responder, filler("class", .className)) { .findAncestor($0, className: $1) }
    }

    CommandSpec(
      "tree", aliases: ["recursive-description"], .session(.asking),
      example: "add view A 0 0 100 100; tree; tree svg"
    ) { command(.svg) { .picture(.tree, isSVG: $0) } }

    CommandSpec(
      "draw", .session(.asking), example: "add view A 20 20 100 100; draw; draw svg"
    ) { command(.svg) { .picture(.draw, isSVG: $0) } }

    CommandSpec(
      "map", .session(.asking), example: "add view A 20 20 100 100; map; map svg"
    ) { command(.svg) { .picture(.map, isSVG: $0) } }

    CommandSpec(
      "code", aliases: ["source"], .session(.asking),
      example: "add button B 20 20 80 40; code; code objc"
    ) {
      command(
        Syntax<CodeLanguage>.oneOf(
          "language", [(["swift"], .swift), (["objc", "objective-c"], .objectiveC)]
        ).otherwise(.swift)
      ) { .code($0) }
    }

    CommandSpec(
      "show", .asking, example: "show view; show view frame; show view.alpha"
    ) { .showing }

    CommandSpec(
      "describe", aliases: ["description"], .asking, example: "describe view"
    ) { command(.object()) { .describe($0) } }

    CommandSpec(
      "constraints", .asking,
      example: """
        add label hello text="Hello"
        constrain hello.centerX = view.centerX
        constraints hello
        """
    ) { command(Syntax<ViewID>.view.optional) { .constraints($0) } }
  }

  @CommandTableBuilder private static var explanations: [CommandSpec] {
    CommandSpec(
      "explain", .session(.asking),
      example: "tap 60 60; explain; explain step; explain step 5; explain HT03"
    ) { .explaining }

    CommandSpec(
      "timeline", .session(.asking),
      example: """
        add view V 20 20 280 280
        add tap-recognizer once to V
        add tap-recognizer twice to V numberOfTapsRequired=2
        require once to-fail twice
        tap 60 60; wait 0.5; timeline
        """
    ) { command(.timeline) }

    CommandSpec(
      "why", .session(.asking),
      example: """
        tap 60 60; why view; why; why view at 60 60
        add label hello text="Hello"
        constrain hello.centerX = view.centerX
        why hello frame
        why hello size
        """
    ) { .whying }

    CommandSpec(
      "why-not", .session(.asking),
      example: "add view A 0 0 50 50; tap 60 60; why-not A; why-not A at 10 60"
    ) { command(.object(), Syntax<Point>.at.optional) { .whyNot($0, at: $1) } }

    CommandSpec(
      "how-to", .session(.asking),
      example: "add view A 0 0 100 100 hidden=YES; tap 60 60; how-to A; how-to A at 10 10"
    ) { command(.object(), Syntax<Point>.at.optional) { .howTo($0, at: $1) } }

    CommandSpec(
      "rules", .session(.asking),
      example: "rules documents; rules uikit nil-target=sender control-slack=25; rules"
    ) { .ruling }

    CommandSpec("lang", aliases: ["language"], .session(.asking), example: "lang en") {
      command(Syntax<Language>.language.optional) { .language($0) }
    }

    CommandSpec("graphics", .session(.asking), example: "graphics text; graphics") {
      command(
        Syntax<TerminalGraphics>.oneOf(
          "protocol",
          [
            (["kitty"], .kitty), (["iterm", "iterm2"], .iterm), (["sixel"], .sixel),
            (["text"], .text),
          ]
        ).optional
      ) { .graphics($0) }
    }

    CommandSpec(
      "log", .session(.asking), example: "log on; tap 60 60; log off"
    ) { command(.boolean) { .log($0) } }

    CommandSpec(
      "glossary", .session(.asking), example: "glossary hit-test view"
    ) { command(Syntax<String>.rest("term").optional) { .glossary($0) } }

    CommandSpec(
      "help", aliases: ["?"], .session(.asking), example: "help; help hit-test"
    ) { command(Syntax<String>.topic.optional) { .help($0) } }
  }
}

extension Syntax where Value == Point {
  fileprivate static var at: Syntax<Point> { after("at", .place) }
}

extension Syntax where Value == SessionCommand {
  /// Of the last event, or of where a view is.
  fileprivate static var whying: Syntax<SessionCommand> {
    let object = Syntax<Object>.object()
    let number = Syntax<Bool>.oneOf("frame-or-size", [(["frame"], false), (["size"], true)])
    return Syntax(
      .choice([
        .sequence([Syntax<ViewID>.view.form, number.form]),
        .sequence([.optional(object.form), .optional(Syntax<Point>.at.form)]),
      ])
    ) { (reader: inout Reader) throws(CommandError) in
      let object = try reader.attempt(object)
      if let view = object?.view, let sizeAlone = try reader.attempt(number) {
        return .whyFrame(view, sizeAlone: sizeAlone)
      }
      return .why(object, at: try reader.attempt(.at))
    }
  }
}

extension Syntax where Value == Bool {

  fileprivate static var svg: Syntax<Bool> { Syntax<Void>.word("svg").optional.map { $0 != nil } }
}

extension Syntax where Value == String {
  static var topic: Syntax<String> {
    Syntax(.value(.topic, label: "topic")) { (reader: inout Reader) throws(CommandError) in
      guard let rest = reader.takeRest() else { throw reader.expected(.topic) }
      return rest.text
    }
  }
}

extension Syntax where Value == Language {
  fileprivate static var language: Syntax<Language> {
    .oneOf(
      "language", Language.offered.map { ($0.spellings, $0) },
      hidden: Language.known.map { ($0.spellings, $0) })
  }
}
