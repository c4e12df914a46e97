import Engine
import Lab

/// A dump made a scene, with the commands that make it again.
public struct Imported: Sendable {
  public var scene: Scene
  /// Lines that build the same scene from an empty one.
  public var commands: [String]
  public var objects: [ImportedObject]
  public var formats: [DumpFormat]
  public var unknown: [DumpUnknown]
  public var warnings: [DumpWarning]
  /// The view lines of the dump, windows included.
  public var viewCount: Int
  public var isOfElements: Bool
  public var touches: [DumpTouch] = []
  /// Views that are not seen, of a library whose hit test looks at no alpha.
  var transparent: [ViewID] = []
  /// What was said of a storyboard as it came in.
  var told: [String] = []
  /// Indices of the scene's views in `objects`.
  var indexOfView: [ViewID: Int] = [:]

  public func object(of view: ViewID) -> ImportedObject? {
    indexOfView[view].map { objects[$0] }
  }
}

/// What became of a node of a dump.
public struct ImportedObject: Equatable, Sendable {
  public var name: String
  public var node: DumpNode
  public var view: ViewID?
  public var isSystem: Bool
  /// What a control shows, by a label within it.
  var title: String?

  /// The parts that somebody may call it by.
  var parts: [String] {
    [node.className, node.identifier, node.label, node.text, node.variable, title].compactMap { $0 }
  }
}

extension Scene {
  /// Every view in a window, of a scene that commands or code have built. `adding`: what the source says besides.
  func importedObjects(
    adding: (_ name: String, inout DumpNode) -> Void
  ) -> (objects: [ImportedObject], indexOfView: [ViewID: Int]) {
    var objects: [ImportedObject] = []
    var indexOfView: [ViewID: Int] = [:]
    for window in windows {
      for view in subtree(of: window) {
        var node = DumpNode()
        node.className = className(of: .view(view))
        node.text = rare(view).text
        let frame = frame(of: view)
        node.frame = DumpNode.Frame(frame.x, frame.y, frame.width, frame.height)
        adding(name(of: view), &node)
        indexOfView[view] = objects.count
        objects.append(
          ImportedObject(
            name: name(of: view), node: node, view: view,
            isSystem: SystemClass.isSystem(node.className)))
      }
    }
    return (objects, indexOfView)
  }
}
