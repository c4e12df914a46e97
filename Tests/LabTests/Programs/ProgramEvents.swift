@testable import Lab

/// Touches, keys, and what a launch keeps.
extension WholeProgramTests {
  // MARK: Events

  static let events = [
    swift(
      "a controller's own touchesBegan",
      members: """
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          view.endEditing(true)
        }
        """, load: "", "tap 200 300",
      said: ["view gets the tap; controller handles it.", "goes up view → controller"]),
    swift(
      "endTracking and cancelTracking",
      members: "let knob = Knob(frame: CGRect(x: 20, y: 200, width: 80, height: 80))",
      load: "view.addSubview(knob)",
      after: """
        class Knob: UIControl {
          override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
            print("end", isTouchInside)
          }
          override func cancelTracking(with event: UIEvent?) { print("cancel") }
        }
        """, "tap knob", "touch 1 began knob", "interrupt", printed: ["end true", "cancel"]),
    swift(
      "a presented controller, a recognizer, and [weak self]",
      members: """
        @objc func show() { present(Detail(), animated: true) }
        """,
      load: """
        button.addTarget(self, action: #selector(show), for: .touchUpInside)
        view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(show)))
        """,
      after: """
        class Detail: UIViewController {
          override func viewDidLoad() {
            view.addSubview(UIButton(primaryAction: UIAction(title: "Save") { [weak self] _ in }))
            print("shown")
          }
        }
        """, "tap button", printed: ["shown"]),
    swift(
      "a launch keeps the device, and no typed line",
      load: "print(view.bounds.width)", "device iphone-17", "button.tag", "launch",
      printed: ["320.0", "402.0"]),
  ]

  // MARK: Keys

  private static let keyCommands = """
    override var canBecomeFirstResponder: Bool { true }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }
    """

  static let keys = [
    swift(
      "key commands",
      members: keyCommands + """

        override var keyCommands: [UIKeyCommand]? {
          [
            UIKeyCommand(input: "p", modifierFlags: .command, action: #selector(play(_:))),
            UIKeyCommand(
              title: "", action: #selector(play(_:)), input: UIKeyCommand.inputLeftArrow),
          ]
        }
        @objc func play(_ command: UIKeyCommand) {
          print(command.input == UIKeyCommand.inputLeftArrow)
        }
        """, load: "", "key cmd+p", "key left", printed: ["false", "true"]),
    swift(
      "a key command that is added",
      members: keyCommands + "\n@objc func forward() { print(\"forward\") }",
      load: """
        addKeyCommand(UIKeyCommand(input: "n", modifierFlags: [.command, .shift], action: #selector(forward)))
        """, "key cmd+shift+n", printed: ["forward"]),
    swift(
      "presses of a key",
      members: keyCommands + """

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          for press in presses { print(press.key?.charactersIgnoringModifiers ?? "-") }
          super.pressesBegan(presses, with: event)
        }
        """, load: "", "key a", printed: ["a"], said: ["controller handles the press."]),
  ]
}
