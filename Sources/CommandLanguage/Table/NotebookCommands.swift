extension CommandTable {
  @CommandTableBuilder static var notebook: [CommandSpec] {
    CommandSpec("cells", .notebook, "lists the commands run so far.", example: "tap 60 60; cells") {
      command(.cells)
    }

    CommandSpec(
      "edit", .notebook, "puts another command in a cell, and runs the later cells again.",
      example: "add view A 0 0 100 100\ntap 60 60\nedit 2 tap 160 160"
    ) { command(.cell, .keptCommand) { .edit($0, $1) } }

    CommandSpec(
      "delete", .notebook, "deletes a cell, and runs the later cells again.",
      example: "tap 60 60\ndelete 1"
    ) { command(.cell) { .delete($0) } }

    CommandSpec("undo", .notebook, "takes the last command back.", example: "tap 60 60\nundo") {
      command(.undo)
    }

    CommandSpec(
      "redo", .notebook, "runs again what undo took back.", example: "tap 60 60\nundo\nredo"
    ) { command(.redo) }

    CommandSpec("quit", aliases: ["exit"], .notebook, "leaves.", example: "quit") {
      command(.quit)
    }
  }
}

extension Syntax where Value == Int {
  fileprivate static var cell: Syntax<Int> { whole(1, 1_000_000).labelled("n") }
}
