/// `-[UIViewController _printHierarchy]`: whose view is whose.
struct ControllerList {
  private(set) var controllers: [DumpController] = []
  private var open: [(depth: Int, controller: Int)] = []

  mutating func read(_ lines: [DumpLine]) -> [DumpLine] {
    lines.filter { !read($0) }
  }

  private mutating func read(_ line: DumpLine) -> Bool {
    let bytes = line.bytes
    guard let start = bytes.firstIndex(of: .less), let state = bytes.find(">, state: "),
      let description = Description(bytes, at: start), description.end <= state + 1
    else { return false }
    let prefix = bytes[..<start]
    let isPresented = prefix.contains(UInt8(ascii: "+"))
    let depth = prefix.count { $0 == .bar || $0 == UInt8(ascii: "+") }
    while let last = open.last, last.depth >= depth { open.removeLast() }
    var controller = DumpController(
      className: description.className.text,
      address: (description.address ?? ControllerList.address(in: bytes[start...state]))?.text,
      parent: open.last?.controller, isPresented: isPresented, line: line.number)
    if let view = bytes.find("view: <", from: state),
      let found = Description(bytes, at: view + 6)
    {
      controller.viewAddress = found.address?.text
    }
    open.append((depth, controllers.count))
    controllers.append(controller)
    return true
  }

  private static func address(in bytes: Bytes) -> Bytes? {
    guard let start = bytes.find("0x") else { return nil }
    let end = bytes[(start + 2)...].firstIndex { !$0.isHex } ?? bytes.endIndex
    return bytes[start..<end]
  }
}
