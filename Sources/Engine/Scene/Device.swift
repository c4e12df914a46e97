/// A device, by its screen in points (U-WN-16).
public enum Device: String, CaseIterable, Hashable, Sendable {
  case iPhone4 = "iPhone 4"
  case iPhoneSE2 = "iPhone SE 2"
  case iPhoneSE3 = "iPhone SE 3"
  case iPhone12 = "iPhone 12"
  case iPhone13 = "iPhone 13"
  case iPhone14 = "iPhone 14"
  case iPhone14Plus = "iPhone 14 Plus"
  case iPhone15 = "iPhone 15"
  case iPhone15Plus = "iPhone 15 Plus"
  case iPhone16 = "iPhone 16"
  case iPhone16e = "iPhone 16e"
  case iPhone16Plus = "iPhone 16 Plus"
  case iPhone16Pro = "iPhone 16 Pro"
  case iPhone16ProMax = "iPhone 16 Pro Max"
  case iPhone17 = "iPhone 17"
  case iPhone17Pro = "iPhone 17 Pro"
  case iPhone17ProMax = "iPhone 17 Pro Max"
  case iPhoneAir = "iPhone Air"
  case iPad = "iPad"
  case iPadMini = "iPad mini"
  case iPadAir11 = "iPad Air 11"
  case iPadAir13 = "iPad Air 13"
  case iPadPro11 = "iPad Pro 11"
  case iPadPro13 = "iPad Pro 13"

  /// Held upright.
  public var size: Size {
    switch self {
    case .iPhone4: Size(320, 480)
    case .iPhoneSE2, .iPhoneSE3: Size(375, 667)
    case .iPhone12, .iPhone13, .iPhone14, .iPhone16e: Size(390, 844)
    case .iPhone15, .iPhone16: Size(393, 852)
    case .iPhone16Pro, .iPhone17, .iPhone17Pro: Size(402, 874)
    case .iPhone14Plus: Size(428, 926)
    case .iPhone15Plus, .iPhone16Plus: Size(430, 932)
    case .iPhoneAir: Size(420, 912)
    case .iPhone16ProMax, .iPhone17ProMax: Size(440, 956)
    case .iPadMini: Size(744, 1133)
    case .iPad, .iPadAir11: Size(820, 1180)
    case .iPadPro11: Size(834, 1210)
    case .iPadAir13: Size(1024, 1366)
    case .iPadPro13: Size(1032, 1376)
    }
  }

  public var isPad: Bool {
    switch self {
    case .iPad, .iPadMini, .iPadAir11, .iPadAir13, .iPadPro11, .iPadPro13: true
    default: false
    }
  }

  /// Pixels to a point (MO-08).
  public var scale: Double {
    switch self {
    case .iPhone4, .iPhoneSE2, .iPhoneSE3: 2
    default: isPad ? 2 : 3
    }
  }

  /// The newest iOS that it runs.
  public var newestSystem: Int { self == .iPhone4 ? 7 : 26 }

  /// What the safe area leaves free above and below, held upright.
  private var insets: (top: Double, bottom: Double) {
    switch self {
    case .iPhone4, .iPhoneSE2, .iPhoneSE3: (20, 0)
    case .iPhone12, .iPhone13, .iPhone14, .iPhone16e, .iPhone14Plus: (47, 34)
    case .iPhone15, .iPhone16, .iPhone15Plus, .iPhone16Plus: (59, 34)
    case .iPhone16Pro, .iPhone17, .iPhone17Pro, .iPhone16ProMax, .iPhone17ProMax: (62, 34)
    case .iPhoneAir: (68, 34)
    case .iPad, .iPadMini, .iPadAir11, .iPadAir13, .iPadPro11, .iPadPro13: (24, 20)
    }
  }

  /// Lying, a phone has its camera at one side and leaves as much at the other; a bar to go home is
  /// lower then.
  func safeArea(landscape: Bool) -> EdgeInsets {
    let (top, bottom) = insets
    guard landscape, !isPad else { return EdgeInsets(top: top, left: 0, bottom: bottom, right: 0) }
    return bottom == 0
      ? .zero : EdgeInsets(top: 0, left: top, bottom: 21, right: top)
  }
}

/// What the app runs on, and how it is held.
public struct Screen: Hashable, Sendable {
  public var device: Device
  public var isLandscape: Bool
  /// The version of iOS, 26 (MO-10).
  public var system: Int

  /// The one that a scene starts with.
  public static let first = Screen(device: .iPhone4, isLandscape: false)

  /// With no version, the newest that the device runs.
  public init(device: Device, isLandscape: Bool, system: Int? = nil) {
    self.device = device
    self.isLandscape = isLandscape
    self.system = min(system ?? device.newestSystem, device.newestSystem)
  }

  /// Does the newest iOS run on it that can?
  public var isNewest: Bool { system == device.newestSystem }

  public var size: Size {
    let size = device.size
    return isLandscape ? Size(size.height, size.width) : size
  }
  public var bounds: Rect { Rect(origin: .zero, size: size) }
  public var safeArea: EdgeInsets { device.safeArea(landscape: isLandscape) }
}

extension Delivery {
  /// Another device, or the same one turned: a window that filled the screen fills it still, and the
  /// root's view follows its window (U-WN-15). A safe area changes, and keeps no touch from anybody.
  public mutating func change(to screen: Screen) {
    let before = scene.screen
    if !screen.device.isPad, scene.pointer != nil { hover(at: nil) }
    let filling = scene.windows.filter { scene.frame(of: $0) == before.bounds }
    if before.size != screen.size {
      for window in filling { tellWillTransition(in: window, to: screen.size) }
    }
    scene.screen = screen
    scene.needsNewLayout()
    note(.uWN16, .screen(.device(screen)))
    if before.system != screen.system { refreshContentPops() }
    guard before.size != screen.size else { return }
    for window in filling where scene.exists(window) {
      scene.setFrame(of: window, to: screen.bounds)
      note(.uWN15, .screen(.resized(window, from: before.size, to: screen.size)))
      guard let root = scene.rootController(of: window) else { continue }
      note(.uWN15, .screen(.followed(scene[root].view, window)))
    }
    scene.layOutContainers()
  }

  /// Whoever shows something in it, from the root down.
  private mutating func tellWillTransition(in window: ViewID, to size: Size) {
    guard code != nil, let root = scene.rootController(of: window) else { return }
    var controllers = [root]
    var next = 0
    while next < controllers.count {
      let controller = controllers[next]
      next += 1
      controllers += scene[controller].children
      if let presented = scene[controller].presented { controllers.append(presented) }
    }
    for controller in controllers where scene.exists(.controller(controller)) {
      _ = ask(.willTransition(to: size), of: .controller(controller))
    }
  }
}
