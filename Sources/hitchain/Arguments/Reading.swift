import Lab

extension Invocation {
  /// Takes the program's arguments, as the table has them. Of those before one that is wrong, the
  /// language counts.
  mutating func read(_ arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var options: [UsageTable.Option] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument.hasPrefix("-"), argument != "-" {
        options.append(try take(option: argument, from: &rest))
      } else {
        words.append(argument)
      }
    }
    // Who asks for help is in the middle of a line.
    if task.isHelp {
      let verb = words.first.flatMap { word in UsageTable.verbs.first { $0.name == word } }
      task = .help(verb: verb?.name)
      return
    }
    if task == .version { return }
    let verb = try take(words)
    guard format != .commands || verb == "import" else {
      throw .optionOfOthers("--format commands", verb: verb, others: ["import"])
    }
    for option in options {
      guard let others = option.verbs, !others.contains(verb ?? UsageTable.noVerb) else { continue }
      throw .optionOfOthers(option.names[0], verb: verb, others: others)
    }
  }

  private mutating func take(
    option text: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> UsageTable.Option {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let all = UsageTable.options
    guard let option = all.first(where: { ($0.names + $0.spellings).contains(name) }) else {
      throw .unknownOption(name, nearest: all.map { $0.names[0] }.nearest(to: name))
    }
    var value = parts.count > 1 ? String(parts[1]) : nil
    if option.argument.isEmpty {
      guard value == nil else { throw .takesNoValue(option: name) }
    } else {
      value = value ?? rest.popFirst()
      guard let first = value else { throw .wantsValue(option: name) }
      if option.takesPoint, Double(first) != nil, let second = rest.popFirst() {
        value = first + " " + second
      }
    }
    try option.take(value ?? "", &self)
    return option
  }

  /// Returns the verb, where there is one.
  private mutating func take(_ words: [String]) throws(UsageError) -> String? {
    guard let name = words.first else { return nil }
    guard task == .prompt else { throw .oneWordTooMany(name) }
    guard let verb = UsageTable.verbs.first(where: { $0.name == name }) else {
      guard words.count == 1, let text = try? Console.read(name), Paste.isDump(text) else {
        throw likeness(ofCommandWord: name) == .whole
          ? .commandOfPrompt(words.joined(separator: " ")) : .unknownVerb(name)
      }
      task = .importing(path: name)
      return "import"
    }
    let operands = Array(words.dropFirst())
    guard verb.operands.allow(operands.count) else {
      throw .wrongOperands(verb: name, usage: verb.usage)
    }
    task = try verb.task(operands, self)
    return name
  }
}
