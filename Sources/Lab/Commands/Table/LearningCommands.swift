extension CommandTable {
  @CommandTableBuilder static var learning: [CommandSpec] {
    CommandSpec("lessons", .learning, example: "lessons") {
      command(.lessons)
    }

    CommandSpec("lesson", .learning, example: "lesson hit-testing\nnext") {
      command(Syntax<String>.lesson.optional, Syntax<Int>.step.optional) {
        .lesson($0, step: $1)
      }
    }

    CommandSpec("next", .learning, example: "lesson hit-testing\nnext") {
      command(.next)
    }

    CommandSpec("back", .learning, example: "lesson hit-testing\nnext\nback") { command(.back) }

    CommandSpec(
      "answer", .learning,
      example: "drill hit-testing 1\nanswer a", takesFreeText: true
    ) { command(Syntax<String>.rest("words")) { .answer($0) } }

    CommandSpec("hint", .learning, example: "drill hit-testing 1\nhint") { command(.hint) }

    CommandSpec("aside", .learning, example: "lesson hit-testing 6\naside") { command(.aside) }

    CommandSpec(
      "solution", .learning, example: "drill hit-testing 1\nsolution"
    ) { command(.solution) }

    CommandSpec("skip", .learning, example: "drill hit-testing 2\nskip") { command(.skip) }

    CommandSpec(
      "again", .learning, example: "drill hit-testing 1\nreset\nagain"
    ) { command(.again) }

    CommandSpec("leave", .learning, example: "drill hit-testing 1\nleave") { command(.leave) }

    CommandSpec(
      "quiz", .learning, example: "quiz gates"
    ) { command(Syntax<String>.questionTopic.optional) { .quiz(topic: $0) } }

    CommandSpec("drill", .learning, example: "drill gates 3") {
      command(anyOrder(Syntax<Subject>.subject, Syntax<Int>.whole(1, 100).labelled("n"))) {
        .drill($0.0, count: $0.1)
      }
    }

    CommandSpec("interview", .learning, example: "interview 10\ninterview senior") {
      command(anyOrder(Syntax<InterviewLevel>.interviewLevel, Syntax<Int>.minutes)) {
        .interview($0.0, minutes: $0.1)
      }
    }

    CommandSpec("review", .learning, example: "review\nreview 10\nreview daily 15") {
      command(
        either(
          after("daily", .minutes).map { LearningCommand.daily(minutes: $0) },
          Syntax<Int>.minutes.optional.map { LearningCommand.review(minutes: $0) })
      ) { $0 }
    }

    CommandSpec("progress", .learning, example: "progress") {
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
