import Engine
import Text

extension CommandTable {
  static var asking: [CommandSpec] { questions + explanations }

  @CommandTableBuilder private static var questions: [CommandSpec] {
    CommandSpec(
      "hit-test", aliases: ["hit-test-with-event"], .asking,
      "says which view a touch there would hit; in V asks V itself, the point in V's coordinates.",
      example: "add view A 0 0 100 100; hit-test 60 60; hit-test 60 60 in A"
    ) { command(.place, .inView) { .hitTest($0, in: $1) } }

    CommandSpec(
      "point-inside", aliases: ["point-inside-with-event"], .asking,
      "asks a view whether a point, in its own coordinates, is inside it.",
      example: "point-inside view 60 60"
    ) { command(.view, .point) { .pointInside($0, $1) } }

    CommandSpec(
      "convert", aliases: ["convert-point", "convert-rect"], .asking,
      "converts a point or a rectangle; nil means the window.",
      example: "add view A 10 10 100 100; convert 5 5 from A to view; convert 0 0 9 9 from A to nil"
    ) {
      let ends = both(after("from", .space), after("to", .space))
      return either(
        command(.point, ends) { .convertPoint($0, from: $1.0, to: $1.1) },
        command(.rect, ends) { .convertRect($0, from: $1.0, to: $1.1) })
    }

    CommandSpec(
      "chain", aliases: ["responder-chain"], .asking,
      "lists the responder chain from an object up.",
      example: "add view A 0 0 100 100; chain A"
    ) { command(.responder) { .chain($0) } }

    CommandSpec(
      "first-responder", .asking, "says who is first responder.", example: "first-responder"
    ) { command(.firstResponder) }

    CommandSpec(
      "find-controller", .asking, "finds the nearest controller up the chain.",
      example: "find-controller view"
    ) { command(.responder) { .findController($0) } }

    CommandSpec(
      "find-ancestor", .asking, "finds the nearest object up the chain of a class.",
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
      "prints the hierarchy; with svg, as an SVG picture.",
      example: "add view A 0 0 100 100; tree; tree svg"
    ) { command(.svg) { .picture(.tree, isSVG: $0) } }

    CommandSpec(
      "draw", .session(.asking), "draws the screen; with svg, as an SVG picture.",
      example: "add view A 20 20 100 100; draw; draw svg"
    ) { command(.svg) { .picture(.draw, isSVG: $0) } }

    CommandSpec(
      "map", .session(.asking),
      "draws who would get a tap where, and says why some views get none; with svg, as an SVG"
        + " picture.",
      example: "add view A 20 20 100 100; map; map svg"
    ) { command(.svg) { .picture(.map, isSVG: $0) } }

    CommandSpec(
      "code", aliases: ["source"], .session(.asking),
      "prints the scene as an app's code, which compiles: in Swift, or with objc in Objective-C.",
      example: "add button B 20 20 80 40; code; code objc"
    ) {
      command(
        Syntax<CodeLanguage>.oneOf(
          "language", [(["swift"], .swift), (["objc", "objective-c"], .objectiveC)]
        ).otherwise(.swift)
      ) { .code($0) }
    }

    CommandSpec(
      "show", .asking, "prints an object's properties, or one of them.",
      example: "show view; show view frame; show view.alpha"
    ) { .showing }

    CommandSpec(
      "describe", aliases: ["description"], .asking,
      "prints what UIKit's description of an object would.", example: "describe view"
    ) { command(.object()) { .describe($0) } }
  }

  @CommandTableBuilder private static var explanations: [CommandSpec] {
    CommandSpec(
      "explain", .session(.asking),
      "explains the last event in full; step shows one decision after the other, step back the one"
        + " before, and step 5 the fifth. With a rule, it opens that rule's page.",
      example: "tap 60 60; explain; explain step; explain step 5; explain HT03"
    ) { .explaining }

    CommandSpec(
      "timeline", .session(.asking),
      "draws the life of the last event's gesture: fingers, recognizers and views, and when each was"
        + " decided.",
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
      "says why an object got the last event, or did not; alone, why it went where it did; with at and a"
        + " point, what a tap there would do.",
      example: "tap 60 60; why view; why; why view at 60 60"
    ) {
      command(Syntax<Object>.object().optional, Syntax<Point>.at.optional) { .why($0, at: $1) }
    }

    CommandSpec(
      "why-not", .session(.asking),
      "says why an object did not get the last event; with at and a point, why a tap there would not"
        + " reach it.",
      example: "add view A 0 0 50 50; tap 60 60; why-not A; why-not A at 10 60"
    ) { command(.object(), Syntax<Point>.at.optional) { .whyNot($0, at: $1) } }

    CommandSpec(
      "how-to", .session(.asking),
      "finds the smallest changes after which an object would get the last event, or with at and a point"
        + " a tap there.",
      example: "add view A 0 0 100 100 hidden=YES; tap 60 60; how-to A; how-to A at 10 10"
    ) { command(.object(), Syntax<Point>.at.optional) { .howTo($0, at: $1) } }

    CommandSpec(
      "rules", .session(.asking),
      "shows the rules in force, or changes them: all of them, or point by point.",
      example: "rules documents; rules uikit nil-target=sender control-slack=25; rules"
    ) { .ruling }

    CommandSpec(
      "lang", aliases: ["language"], .session(.asking),
      "says in which language answers come, or changes it.",
      example: "lang en"
    ) {
      command(Syntax<Language>.language.optional) { .language($0) }
    }

    CommandSpec(
      "graphics", .session(.asking),
      "says how draw and map show pictures, or changes it: as text, or by the protocol of a terminal that"
        + " shows graphics.",
      example: "graphics text; graphics"
    ) {
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
      "log", .session(.asking),
      "switches the log on or off: what overridden methods, actions and views with a class would print.",
      example: "log on; tap 60 60; log off"
    ) { command(.boolean) { .log($0) } }

    CommandSpec(
      "glossary", .session(.asking), "explains a term, or lists them.",
      example: "glossary hit-test view"
    ) { command(Syntax<String>.rest("term").optional) { .glossary($0) } }

    CommandSpec(
      "help", aliases: ["?"], .session(.asking), "lists the commands, or explains one of them.",
      example: "help; help hit-test"
    ) { command(Syntax<String>.topic.optional) { .help($0) } }
  }
}

extension Syntax where Value == Point {
  fileprivate static var at: Syntax<Point> { after("at", .place) }
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
