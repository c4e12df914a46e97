import Engine
import Foundation

/// Runs on a thread with a stack deep enough for the listing's recursion.
func run() {
  Table.head()
  do {
    // First of all, while nothing that was freed can be used again.
    try memory()
    programs()
    try hitTesting()
    try wholeTap()
  } catch {
    print("The scene was refused: \(error)")
  }
  commands()
  maps()
  howTo()
  notebooks()
  drills()
}

let thread = Thread {
  run()
  exit(0)
}
thread.stackSize = 1 << 31
thread.start()
while true { sleep(1000) }
