import Engine

extension English {
  static func choice(_ words: [String]) -> String { list(words, "or") }

  static func hint(_ phrases: [String]) -> String {
    "Here: " + phrases.joined(separator: ", or ") + "."
  }

  static func title(_ group: CommandGroup) -> String { group.rawValue.capitalized }

  static func aside(_ owners: [PropertyOwner]) -> String {
    " (" + owners.map(words).joined(separator: ", ") + ")"
  }

  static func text(_ text: HelpText) -> String {
    switch text {
    case .also: "Also: "
    case .example: "Example:"
    case .overviewEnd:
      "help <command> explains one; help properties lists what set knows; help swift\n"
        + "is about Swift and Objective-C, which may be typed too.\n"
        + "A command may be cut short as long as it is the only one: hit 60 60."
    case .code:
      """
      Swift, and Objective-C, may be typed and pasted in place of commands. What is typed is translated; \
      the reply begins with the commands.

        let b = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
        view.addSubview(b)
        b.isHidden = true
        b.addTarget(self, action: #selector(save), for: .touchUpInside)
        let twice = UITapGestureRecognizer(target: self, action: #selector(zoom))
        view.addGestureRecognizer(twice)
        class Card: UIView {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -10, dy: -10).contains(point)
          }
        }
        let c = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        [view addSubview:c];

      Lines are gathered until braces close. self is controller. A class overrides hitTest, point(inside:), \
      next, canBecomeFirstResponder, the touch, press and motion methods, and has actions (@objc func). \
      A hitTest that asks its subviews itself is tried beside UIView's own. code prints the whole scene. \
      The views that a class stores are made with it, and its init(frame:), or viewDidLoad, is run. Loops, closures and Auto Layout are not: a message says what would do.
      """
    case .localWords:
      "What may be typed in Chinese, whichever language the answers come in. At the prompt the first\n"
        + "letters of its pinyin and Tab complete a word: dj is 点击."
    case .localTopic: "what may be typed in Chinese"
    case .codeTopic: "what may be typed in Swift and Objective-C"
    case .group: "a group of commands"
    case .properties: "what set knows"
    case .noObject: "no object"
    case .noTransform: "no transform"
    case .degrees: "degrees"
    case .subclass: "the name of a subclass"
    }
  }
}
