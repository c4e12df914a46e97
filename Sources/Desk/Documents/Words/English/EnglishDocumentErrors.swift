import Lab

extension DocumentError.Problem {
  public var english: String {
    switch self {
    case .tooLarge(let megabytes): "The document is larger than \(megabytes) MB."
    case .jupyterNotebook:
      "This is a Jupyter notebook, which can be written and not read. Take the Markdown that it was "
        + "made from."
    case .webPage:
      "This is a web page, which can be written and not read. Take the Markdown that it was made "
        + "from."
    case .notUTF8: "This line is not text in UTF-8."
    case .controlCharacter(let value):
      "This line holds the control character \(Digits.codePoint(value)), which no document needs."
    case .nestedTooDeep(let limit): "Lists and quotations are nested more than \(limit) deep here."
    case .tooManyBrackets:
      "The paragraph that starts here has so many `[` that a page would take minutes to make."
    case .frontMatterNotClosed: "The front matter that starts here has no closing `---`."
    case .fieldWithoutColon: "A line here is `name: value`, and this one has no colon."
    case .fieldTwice(let name): "`\(name)` stands here a second time."
    case .blockNotClosed: "The block that starts here is not closed."
    case .blockInside: "A session block stands at the margin, not in a list or a quotation."
    case .unknownMark(let mark):
      "A session block is marked `quiet` or `fails` or not at all; `\(mark)` means nothing."
    case .badSetting(let name, let wanted): "`\(name)` takes \(wanted)."
    case .answerWithoutCommand:
      "An answer stands under its command, and no `> ` command stands before this line."
    case .answerInQuietBlock: "A quiet block holds commands only: every line begins with `> `."
    case .outOfMemory: "There is not enough memory to read the document."
    }
  }
}
