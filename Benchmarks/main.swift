import Engine
import Foundation

/// Runs on a thread with a stack deep enough for the listing's recursion.
func run() {
  do {
    // First of all, while nothing that was freed can be used again.
    if let bytes = try memoryAView(count: 300_000) {
      print("memory a view        " + bytes.padded(10, digits: 0) + " bytes\n")
    }
    print(HitTestRow.head)
    for shape in Shape.allCases {
      for count in [100, 1_000, 10_000, 100_000] {
        print(try HitTestRow(shape, count: count).line)
      }
    }
    let (untraced, traced) = (try wholeTap(traced: false), try wholeTap(traced: true))
    print("")
    print("a whole tap, untraced" + (untraced.median / 1000).padded(10, digits: 1) + " µs")
    print("a whole tap, traced  " + (traced.median / 1000).padded(10, digits: 1) + " µs\n")
    StartUp().report()
    var teaching = TeachingTable()
    teaching.report()
  } catch {
    print("The scene was refused: \(error)")
  }
}

let thread = Thread {
  run()
  exit(0)
}
thread.stackSize = 1 << 30
thread.start()
while true { sleep(1000) }
