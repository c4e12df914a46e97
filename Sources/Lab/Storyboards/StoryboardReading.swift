import Engine

extension Storyboard {
  /// What a file says.
  public init(_ file: StoryboardFile) throws(BoardProblem) {
    let root = file.root
    guard root.name == "document" else { throw .damaged }
    let type = root["type"] ?? ""
    guard type.contains(text: "CocoaTouch") else { throw .otherSystem(type) }
    var reader = BoardReader()
    name = file.shortName
    fileName = file.name
    sort = type.contains(text: "Storyboard") ? .storyboard : .xib
    isLaunchScreen = root.flag("launchScreen") ?? false
    initial = root["initialViewController"]
    for element in root.children {
      switch element.name {
      case "scenes":
        for scene in element.children where scene.name == "scene" {
          scenes.append(try reader.scene(scene.child("objects")))
        }
      case "objects": scenes.append(try reader.scene(element))
      case "resources":
        for image in element.children where image.name == "image" {
          guard let name = image["name"], let width = image.number("width"),
            let height = image.number("height"), width > 0, height > 0
          else { continue }
          imageSizes[name] = Size(width, height)
        }
      default: break
      }
    }
    guard scenes.contains(where: { $0.controller != nil || !$0.topLevel.isEmpty }) else {
      throw .empty
    }
  }
}

/// Makes objects of elements; what it does not know is left out.
struct BoardReader {
  private var ids: Set<String> = []
  private var unnamed = 0

  mutating func scene(_ objects: BoardElement?) throws(BoardProblem) -> BoardScene {
    var scene = BoardScene()
    for element in objects?.children ?? [] { scene.objects.append(try object(element)) }
    return scene
  }

  mutating func object(_ element: BoardElement) throws(BoardProblem) -> BoardObject {
    var object = BoardObject(id: try id(of: element), BoardSort(element))
    object.customClass = element["customClass"]
    object.key = element["key"]
    object.label = element["userLabel"]
    object.identifier = element["storyboardIdentifier"] ?? element["reuseIdentifier"]
    object.translatesMask = element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    object.settings = BoardSettings.of(element, object.sort)
    for child in element.children { try read(child, of: element, into: &object) }
    return object
  }

  private mutating func id(of element: BoardElement) throws(BoardProblem) -> String {
    guard let id = element["id"] else {
      unnamed += 1
      return "unnamed \(unnamed)"
    }
    guard ids.insert(id).inserted else { throw .duplicateID(id) }
    guard ids.count <= StoryboardFile.objectLimit else {
      throw .tooManyObjects(limit: StoryboardFile.objectLimit)
    }
    return id
  }

  private mutating func read(
    _ child: BoardElement, of element: BoardElement, into object: inout BoardObject
  ) throws(BoardProblem) {
    switch child.name {
    case "rect" where child["key"] == "frame":
      object.frame = Rect(
        child.number("x") ?? 0, child.number("y") ?? 0, max(0, child.number("width") ?? 0),
        max(0, child.number("height") ?? 0))
    case "autoresizingMask": object.autoresizing = BoardReader.mask(child)
    case "subviews", "items", "layoutGuides", "leftBarButtonItems", "rightBarButtonItems":
      for inner in child.children {
        var made = try self.object(inner)
        if child.name.hasSuffix("BarButtonItems") { made.key = child.name }
        object.children.append(made)
      }
    case "prototypes", "cells":
      for cell in child.children { object.prototypes.append(try self.object(cell)) }
    case "sections":
      for section in child.children { object.sections.append(try self.section(section)) }
    case "constraints":
      for one in child.children {
        if let constraint = BoardConstraint(one) { object.constraints.append(constraint) }
      }
    case "connections":
      for one in child.children {
        if let connection = BoardConnection(one) { object.connections.append(connection) }
      }
    case "userDefinedRuntimeAttributes":
      object.attributes += child.children.compactMap { RuntimeAttribute($0) }
    case "variation": object.variations += BoardVariation(child).map { [$0] } ?? []
    case "viewLayoutGuide": object.children.append(try self.object(child))
    default:
      // A part of its own: `<view key="view" id="…">`, `<navigationItem key="navigationItem">`.
      let isContent = child["key"] == "contentView"
      if child["id"] != nil && child["key"] != nil || isContent {
        object.children.append(try self.object(child))
      }
    }
  }

  private mutating func section(_ element: BoardElement) throws(BoardProblem) -> BoardSection {
    var section = BoardSection(
      hasHeader: element["headerTitle"] != nil, hasFooter: element["footerTitle"] != nil,
      cells: [])
    for cell in element.child("cells")?.children ?? [] { section.cells.append(try object(cell)) }
    return section
  }

  /// By UIKit's raw values.
  private static func mask(_ element: BoardElement) -> Int {
    let bits = [
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
      "flexibleMaxY",
    ]
    return bits.enumerated().reduce(0) { sum, bit in
      element.flag(bit.element) == true ? sum | 1 << bit.offset : sum
    }
  }
}
