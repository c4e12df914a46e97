import Lab

/// `import help`: what can be read and how one gets it, what it leaves out, and how to tell that.
public enum ImportHelp {
  public static func lines(in language: Language) -> [String] {
    var lines = [HelpPhrase.formats.text(in: language)]
    for format in DumpFormat.helped {
      let phrase = HelpPhrase.format(format)
      lines.append("  - " + phrase.text(in: language))
      lines += format.ways.map { "      " + $0 }
    }
    lines += ["", HelpPhrase.tell.text(in: language)]
    for unknown in DumpUnknown.allCases {
      lines.append("  - " + HelpPhrase.unknown(unknown).text(in: language))
      lines += unknown.ways.map { "      " + $0 }
    }
    return lines + [
      "", HelpPhrase.classes.text(in: language), "      import dump.txt as MyView=button",
    ]
  }
}

extension DumpFormat {
  /// The probe first, which leaves nothing out. Of the others those that come together are told once.
  static let helped: [DumpFormat] = [
    .probe, .storyboard, .recursiveDescription, .viewHierarchy, .lookin, .controllers, .xcuiTest,
    .wdaXML, .idb,
    .maestro, .earlGrey, .recognizers, .events,
  ]

  /// What one types to get it, the same in every language.
  var ways: [String] {
    switch self {
    case .probe:
      ["hitchain probe > HitchainProbe.swift", "hitchain probe --lldb > hitchain_probe.py"]
    case .storyboard: ["import Main.storyboard"]
    case .recursiveDescription:
      ["(lldb) expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]"]
    case .controllers:
      ["(lldb) expr -l objc -O -- [[[UIWindow keyWindow] rootViewController] _printHierarchy]"]
    case .viewHierarchy: ["Debug > View Debugging; File > Export View Hierarchy…"]
    case .lookin: ["File > Export…"]
    case .xcuiTest: ["print(XCUIApplication().debugDescription)"]
    case .wdaXML, .wdaJSON: ["curl http://localhost:8100/source", "driver.page_source"]
    case .idb: ["idb ui describe-all --nested"]
    case .maestro: ["maestro hierarchy"]
    case .recognizers: ["(lldb) po view.gestureRecognizers"]
    case .earlGrey, .chain, .events: []
    }
  }
}

extension DumpUnknown {
  /// The command that tells it of a view called `card` or a button called `buy`.
  var ways: [String] {
    switch self {
    case .recognizers: ["add tap-recognizer closes to card"]
    case .enabled: ["set enabled buy NO"]
    case .overrides:
      ["override card hit-test pass-through", "override card point-inside inset -20"]
    case .bounds: ["set bounds card 0 80 320 400"]
    case .gates: ["set userInteractionEnabled card NO", "set alpha card 0"]
    case .order: ["bring-to-front card"]
    }
  }
}
