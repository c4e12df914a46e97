/// A function as the machine runs it: never changed once it is made.
final class Code: Sendable {
  let name: String
  let instructions: [Instruction]
  /// Where each instruction comes from.
  let places: [Place]
  let constants: [ProgramValue]
  let types: [Type]
  let sites: [Site]
  let handlers: [Handler]
  let registerCount: Int
  /// With the receiver.
  let parameterCount: Int
  /// Where what a closure captured is put.
  let captures: [Register]
  /// The receiver and the arguments are handed back, for one of them is `inout`.
  let keepsArguments: Bool
  let isAsync: Bool
  let place: Place
  /// Takes the rest of its arguments as one array.
  let language: SourceLanguage

  init(
    name: String, instructions: [Instruction], places: [Place], constants: [ProgramValue],
    types: [Type], sites: [Site], handlers: [Handler], registerCount: Int, parameterCount: Int,
    captures: [Register], keepsArguments: Bool, isAsync: Bool, place: Place,
    language: SourceLanguage
  ) {
    (self.name, self.instructions, self.places) = (name, instructions, places)
    (self.constants, self.types, self.sites) = (constants, types, sites)
    (self.handlers, self.registerCount) = (handlers, registerCount)
    (self.parameterCount, self.captures) = (parameterCount, captures)
    (self.keepsArguments, self.isAsync) = (keepsArguments, isAsync)
    (self.place, self.language) = (place, language)
  }

  /// Where an error that is thrown between two instructions is caught.
  struct Handler: Sendable {
    var from: Int
    var to: Int
    var target: Int
    var error: Register
  }
}

/// A member's name where code uses it, as far as it was clear before running.
struct Site: Sendable {
  var name: String
  /// As they were given; nil for a property.
  var labels: [String?]
  /// With which parameter types, where functions differ in them alone.
  var types: [Type]?
  var count: Int
  /// Every parameter has its argument, defaults as `absent`.
  var isArranged: Bool
  /// What the type that is known before running says; the receiver's class may say otherwise.
  var world: WorldMember?
  var type: TypeID?
  /// Of a protocol's or superclass's requirement: `self` is a type.
  var isStatic = false
  /// The place among the machine's caches.
  var cache: Int = 0
  var isMutating = false
  /// By `performSelector:`, which no compiler looks at.
  var isPerformed = false

  init(
    _ name: String, labels: [String?] = [], types: [Type]? = nil, count: Int = 0,
    isArranged: Bool = false, world: WorldMember? = nil, type: TypeID? = nil
  ) {
    (self.name, self.labels, self.types) = (name, labels, types)
    (self.count, self.isArranged, self.world, self.type) = (count, isArranged, world, type)
  }
}
