import Engine
import Program

/// What can stand behind the dot in code that is being typed: `card.addSub`, `self.`, `UIColor.`
struct CodeCompletion {
  private let state: State
  private let index = SurfaceIndex.uikit
  private static let most = 200

  init(_ state: State) { self.state = state }

  /// Nil, where no path with a dot ends at the cursor, or nobody knows what it stands for.
  func completion(of line: String, cursor: Int) -> Completion? {
    let typed = line.prefix(cursor)
    // A command's names may have a dot: `show scroll.panGestureRecognizer`.
    let words = typed.split(separator: " ", maxSplits: 1)
    if words.count > 1, commandWord(named: String(words[0])) != nil { return nil }
    let partial = String(typed.reversed().prefix { $0.isPartOfName }.reversed())
    let before = typed.dropLast(partial.count)
    guard before.last == ".", let path = CodeCompletion.path(before.dropLast()),
      let owner = owner(of: path)
    else { return nil }
    let found = members(of: owner).filter { $0.text.hasPrefix(partial) }
    guard !found.isEmpty else { return nil }
    return Completion(
      candidates: Array(found.prefix(CodeCompletion.most)),
      range: (cursor - partial.count)..<cursor, wanted: [])
  }

  /// `a?.b!` as its names, from behind; nil after a call or a bracket.
  private static func path(_ text: Substring) -> [String]? {
    var (rest, names) = (text, [String]())
    while true {
      if rest.last == "?" || rest.last == "!" { rest = rest.dropLast() }
      let name = String(rest.reversed().prefix { $0.isPartOfName }.reversed())
      guard let first = name.first, !first.isNumber else { return nil }
      names.insert(name, at: 0)
      rest = rest.dropLast(name.count)
      guard rest.last == "." else { return names }
      rest = rest.dropLast()
    }
  }

  // MARK: What a path stands for

  private struct Owner {
    var className: String
    var object: ObjectID?
    /// The type itself: its static members and its cases.
    var isType = false
  }

  private func owner(of path: [String]) -> Owner? {
    guard let first = path.first, var owner = owner(named: first) else { return nil }
    for name in path.dropFirst() {
      guard let next = next(name, of: owner) else { return nil }
      owner = next
    }
    return owner
  }

  private func owner(named name: String) -> Owner? {
    let program = state.scripts.program
    if let value = program?.value(of: name), let id = value.anyObject {
      return program.map { Owner(className: $0.machine.className(of: id), object: id) }
    }
    let known = name == "self" ? "controller" : name
    let object =
      state.scene.object(named: known)
      ?? state.scene.names.first { state.scene.codeIdentifier(of: $0.key) == known }?.value
    if let object {
      let id = program?.machine.memory.object(native: object.code)
      return Owner(className: state.scene.className(of: object), object: id)
    }
    return index.type(named: name).map { Owner(className: $0.name, isType: true) }
  }

  private func next(_ name: String, of owner: Owner) -> Owner? {
    if let machine = state.scripts.program?.machine, let id = owner.object {
      let field = machine.fields(of: id).first { $0.name == name }?.value.withoutOptionals
      if let inner = field?.anyObject {
        return Owner(className: machine.className(of: inner), object: inner)
      }
      if field != nil { return nil }
    }
    for (_, member) in world(owner) where member.name == name {
      guard case .property = member.sort else { continue }
      return member.result?.className.map { Owner(className: $0) }
    }
    return nil
  }

  // MARK: Its members

  private func members(of owner: Owner) -> [Completion.Candidate] {
    var found: [String: Completion.Candidate] = [:]
    func add(_ text: String, _ detail: String) {
      if found[text] == nil { found[text] = Completion.Candidate(text: text, detail: detail) }
    }
    if owner.isType {
      for one in index.type(named: owner.className)?.cases ?? [] { add(one.name, "") }
    } else if let own = state.scripts.program?.machine.memberNames(ofClass: owner.className) {
      for name in own.names { add(name, owner.className) }
    }
    for (row, member) in world(owner) where member.sort != .initializer {
      let isCalled = member.sort == .method
      let end = isCalled ? (member.parameters.isEmpty ? "()" : "(") : ""
      add(member.name + end, row.declaration)
    }
    return found.values.sorted { $0.text < $1.text }
  }

  /// UIKit's members of a class and of all that it is made from.
  private func world(_ owner: Owner) -> [(row: SurfaceRow, member: WorldMember)] {
    var found: [(row: SurfaceRow, member: WorldMember)] = []
    let own = state.scripts.program?.machine.memberNames(ofClass: owner.className)
    var next = own.map { $0.worldClass } ?? owner.className
    while let name = next, let number = index.number(of: name) {
      for name in index.memberNames(ofType: number).sorted() {
        for member in index.members(name, of: number)
        where member.isStatic == owner.isType && member.name == name {
          if let row = index.row(member) { found.append((row, member)) }
        }
      }
      next = index.types[number].superclass
    }
    return found
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
