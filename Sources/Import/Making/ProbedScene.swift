import Engine
import Lab

/// A scene that the probe printed: its commands are run, and nothing else that they might hold.
enum ProbedScene {
  static func make(_ dump: Dump, _ watch: Watch) throws(ImportError) -> Imported {
    var session = Session(state: State(scene: Scene()))
    session.forgetsOldest = true
    var commands: [String] = []
    var warnings = dump.warnings
    var addresses: [String: String] = [:]
    var lines: [String: Int] = [:]
    var overrides: [String: [String]] = [:]
    var hits: [(point: Point, name: String?, line: Int)] = []
    for (index, line) in dump.commands.enumerated() {
      do throws(Stopped) { try watch.step(.importing, index, of: dump.commands.count) } catch {
        throw .stopped
      }
      if let (point, name) = hit(line) {
        hits.append((point, name == "nobody" ? nil : name, index + 1))
        continue
      }
      guard !line.hasPrefix("#") else { continue }
      guard builds(line), session.run(line).allSatisfy({ !$0.isError }) else {
        if warnings.count < Dump.mostWarnings {
          warnings.append(DumpWarning(line: index + 1, problem: .refusedCommand(line.printable)))
        }
        continue
      }
      let words = line.split(separator: " ", maxSplits: 3).map { String($0) }
      if words.count > 2, words[0] == "add" {
        lines[words[2]] = index + 1
        let notes = line.notesAtEnd
        addresses[words[2]] = notes.first { $0.hasPrefix("0x") }
        if let mark = notes.first(where: { $0.hasPrefix("overrides=") }) {
          overrides[words[2]] = mark.dropFirst(10).split(separator: ",").map { String($0) }
        }
      }
      commands.append(line)
    }
    let scene = session.state.scene
    let (objects, indexOfView) = scene.importedObjects { name, node in
      node.line = lines[name] ?? 0
      node.address = addresses[name]
      node.overrides = overrides[name] ?? []
    }
    guard !objects.isEmpty else { throw .noViews }
    // A paste that lacks its first line.
    if commands.first?.hasPrefix("reset") != true { commands.insert("reset empty", at: 0) }
    for (point, name, line) in hits {
      let computed = scene.hitTest(screen: point).map { scene.name(of: $0) }
      if computed != name {
        warnings.append(
          DumpWarning(line: line, problem: .touchDiffers(got: name, computed: computed)))
      }
    }
    return Imported(
      scene: scene, commands: commands, objects: objects, formats: dump.formats,
      unknown: dump.unknown, warnings: warnings, viewCount: objects.count, isOfElements: false,
      indexOfView: indexOfView)
  }

  /// `# hit 120 640 buy`: what the app itself answered.
  private static func hit(_ line: String) -> (Point, String)? {
    let words = line.split(separator: " ").map { String($0) }
    guard words.count == 5, words[0] == "#", words[1] == "hit", let x = Double(words[2]),
      let y = Double(words[3]), x.isFinite, y.isFinite
    else { return nil }
    return (Point(x, y), words[4])
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
  /// The words of `… # 0x7fa2 overrides=hitTest`.
  fileprivate var notesAtEnd: [String] {
    guard let hash = lastIndex(of: "#"), self[hash...].hasPrefix("# 0x") else { return [] }
    return self[hash...].dropFirst(2).split(separator: " ").map { String($0) }
  }
}
