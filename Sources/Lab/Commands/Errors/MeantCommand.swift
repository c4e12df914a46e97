import Engine

extension CodeSource {
  /// The command that was meant by what is half code: `A.frame = 10 10 100 100`.
  public func meantCommand(in scene: Scene) -> String? {
    guard let sign = text.firstIndex(of: "="), !text.contains("\n") else { return nil }
    let path = text[..<sign].trimmed
    guard path.contains("."), !path.contains(" ") else { return nil }
    let value = text[text.index(after: sign)...]
    guard !value.hasPrefix("=") else { return nil }
    let values = value.split { " (){},;".contains($0) }
    let line = (["set", path] + values.map { String($0) }).joined(separator: " ")
    guard let command = try? split(line).first, (try? parse(command, in: scene)) != nil else {
      return nil
    }
    return line
  }
}
