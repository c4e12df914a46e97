extension PagePhrase {
  var english: String {
    switch self {
    case .rules: "The rules named here"
    case .scene(let command): "The scene" + (command.map { " after " + $0 } ?? "")
    case .picturesEnd: "From here on there are no pictures: those above are as many as fit."
    case .thinkFirst: "Decide first. Then open this: the answer, and what follows"
    case .building(let count):
      count == 1 ? "1 command builds the scene" : "\(count) commands build the scene"
    case .leftOut(let count): "… and \(count) more decisions here, of the same command …"
    case .decisions(let count): count == 1 ? "1 decision" : "\(count) decisions, step by step"
    }
  }
}
