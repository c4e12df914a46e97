import Engine
import Program

/// The commands that a typed statement stands for, noted as it runs.
struct CommandNotes: Sendable {
  private(set) var commands: [SceneCommand] = []
  /// Members of it that change how things look, and nothing else.
  private(set) var looks: [String] = []
  /// What was asked last, and by which member.
  private var question: (member: WorldMember, command: SceneCommand)?
  /// Something happened that lives on in the program alone: a closure that waits, a delegate.
  private(set) var isPartial = false
  /// The view that the last command makes.
  private var newest: ViewID?

  mutating func note(_ command: BuildingCommand) { note(.build(command)) }

  mutating func note(_ command: SceneCommand) {
    if case .build(.set(.frame, .view(let view), .rect(let frame))) = command, newest == view,
      case .build(.addView(var added))? = commands.last
    {
      added.frame = frame
      commands[commands.count - 1] = .build(.addView(added))
      return
    }
    newest = nil
    commands.append(command)
  }

  /// A view that is made, on no superview yet.
  mutating func note(made view: ViewID, _ command: AddView) {
    note(.addView(command))
    newest = view
  }

  mutating func noteOther() { isPartial = true }

  mutating func note(looks member: String) {
    if !looks.contains(member) { looks.append(member) }
  }

  mutating func note(asked command: SceneCommand, by member: WorldMember) {
    question = (member, command)
  }

  /// A statement that is nothing but a call of a method, or reads a property, asks just that.
  func question(by name: String) -> SceneCommand? {
    guard let question else { return nil }
    let names = [question.member.name, question.member.selector ?? question.member.name]
    return names.contains(name) || names.contains("is" + name.startingLarge)
      ? question.command : nil
  }
}
