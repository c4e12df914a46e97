import Program

/// What an app is written in.
public enum CodeLanguage: String, CaseIterable, Sendable {
  case swift
  case objectiveC = "objc"

  init(_ language: SourceLanguage) {
    self =
      switch language {
      case .swift: .swift
      case .objectiveC: .objectiveC
      }
  }
}
