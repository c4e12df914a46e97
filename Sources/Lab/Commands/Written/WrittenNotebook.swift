extension Pen {
  func words(of command: NotebookCommand) -> [String] {
    switch command {
    case .cells: ["cells"]
    case .edit(let number, let command):
      ["edit", String(number)] + (command.map { [$0.asKept] } ?? [])
    case .delete(let number): ["delete", String(number)]
    case .undo: ["undo"]
    case .redo: ["redo"]
    case .quit: ["quit"]
    }
  }

  func words(of command: FileCommand) -> [String] {
    switch command {
    case .save(let path, let force):
      ["save"] + (path.map { [$0.quoted] } ?? []) + (force ? ["--force"] : [])
    case .open(let path): ["open", path.quoted]
    case .openKept(let number): ["open"] + (number.map { [String($0)] } ?? [])
    case .importing(let path, let kinds):
      ["import"] + (path.map { [$0.quoted] } ?? []) + (kinds.isEmpty ? [] : ["as"] + kinds)
    case .importHelp: ["import help"]
    case .export(let path, let picture, let force):
      ["export", path.quoted] + (picture.map { ["of", $0.rawValue] } ?? [])
        + (force ? ["--force"] : [])
    case .history(let count): ["history"] + (count.map { [String($0)] } ?? [])
    }
  }

  func words(of command: LearningCommand) -> [String] {
    switch command {
    case .lessons: ["lessons"]
    case .lesson(let id, let step):
      ["lesson"] + (id.map { [$0.asWord] } ?? []) + (step.map { [String($0)] } ?? [])
    case .next: ["next"]
    case .back: ["back"]
    case .answer(let words): ["answer", words.asRest]
    case .hint: ["hint"]
    case .aside: ["aside"]
    case .solution: ["solution"]
    case .skip: ["skip"]
    case .again: ["again"]
    case .leave: ["leave"]
    case .quiz(let topic): ["quiz"] + (topic.map { [$0.asWord] } ?? [])
    case .drill(let subject, let count):
      ["drill"] + (subject.map { [$0.rawValue] } ?? []) + (count.map { [String($0)] } ?? [])
    case .interview(let level, let minutes):
      ["interview"] + (level.map { [$0.rawValue] } ?? []) + (minutes.map { [String($0)] } ?? [])
    case .review(let minutes): ["review"] + (minutes.map { [String($0)] } ?? [])
    case .daily(let minutes): ["review daily", String(minutes)]
    case .progress(.show): ["progress"]
    case .progress(.export): ["progress export json"]
    case .progress(.exportPage): ["progress export html"]
    case .progress(.importing(let path)): ["progress import", path.quoted]
    }
  }
}
