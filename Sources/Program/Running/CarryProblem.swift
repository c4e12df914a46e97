/// What objects and values that were there lost when their type was declared anew.
public struct CarryProblem: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// A stored property that the class or structure has no more: its values are gone.
    case fieldGone(type: String, name: String)
    /// What it held is no value of its new type: it starts anew.
    case fieldStartsAnew(type: String, name: String)
    /// It is new and has no value at its declaration: what is there has none.
    case fieldWithoutValue(type: String, name: String)
    /// A case that the enumeration has no more: values of it are of the first case now.
    case caseGone(type: String, name: String)
    /// Objects that are there stay what the class above made of them.
    case superclassChanged(type: String)
  }

  public var kind: Kind
  /// Where the type is declared now.
  public var place: Place
}
