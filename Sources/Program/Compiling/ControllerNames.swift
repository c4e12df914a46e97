/// What is typed beside a program stands in no class: a name that is nobody's else is one of `self`'s there, as in the
/// methods of the root controller.
extension Compiler {
  /// `self.order`, for `order`; nil, where somebody else has the name or `self` has none of it.
  func ofController(_ name: String, at place: Place) -> Expression? {
    guard draft.selfType == nil, local("self") == nil, local(name) == nil,
      program.globals[name] == nil, program.macros[name] == nil,
      lexicon.surface.globals(name).isEmpty,
      let controller = lexicon.surface.globals("self").first,
      lexicon.find(name, of: lexicon.signature(controller).result, isStatic: false)
        .contains(where: isCertain)
    else { return nil }
    return Expression(.member(Expression(.name("self"), at: place), name), at: place)
  }
}
