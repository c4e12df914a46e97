extension ImportError {
  public var english: String {
    switch self {
    case .unreadable(let english, _): english
    case .tooLarge(let megabytes): "This is larger than \(megabytes) MB unpacked, and is not read."
    case .empty: "There is nothing to read."
    case .binary: "This is neither text nor a .viewhierarchy or .lookin file."
    case .markup: "This is a web page. Copy the text of the dump itself."
    case .unknownFormat:
      "No view is in this text. In the debugger, `po UIWindow.value(forKeyPath: \"keyWindow.recursiveDescription\")!` prints them. Xcode's .viewhierarchy, Lookin's files, the XML and JSON of WebDriverAgent, idb and Maestro, and the prints of XCUITest and EarlGrey are read too."
    case .autolayoutTrace:
      "This is an autolayout trace, which has no frames. Print `recursiveDescription` in its place: `expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]`."
    case .noGeometry:
      "This XML says where no view lies. Detox's log of a failed action has a hierarchy with frames; so has `recursiveDescription`."
    case .notWellFormed(let line, let what): "Line \(line) is not well-formed: \(what)."
    case .tooDeep(let limit): "This is nested deeper than \(limit), and is not read."
    case .damaged(let what): "The file is damaged: \(what)."
    case .noViews: "No view is in this text, so there is nothing to put a tap on."
    case .noSuchObject(let name, let nearest):
      "Nothing in the dump is called “\(name)”."
        + (nearest.isEmpty ? "" : " Is \(nearest.joined(separator: " or ")) meant?")
    case .ambiguous(let name, let among):
      "“\(name)” may be \(among.joined(separator: ", ")). Say which, by its name or address."
    case .storyboard(let problem): problem.english
    case .stopped: "Stopped. The scene is as it was."
    case .noKind(let word, let kinds):
      "“\(word)” is no kind of view. It is written so: MyView=button; kinds are \(kinds.joined(separator: ", "))."
    }
  }
}
