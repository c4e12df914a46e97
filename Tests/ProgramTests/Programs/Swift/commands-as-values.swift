// Text turned into commands, commands turned into changes.
enum Command: Equatable {
  case move(dx: Int, dy: Int)
  case turn(left: Bool)
  case repeated(Int, [Command])
}
func parse(_ text: String) -> Command? {
  let parts = text.split(separator: " ").map(String.init)
  switch parts.first {
  case "move":
    guard parts.count == 3, let dx = Int(parts[1]), let dy = Int(parts[2]) else { return nil }
    return .move(dx: dx, dy: dy)
  case "left"?, "right"?:
    return .turn(left: parts[0] == "left")
  case "twice"?:
    return parse(parts.dropFirst().joined(separator: " ")).map { .repeated(2, [$0]) }
  default:
    return nil
  }
}
struct Robot {
  var x = 0
  var y = 0
  var heading = 0
  mutating func run(_ command: Command) {
    switch command {
    case let .move(dx, dy):
      x += dx
      y += dy
    case .turn(left: true): heading = (heading + 270) % 360
    case .turn(left: false): heading = (heading + 90) % 360
    case .repeated(let times, let commands):
      for _ in 0..<times { commands.forEach { run($0) } }
    }
  }
}
var robot = Robot()
for line in ["move 3 4", "left", "jump", "twice move 1 0", "twice twice right", "move x"] {
  if let command = parse(line) {
    robot.run(command)
    print(line, "->", robot.x, robot.y, robot.heading)
  } else {
    print(line, "is no command")
  }
}
print(parse("left") == .turn(left: true), parse("twice left") == .repeated(2, [.turn(left: true)]))
