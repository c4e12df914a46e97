import Engine

/// A class of UIKit's that is no kind of view here, and the kind that stands for it.
struct OtherClass {
  var name: String
  var kind: String

  /// What somebody calls so, or nearly so: `search-bar`, `UISearchBar`, `serach-bar`.
  static func called(_ text: String) -> OtherClass? {
    let key = text.spellingKey
    if let exact = all.first(where: { [$0.name.spellingKey, $0.word.spellingKey].contains(key) }) {
      return exact
    }
    let kinds = AddedKind.table.flatMap { $0.words }
    guard !kinds.contains(where: { $0.spellingKey == key }), kinds.nearest(to: text).isEmpty else {
      return nil
    }
    let near = Nearest.words(to: text, among: all.map { $0.word }, byParts: false).first
    return all.first { $0.word == near }
  }

  /// The kind of view that a class is, by its exact name.
  static func kind(of className: String) -> ViewKind? {
    switch all.first(where: { $0.name == className })?.kind {
    case "control": .control
    case "text-field": .textField
    case nil: nil
    default: .view
    }
  }

  /// Without the letters of its framework.
  private var word: String { String(name.dropFirst(2)) }

  private static let all: [OtherClass] =
    [
      "UISearchBar", "UIVisualEffectView", "UIPickerView", "UIToolbar", "UICalendarView",
      "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
      "UIContentUnavailableView", "WKWebView", "MKMapView",
    ].map { OtherClass(name: $0, kind: "view") }
    + ["UIDatePicker", "UIRefreshControl", "UIColorWell"].map {
      OtherClass(name: $0, kind: "control")
    } + [OtherClass(name: "UISearchTextField", kind: "text-field")]
}
