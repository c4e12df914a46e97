/// A variable that an expression may name.
struct Variable {
  var name: String
  var kind: Kind
  var isMutable = false
}

/// What a function, a method or an initializer takes.
struct Parameter {
  var label: String?
  var name: String
  var kind: Kind
  var isInout = false
  var hasDefault = false
}

/// A function of the program that later text may call.
struct Function {
  var name: String
  var parameters: [Parameter] = []
  var result: Kind?
  var isThrowing = false
  /// Steps that a call takes at most.
  var cost = 1
}

/// What can be read, set or called of a value of a type.
struct Member {
  var name: String
  var kind: Kind?
  /// nil for a property.
  var parameters: [Parameter]?
  var isSettable = false
  var isMutating = false
  var cost = 1
}

/// A type that the program declares.
struct NamedType {
  enum Form { case structure, object, choice, protocolType }
  struct Case {
    var name: String
    var payload: [(label: String?, kind: Kind)] = []
  }

  var name: String
  var form: Form
  var isEquatable = false
  var initializer: [Parameter] = []
  var members: [Member] = []
  var cases: [Case] = []
  /// The types that are this one too: conformers of a protocol.
  var conformers: [String] = []
}
