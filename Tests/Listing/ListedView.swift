import Engine

/// The documents' listing of `hitTest:withEvent:` (HT03), with recursion and on objects of its own:
/// what a scene says of a view is read once, and the engine's search is never asked.
public final class ListedView {
  public let name: String
  private var subviews: [ListedView] = []
  private let bounds: Rect
  private let center: Point
  private let anchor: Point
  private let transform: AffineTransform
  private let takesTouches: Bool
  private let region: Region?
  private let override: HitTestOverride?
  /// Whom a fallback or a redirection names.
  private var other: String?

  public init(_ view: ViewID, in scene: Scene) {
    let record = scene[view]
    name = record.name
    bounds = scene.bounds(of: view)
    center = record.center
    anchor = record.anchorPoint
    transform = record.transform
    let object = Object.view(view)
    let isOff =
      scene.value(of: .hidden, of: object) == .bool(true)
      || scene.value(of: .userInteractionEnabled, of: object) == .bool(false)
      || scene.value(of: .enabled, of: object) == .bool(false)
    takesTouches = !isOff && Double(record.alpha) >= 0.01
    region = scene.rare(view).pointInside
    override = scene.rare(view).hitTest
    switch override {
    case .some(.fallback(let view)), .some(.redirect(let view)), .some(.except(let view)):
      other = scene.name(of: view)
    default: other = nil
    }
    subviews = scene.subviews(of: view).map { ListedView($0, in: scene) }
  }

  /// The name of the view that a touch on the screen hits: of the window on the highest level, the
  /// newest of its level first, that has one.
  public static func hitView(_ point: Point, in scene: Scene) -> String? {
    let windows = scene.windows.enumerated().sorted { a, b in
      let (first, second) = (
        scene.rare(a.element).windowLevel, scene.rare(b.element).windowLevel
      )
      return first == second ? a.offset > b.offset : first > second
    }
    for (_, window) in windows {
      let view = ListedView(window, in: scene)
      if let point = view.fromSuperview(point), let hit = view.hitTest(point) { return hit }
    }
    return nil
  }

  private func hitTest(_ point: Point) -> String? {
    switch override {
    case nil: listing(point)
    case .some(.none): nil
    case .itself: name
    case .passThrough: listing(point).flatMap { $0 == name ? nil : $0 }
    case .fallback: listing(point) ?? other
    case .redirect: listing(point).flatMap { $0 == name ? other : $0 }
    case .except: listing(point).flatMap { $0 == other ? nil : $0 }
    case .first: preconditionFailure("No drill has one: it asks for a view that may be anywhere.")
    }
  }

  private func listing(_ point: Point) -> String? {
    guard takesTouches, pointInside(point) else { return nil }
    for subview in subviews.reversed() {
      if let inside = subview.fromSuperview(point), let hit = subview.hitTest(inside) {
        return hit
      }
    }
    return name
  }

  private func pointInside(_ point: Point) -> Bool {
    switch region {
    case nil: contains(point, bounds)
    case .always: true
    case .never: false
    case .inset(let dx, let dy):
      contains(
        point,
        Rect(bounds.x + dx, bounds.y + dy, bounds.width - 2 * dx, bounds.height - 2 * dy))
    case .rects(let rects): rects.contains { contains(point, $0) }
    case .ellipse: isInEllipse(point)
    case .polygon: region?.contains(point, bounds: bounds) ?? false
    }
  }

  private func contains(_ point: Point, _ rect: Rect) -> Bool {
    rect.width > 0 && rect.height > 0 && rect.x <= point.x && point.x < rect.x + rect.width
      && rect.y <= point.y && point.y < rect.y + rect.height
  }

  private func isInEllipse(_ point: Point) -> Bool {
    let x = (point.x - bounds.x) / bounds.width * 2 - 1
    let y = (point.y - bounds.y) / bounds.height * 2 - 1
    return x * x + y * y < 1
  }

  /// Solves transform (q - pivot) + center = point for q.
  private func fromSuperview(_ point: Point) -> Point? {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0 else { return nil }
    let dx = point.x - center.x - transform.tx
    let dy = point.y - center.y - transform.ty
    return Point(
      (transform.d * dx - transform.c * dy) / determinant + bounds.x + anchor.x * bounds.width,
      (transform.a * dy - transform.b * dx) / determinant + bounds.y + anchor.y * bounds.height)
  }
}
