extension CommandTable {
  @CommandTableBuilder static var learning: [CommandSpec] {
    CommandSpec("lessons", .learning, "lists the lessons.", example: "lessons") {
      command(.lessons)
    }

    CommandSpec(
      "lesson", .learning, "takes up a lesson, where you left it or at a step of it.",
      example: "lesson hit-testing\nnext"
    ) {
      command(Syntax<String>.lesson.optional, Syntax<Int>.step.optional) {
        .lesson($0, step: $1)
      }
    }

    CommandSpec("next", .learning, "goes on.", example: "lesson hit-testing\nnext") {
      command(.next)
    }

    CommandSpec(
      "back", .learning, "goes back one step.", example: "lesson hit-testing\nnext\nback"
    ) { command(.back) }

    CommandSpec(
      "answer", .learning, "answers the question at hand: by letter, by number or in words.",
      example: "drill hit-testing 1\nanswer a", takesFreeText: true
    ) { command(Syntax<String>.rest("words")) { .answer($0) } }

    CommandSpec(
      "hint", .learning, "helps with the question at hand, a little more each time.",
      example: "drill hit-testing 1\nhint"
    ) { command(.hint) }

    CommandSpec(
      "aside", .learning,
      "opens what a lesson's step leaves aside: where a document errs, and what it says there.",
      example: "lesson hit-testing 6\naside"
    ) { command(.aside) }

    CommandSpec(
      "solution", .learning, "shows how the question at hand is answered, and why.",
      example: "drill hit-testing 1\nsolution"
    ) { command(.solution) }

    CommandSpec(
      "skip", .learning, "leaves the question at hand open, and goes on.",
      example: "drill hit-testing 2\nskip"
    ) { command(.skip) }

    CommandSpec(
      "again", .learning, "starts the question at hand again, with the scene that it had.",
      example: "drill hit-testing 1\nreset\nagain"
    ) { command(.again) }

    CommandSpec(
      "leave", .learning, "ends a lesson, a drill or an interview: your own session is back.",
      example: "drill hit-testing 1\nleave"
    ) { command(.leave) }

    CommandSpec(
      "quiz", .learning, "asks the lessons' questions on a topic.", example: "quiz gates"
    ) { command(Syntax<String>.questionTopic.optional) { .quiz(topic: $0) } }

    CommandSpec(
      "drill", .learning, "asks about scenes made on the spot.", example: "drill gates 3"
    ) {
      command(anyOrder(Syntax<Subject>.subject, Syntax<Int>.whole(1, 100).labelled("n"))) {
        .drill($0.0, count: $0.1)
      }
    }

    CommandSpec(
      "interview", .learning,
      "holds a mock interview, for a junior or a senior; a number says of how many minutes.",
      example: "interview 10\ninterview senior"
    ) {
      command(Syntax<InterviewLevel>.interviewLevel.optional, Syntax<Int>.minutes.optional) {
        .interview($0, minutes: $1)
      }
    }

    CommandSpec(
      "review", .learning,
      "asks what is due, for 20 minutes a day or as many as you say; `review daily` sets a day's measure.",
      example: "review\nreview 10\nreview daily 15"
    ) {
      command(
        either(
          after("daily", .minutes).map { LearningCommand.daily(minutes: $0) },
          Syntax<Int>.minutes.optional.map { LearningCommand.review(minutes: $0) })
      ) { $0 }
    }

    CommandSpec(
      "progress", .learning, "shows what you know, what you mistook, and what is due.",
      example: "progress"
    ) {
      command(
        either(
          after("export", .word("json")).map { _ in ProgressRequest.export },
          after("export", .word("html")).map { _ in ProgressRequest.exportPage },
          after("export", after("--to", .word("html"))).map { _ in ProgressRequest.exportPage },
          after("import", .path).map { ProgressRequest.importing(path: $0) },
          after("--export", .word("json")).map { _ in ProgressRequest.export },
          after("--import", .path).map { ProgressRequest.importing(path: $0) },
          Syntax<ProgressRequest>(.nothing) { (_: inout Reader) throws(CommandError) in .show })
      ) { .progress($0) }
    }
  }
}
