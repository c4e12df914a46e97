import Engine
import Program

/// What a statement that is typed comes to, where no program is there yet.
enum TypedStatement {
  /// The commands that say the same, and the members in it that change how things look.
  case commands([String], looks: [String])
  /// It runs, and a program begins with it.
  case program
}

extension State {
  /// A statement that does what commands say is those commands: it runs on a copy, which is to be what they lead to.
  func reading(_ piece: CodePiece) throws(CommandError) -> TypedStatement {
    var session = CodeSession(scene: scene, rules: rules, program: ProgramState([]))
    let came = session.take([piece.source], noting: true)
    if !CodeSource.isOfFile(piece.text),
      let wrong = wrongName(in: came, of: piece.text, session.program)
    {
      throw wrong
    }
    guard came.stop == nil, came.printed.isEmpty, let notes = came.notes,
      session.keepsNothing(after: came)
    else { return .program }
    var commands = notes.commands
    if let question = piece.asks.flatMap({ notes.question(by: $0) }) {
      guard commands.isEmpty else { return .program }
      commands = [question]
    }
    guard !commands.isEmpty || !notes.looks.isEmpty else { return .program }
    let lines = commands.map { $0.line(in: session.scene) }
    var copy = self
    for line in lines {
      do throws(CommandError) { try copy.answer(line) } catch { return .program }
    }
    return copy.scene == session.scene ? .commands(lines, looks: notes.looks) : .program
  }

  /// A name that nobody knows, in a statement that is typed by itself.
  func wrongName(
    in came: CodeReply, of text: String, _ program: ProgramState
  ) -> CommandError? {
    let file = Int32(truncatingIfNeeded: program.sources.count - 1)
    let missing = CodeAnswer(came, program.sources, file: file).notRun.compactMap {
      one -> String? in
      guard case .unknown(let path) = one.remark, !program.supposes(partOf: path) else {
        return nil
      }
      return path
    }
    let source = CodeSource(text)
    guard let path = missing.first else {
      let misfit = came.remarks.all.lazy.compactMap { remark -> String? in
        if remark.place.source == file, case .misfit(let member) = remark.kind {
          member
        } else {
          nil
        }
      }.first
      return misfit.map { member in
        let swift = "is" + member.prefix(1).uppercased() + member.dropFirst()
        let written = text.contains(text: swift) ? swift : member
        return source.error(.misfit(written), at: source.place(of: written))
      }
    }
    let parts = path.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { String($0) }
    guard let first = parts.first else { return nil }
    let className = scene.object(named: first).map { scene.className(of: $0) } ?? first
    if parts.count > 1, let members = program.memberNames(ofClass: className) {
      let name = parts[1]
      return source.error(
        .unknownMember(name, className: className), at: source.place(of: name),
        Nearest.words(to: name, among: members))
    }
    return source.error(
      .unknownName(first), at: source.place(of: first),
      Nearest.words(to: first, among: scene.names.keys.sorted() + program.names))
  }
}

extension CodeSource {
  /// Does it say who may see it, as a file's own constants do?
  static func isOfFile(_ text: String) -> Bool {
    ["private ", "fileprivate ", "public ", "internal "].contains { text.hasPrefix($0) }
  }
}

extension CodeSession {
  /// Does the scene alone remember what ran, and no program?
  func keepsNothing(after came: CodeReply) -> Bool {
    came.launched == nil && came.notes?.isPartial == false && program.isOfSceneAlone(scene)
  }
}

extension ProgramState {
  fileprivate func isOfSceneAlone(_ scene: Scene) -> Bool {
    waiting.isEmpty && machine.classes.isEmpty && !declaresSomething
      && machine.globals.allSatisfy { name, value in
        guard let id = value.anyObject, let native = machine.memory.native(of: id),
          let object = Object(code: native)
        else { return value.isLeftOut }
        return scene.object(named: name) == object
      }
  }

  /// Of a class of its own or of UIKit's, with all that it inherits.
  fileprivate func memberNames(ofClass name: String) -> [String]? {
    guard let own = machine.memberNames(ofClass: name) else {
      return SurfaceIndex.uikit.type(named: name).map {
        SurfaceIndex.uikit.memberNames(of: $0.name)
      }
    }
    return own.names + (own.worldClass.map { SurfaceIndex.uikit.memberNames(of: $0) } ?? [])
  }

  /// Of its variables, those of the root controller, and types.
  fileprivate var names: [String] {
    machine.globals.map { $0.name } + machine.classes.map { $0.name }
      + (root.flatMap { machine.memberNames(ofClass: $0) }?.names ?? [])
  }
}

extension SurfaceIndex {
  /// Of a class with all that it is made from.
  func memberNames(of className: String) -> [String] {
    var found: Set<String> = []
    var next: String? = className
    while let name = next, let number = number(of: name) {
      found.formUnion(memberNames(ofType: number))
      next = types[number].superclass
    }
    return found.sorted()
  }
}
