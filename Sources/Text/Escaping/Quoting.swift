extension String {
  /// As one word of a command, whatever is in it: what the lexer reads back as this text.
  public var quoted: String {
    var word = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { word += "\\" }
      word.unicodeScalars.append(scalar)
    }
    return word + "\""
  }
}
