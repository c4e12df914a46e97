/// What an app is written in.
public enum CodeLanguage: String, CaseIterable, Sendable {
  case swift
  case objectiveC = "objc"
}
