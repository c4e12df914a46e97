/// `@interface`, `@implementation`, `@protocol`, up to their `@end`.
extension ObjectiveCReader {
  /// What begins with `@` at the top level; nil: a statement does.
  mutating func marked() throws(ReadingFailure) -> Declaration? {
    guard tokens.next.kind == .atName else { return nil }
    let start = tokens.next.begins
    switch tokens.next.word {
    case .interface: return try interface(from: start)
    case .implementation: return try implementation(from: start)
    case .protocol: return try protocolDeclaration(from: start)
    // `@class A, B;`, `@import UIKit;`, and an `@end` that ends nothing.
    case .class, .import, .compatibilityAlias:
      while !tokens.isAtEnd, !tokens.take(.semicolon) {
        tokens.skip()
        if tokens.next.startsLine { break }
      }
      return Declaration(.nothing, at: tokens.place(from: start))
    case .end:
      tokens.report(tokens.failure(.declaration))
      tokens.skip()
      return Declaration(.nothing, at: tokens.place(from: start))
    default: return nil
    }
  }

  // MARK: Heads

  private mutating func interface(from start: Int32) throws(ReadingFailure) -> Declaration {
    tokens.skip()
    var type = TypeDeclaration(.classType, .objectiveC, name: try name())
    if tokens.isNext(.less), isGenericHead { type.generics = try classGenerics() }
    if tokens.take(.openRound) {
      type.sort = .addition
      if !tokens.isNext(.closeRound) { _ = try name() }
      try tokens.expect(.closeRound, .closeRound)
    } else if tokens.take(.colon) {
      let name = try name()
      // `Base<Item *> <Delegate>`, `Base <Delegate>`: both are read as what the class is like.
      type.inherits = [.named(name, [])]
      if tokens.isNext(.less), let behind = indexBehindAngles(from: tokens.position),
        tokens.token(at: behind).isSign(.less)
      {
        tokens.go(to: behind)
      }
    }
    type.inherits += try protocols()
    skipUnknownAttributes()
    if tokens.isNext(.openCurly) { type.members = try fields() }
    members(of: &type, isImplementation: false)
    return Declaration(.type(type), at: tokens.place(from: start))
  }

  /// `@interface Box<Item> : NSObject`, but not `@interface Box <Delegate>`.
  private var isGenericHead: Bool {
    guard let behind = indexBehindAngles(from: tokens.position) else { return true }
    return tokens.token(at: behind).kind == .colon || tokens.token(at: behind).kind == .openRound
  }

  private mutating func classGenerics() throws(ReadingFailure) -> [Generic] {
    guard tokens.takePart(.less) else { return [] }
    var found: [Generic] = []
    while !tokens.startsWith(.greater) {
      let name = try name()
      found.append(Generic(name, tokens.take(.colon) ? try type() : nil))
      if !tokens.take(.comma) { break }
    }
    guard tokens.takePart(.greater) else { throw tokens.failure(.closeAngle) }
    return found
  }

  private mutating func protocols() throws(ReadingFailure) -> [TypeName] {
    tokens.isNext(.less) ? try typeArguments() : []
  }

  private mutating func implementation(from start: Int32) throws(ReadingFailure) -> Declaration {
    tokens.skip()
    var type = TypeDeclaration(.implementation, .objectiveC, name: try name())
    if tokens.take(.colon) { type.inherits = [.named(try name(), [])] }
    if tokens.take(.openRound) {
      type.sort = .addition
      if !tokens.isNext(.closeRound) { _ = try name() }
      try tokens.expect(.closeRound, .closeRound)
    }
    if tokens.isNext(.openCurly) { type.members = try fields() }
    members(of: &type, isImplementation: true)
    return Declaration(.type(type), at: tokens.place(from: start))
  }

  private mutating func protocolDeclaration(
    from start: Int32
  ) throws(ReadingFailure) -> Declaration? {
    // `@protocol(X)` is a value.
    guard tokens.peek(1).kind == .name else { return nil }
    tokens.skip()
    let name = try name()
    // `@protocol A, B;`
    if tokens.isNext(.semicolon) || tokens.isNext(.comma) {
      while !tokens.isAtEnd, !tokens.take(.semicolon) { tokens.skip() }
      return Declaration(.nothing, at: tokens.place(from: start))
    }
    var type = TypeDeclaration(.protocolType, .objectiveC, name: name)
    type.inherits = try protocols()
    members(of: &type, isImplementation: false)
    return Declaration(.type(type), at: tokens.place(from: start))
  }

  // MARK: Members

  private mutating func members(of type: inout TypeDeclaration, isImplementation: Bool) {
    var isOptional = false
    while !tokens.isAtEnd {
      if tokens.take(.semicolon) || tokens.takeStrayBracket() { continue }
      if tokens.next.kind == .atName {
        switch tokens.next.word {
        case .end:
          tokens.skip()
          return
        case .optional, .required:
          isOptional = tokens.advance().word == .optional
          continue
        // The `@end` is missing.
        case .interface, .implementation:
          tokens.report(.unclosed("@" + type.sort.word), at: tokens.place)
          return
        default: break
        }
      }
      member(of: &type, isOptional: isOptional)
    }
    tokens.report(.unclosed("@" + type.sort.word), at: tokens.place)
  }

  private mutating func member(of type: inout TypeDeclaration, isOptional: Bool) {
    let (mark, count) = (tokens.mark, type.members.count)
    do throws(ReadingFailure) {
      if isMethod {
        type.members.append(try method())
      } else if tokens.next.kind == .atName {
        try markedMember(into: &type.members)
      } else {
        var found: [Statement] = []
        try statement(into: &found)
        betweenMethods += found
      }
      if isOptional {
        for index in count..<type.members.count {
          type.members[index].attributes.append(Attribute("optional"))
        }
      }
    } catch {
      type.members.removeSubrange(count...)
      declaredInside = []
      let (text, place) = passOver(error, mark: mark)
      type.members.append(Declaration(.unread(text, wanted: error.wanted), at: place))
    }
  }

  private mutating func markedMember(into found: inout [Declaration]) throws(ReadingFailure) {
    switch tokens.next.word {
    case .property: try property(into: &found)
    case .synthesize: try synthesize(into: &found)
    case .dynamic, .class, .protocol, .import:
      while !tokens.isAtEnd, !tokens.take(.semicolon) { tokens.skip() }
    default: throw tokens.failure(.declaration)
    }
  }
}

extension TypeDeclaration.Sort {
  fileprivate var word: String {
    switch self {
    case .implementation: "implementation"
    case .protocolType: "protocol"
    default: "interface"
    }
  }
}
