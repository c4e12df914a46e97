import CommandLanguage
import Engine
import Lab

/// A scene that the probe printed: its commands are run, and nothing else that they might hold.
enum ProbedScene {
  static func make(_ dump: Dump) throws(ImportError) -> Imported {
    var session = Session(state: State(scene: Scene()))
    session.forgetsOldest = true
    var commands: [String] = []
    var warnings = dump.warnings
    var addresses: [String: String] = [:]
    var lines: [String: Int] = [:]
    for (index, line) in dump.commands.enumerated() {
      guard builds(line), session.run(line).allSatisfy({ !$0.isError }) else {
        if warnings.count < Dump.mostWarnings {
          warnings.append(DumpWarning(line: index + 1, problem: .refusedCommand(line.printable)))
        }
        continue
      }
      let words = line.split(separator: " ", maxSplits: 3).map { String($0) }
      if words.count > 2, words[0] == "add" {
        lines[words[2]] = index + 1
        if let address = line.addressAtEnd { addresses[words[2]] = address }
      }
      commands.append(line)
    }
    let scene = session.state.scene
    var objects: [ImportedObject] = []
    var indexOfView: [ViewID: Int] = [:]
    for window in scene.windows {
      for view in scene.subtree(of: window) {
        var node = DumpNode()
        node.className = scene.className(of: .view(view))
        node.line = lines[scene.name(of: view)] ?? 0
        node.address = addresses[scene.name(of: view)]
        node.text = scene.rare(view).text
        let frame = scene.frame(of: view)
        node.frame = DumpNode.Frame(frame.x, frame.y, frame.width, frame.height)
        indexOfView[view] = objects.count
        objects.append(
          ImportedObject(
            name: scene.name(of: view), node: node, view: view,
            isSystem: ClassKind.isSystem(node.className)))
      }
    }
    guard !objects.isEmpty else { throw .noViews }
    return Imported(
      scene: scene, commands: commands, objects: objects, formats: dump.formats,
      unknown: dump.unknown, warnings: warnings, viewCount: objects.count, isOfElements: false,
      indexOfView: indexOfView)
  }

  /// The commands that build, and none that read or write files or end the session.
  private static func builds(_ line: String) -> Bool {
    let words = [
      "reset", "add", "set", "override", "handle", "add-target", "require", "simultaneous",
      "key-window", "focus", "become-first-responder",
    ]
    let first = line.prefix { $0 != " " }
    return words.contains(String(first)) && !line.contains(";")
  }
}

extension String {
  /// `… # 0x7fa2`
  fileprivate var addressAtEnd: String? {
    guard let hash = lastIndex(of: "#"), self[hash...].hasPrefix("# 0x") else { return nil }
    return String(self[hash...].dropFirst(2))
  }
}
