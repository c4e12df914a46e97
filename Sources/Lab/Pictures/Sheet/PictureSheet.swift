import Engine

/// A picture as shapes and names, for whoever can draw them: the back first, in points of the screen.
public struct PictureSheet: Equatable, Sendable {
  /// How it is to be shown.
  public var graphics: TerminalGraphics
  /// What of the screen it shows.
  public var region: Rect
  public var marks: [Mark] = []
  /// What stands under it.
  public var caption: [StyledText] = []

  public enum Mark: Equatable, Sendable {
    case shape([Point], fill: Ink?, edge: Edge?)
    /// A name, in what there is of room; `told` is what is said of it where it finds none.
    case name(String, told: String, in: Rect, Ink)
    /// A letter in the middle of what is its own.
    case letter(Character, in: Rect)
    case touch(Point)
  }

  /// What a thing means: whoever draws has colours for it.
  public enum Ink: Hashable, Sendable {
    case text, faint
    /// The inside of a view, by how deep it lies.
    case view(depth: Int)
    case hit, closed
    case outline, path, hitOutline, closedOutline, touch
    /// One of a map's, in their order.
    case owner(Int)
    case nobody
  }

  public enum Dash: Hashable, Sendable {
    case solid, dashed, dotted
  }

  /// An outline.
  public struct Edge: Hashable, Sendable {
    public var ink: Ink
    /// In lines of a pixel.
    public var width: Int
    public var dash: Dash

    init(_ ink: Ink, width: Int = 1, _ dash: Dash = .solid) {
      (self.ink, self.width, self.dash) = (ink, width, dash)
    }
  }
}

extension State {
  /// What `draw` and `map` show beside their text, where graphics were asked for.
  func sheet(of picture: ScenePicture, _ watch: Watch) throws(RunError) -> PictureSheet? {
    guard graphics != .text else { return nil }
    var options = pictureOptions
    options.watch = watch
    switch picture {
    case .tree: return nil
    case .draw: return Pictures.drawSheet(scene, options, on: graphics)
    case .map:
      do throws(Stopped) { return try Pictures.mapSheet(scene, options, on: graphics) } catch {
        throw .stopped
      }
    }
  }
}
