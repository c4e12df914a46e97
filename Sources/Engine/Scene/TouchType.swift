/// What a touch is made with (U-GR-42).
public enum TouchType: String, CaseIterable, Hashable, Sendable {
  case direct, indirect, pencil
  case indirectPointer = "indirect-pointer"
}

/// The button of a pointer that a touch is made with.
public enum PointerButton: String, CaseIterable, Hashable, Sendable {
  case primary, secondary
}
