@testable import Engine
@testable import Lab

/// The scene that the tables of lines are read in: the one you start with, and in it `A` with a
/// button `B`, a label `L`, a scroll view `S`, a text field `F`, a switch `P`, a child controller
/// `K`, a stack view `J`, a layer `Y`, and the recognizers `T` and `D` on `A` and `Z`, a swipe.
enum Sample {
  static let scene: Scene = {
    var scene = Scene.initial
    do {
      guard let root = scene.object(named: "view")?.view,
        case .controller(let controller)? = scene.object(named: "controller")
      else { return scene }
      let frame = Rect(20, 20, 100, 100)
      let a = try scene.addView(.view, named: "A", in: root, frame: frame)
      _ = try scene.addView(.button, named: "B", in: a, frame: Rect(0, 0, 40, 40))
      _ = try scene.addView(.label, named: "L", in: root, frame: frame)
      _ = try scene.addView(.scrollView, named: "S", in: root, frame: frame)
      _ = try scene.addView(.textField, named: "F", in: root, frame: frame)
      _ = try scene.addView(.switch, named: "P", in: root, frame: frame)
      _ = try scene.addController(named: "K", at: .child(of: controller), frame: frame)
      _ = try scene.addView(.stackView, named: "J", in: root, frame: frame)
      _ = try scene.addLayer(named: "Y", on: a, frame: frame)
      _ = try scene.addRecognizer(.tap, named: "T", to: a)
      _ = try scene.addRecognizer(.tap, named: "D", to: a)
      _ = try scene.addRecognizer(.swipe, named: "Z", to: a)
    } catch {
      return Scene()
    }
    return scene
  }()

  static func parse(_ line: String) throws(CommandError) -> [Command] {
    var commands: [Command] = []
    for text in try split(line) {
      if let command = try Lab.parse(text, in: scene) { commands.append(command) }
    }
    return commands
  }

  static func error(_ line: String) -> CommandError? {
    do throws(CommandError) {
      _ = try parse(line)
      return nil
    } catch { return error }
  }

  static func object(_ name: String) -> Object { scene.object(named: name) ?? .application }
  // A name that is missing from the scene gives an id that nothing has.
  static func view(_ name: String) -> ViewID { object(name).view ?? ViewID(9_999) }

  static func controller(_ name: String) -> ControllerID {
    object(name).controller ?? ControllerID(9_999)
  }

  static func recognizer(_ name: String) -> RecognizerID {
    object(name).recognizer ?? RecognizerID(9_999)
  }
}
