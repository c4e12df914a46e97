extension HelpPhrase {
  var english: String {
    switch self {
    case .formats:
      "What can be read, as a file or pasted; several in one paste complete each other:"
    case .format(let format):
      format.helpEnglish
        + (format.leavesOut.isEmpty
          ? "" : "; not in it: " + format.leavesOut.map { $0.english }.joined(separator: ", "))
    case .tell:
      "What was read is a scene like any other: what a dump leaves out, tell it yourself, and ask"
        + " again. For a view called card and a button called buy:"
    case .unknown(let unknown): unknown.english
    case .classes:
      "A class of your own is taken for what it derives from, or for what its name says; UIKit prints no"
        + " baseClass where it derives from UIView itself. If that is wrong, say so"
        + " (hitchain import: --as MyView=button):"
    }
  }
}

extension DumpFormat {
  fileprivate var helpEnglish: String {
    switch self {
    case .probe: "Hitchain's probe, which your app or the debugger runs"
    case .storyboard:
      "Xcode's .storyboard and .xib; with the code of their classes in the same session they are one app"
    case .recursiveDescription: "recursiveDescription, in the debugger or a snapshot test"
    case .controllers: "_printHierarchy: whose view is whose, with a dump of the views"
    case .viewHierarchy: "Xcode's .viewhierarchy, the folder"
    case .lookin: "Lookin's file"
    case .xcuiTest: "XCUITest's debugDescription"
    case .wdaXML, .wdaJSON: "the source of WebDriverAgent and Appium, XML or JSON"
    case .idb: "idb's JSON"
    case .maestro: "Maestro's JSON"
    case .earlGrey: "the hierarchy that EarlGrey prints where a test fails"
    case .chain: "a responder chain"
    case .recognizers: "recognizers as they print themselves, below the views"
    case .events: "a log of touches, which is compared with what the dump says"
    }
  }
}
