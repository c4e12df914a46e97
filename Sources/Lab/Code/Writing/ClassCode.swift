import Engine

/// The class of an object, with all that it overrides.
struct ClassCode {
  let style: CodeStyle

  var scene: Scene { style.scene }
  var isSwift: Bool { style.isSwift }

  func lines(
    of object: Object, isShared: Bool? = nil, scripts: Scripts = Scripts()
  ) -> [String] {
    let isShared = isShared ?? scene.isClassShared(by: object)
    // A module's name stands in no declaration.
    let name = (isShared ? scene.inventedClass(of: object) : scene.codeClass(of: object))
      .withoutModule
    let base = isShared ? scene.className(of: object) : scene.baseClass(of: object)
    return WrittenClass(
      name: name, base: base,
      protocols: base == "UIResponder"
        ? ["UIApplicationDelegate"]
        : ownPan(of: object) == nil ? [] : ["UIGestureRecognizerDelegate"],
      methods: methods(of: object) + moments(of: object, scripts)
    ).lines(in: style)
  }
}

extension String {
  /// `Shop.CardView` is `CardView` where it is declared.
  var withoutModule: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }
}
