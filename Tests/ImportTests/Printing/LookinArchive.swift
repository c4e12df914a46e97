/// A file of Lookin's in the making: each object is kept once, and named by its place.
struct LookinArchive {
  typealias Item = PlistWriter.Item

  private(set) var objects: [Item] = [.text("$null")]

  mutating func keep(_ item: Item) -> Item {
    objects.append(item)
    return .uid(objects.count - 1)
  }

  mutating func list(_ items: [Item]) -> Item {
    keep(.dictionary([("NS.objects", .array(items))]))
  }

  mutating func object(_ classes: [String], _ address: String) -> Item {
    let names = classes.map { keep(.text($0)) }
    let chain = list(names)
    let place = keep(.text(address))
    return keep(.dictionary([("classChainList", chain), ("memoryAddress", place)]))
  }

  mutating func item(
    _ classes: [String], _ address: String, _ frame: String, alpha: Double = 1,
    isHidden: Bool = false, _ more: [(String, Item)] = [], _ children: [Item] = []
  ) -> Item {
    let view = object(classes, address)
    let box = keep(.text(frame))
    let below = list(children)
    return keep(
      .dictionary(
        [
          ("viewObject", view), ("frame", box), ("alpha", .real(alpha)),
          ("isHidden", .bool(isHidden)), ("subitems", below),
        ] + more))
  }

  /// The groups of attributes of a view that has one of them.
  mutating func attribute(_ name: String, _ value: Item) -> Item {
    let identifier = keep(.text(name))
    let kept = keep(value)
    let attribute = keep(.dictionary([("identifier", identifier), ("value", kept)]))
    let section = keep(.dictionary([("attributes", list([attribute]))]))
    let group = keep(.dictionary([("attrSections", list([section]))]))
    return list([group])
  }

  mutating func file(of items: [Item]) -> [UInt8] {
    let list = list(items)
    let info = keep(.dictionary([("displayItems", list)]))
    let root = keep(.dictionary([("hierarchyInfo", info), ("serverVersion", .whole(7))]))
    guard case .uid(let number) = root else { return [] }
    return PlistWriter.archive(objects, root: number)
  }

  static func file(_ build: (inout LookinArchive) -> [Item]) -> [UInt8] {
    var archive = LookinArchive()
    return archive.file(of: build(&archive))
  }
}
