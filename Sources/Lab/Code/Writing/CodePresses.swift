/// What UIKit calls the words of some properties.
public enum CodePresses {
  private static let names = [
    "up": "upArrow", "down": "downArrow", "left": "leftArrow", "right": "rightArrow",
  ]

  /// `play-pause` as `playPause`, `up` as `upArrow`.
  public static func constant(of word: String) -> String { names[word] ?? camel(word) }

  static func word(_ constant: String) -> String {
    names.first { $0.value == constant }?.key ?? constant.kebab
  }

  /// `flexible-width` as `flexibleWidth`.
  public static func camel(_ word: String) -> String {
    let parts = word.split(separator: "-").map { String($0) }
    guard let first = parts.first else { return word }
    return first + parts.dropFirst().map { $0.startingLarge }.joined()
  }
}
