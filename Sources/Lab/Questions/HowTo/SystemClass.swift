import Engine

/// What a class's name says: whose it is, and what an app may do with views of it.
public enum SystemClass {
  /// UIKit's or the system's, so that its overrides are not the app's.
  public static func isSystem(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    if bytes.starts(with: "UIKit.".utf8) || bytes.starts(with: "SwiftUI.".utf8)
      || bytes.indices.contains(where: { bytes[$0...].starts(with: "7SwiftUI".utf8) })
    {
      return true
    }
    guard !bytes.contains(UInt8(ascii: ".")) else { return false }
    return prefixes.contains { prefix in
      guard bytes.starts(with: prefix.utf8), bytes.count > prefix.utf8.count else { return false }
      return (0x41...0x5A).contains(bytes[prefix.utf8.count])
    }
  }

  /// Of UIKit's own making, and of no use for a subclass: nobody overrides anything in it.
  public static func isSealed(_ name: String, _ kind: ViewKind) -> Bool {
    isSystem(name) && name != kind.className
  }

  /// UIKit makes views of it for itself: an app neither knows nor changes them.
  static func isPrivate(_ name: String, _ kind: ViewKind) -> Bool {
    isSealed(name, kind) && !offered.contains(name)
  }

  /// It lies behind a sheet, a popover or an alert, and keeps touches from what is behind (U-PC-05).
  public static func dims(_ name: String) -> Bool {
    name == "UIDimmingView" || name == "PopoverDismissRegion"
  }

  public static func isOfKeyboard(_ name: String) -> Bool {
    ["UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIKeyboardWindow"].contains(name)
  }

  private static let prefixes = [
    "UI", "_UI", "WK", "SB", "MK", "AV", "PK", "MF", "SK", "SF", "PU", "QL",
  ]

  /// Classes that an app makes itself, or is given by a property, and that are no kind of view here.
  private static let offered: Set<String> = [
    "UIVisualEffectView", "UIPickerView", "UIDatePicker", "UISearchBar", "UISearchTextField",
    "UIToolbar", "UIRefreshControl", "UIColorWell", "UICalendarView", "UIInputView",
    "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UITableViewCellContentView", "UIListContentView",
    "UIContentUnavailableView", "MKMapView", "MKAnnotationView", "WKWebView", "PKCanvasView",
    "SKView",
  ]
}
