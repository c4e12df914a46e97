import System
import Tutor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Keeps events in a folder, as many as it is told, and prints a line for each that is kept, until it
// is killed. As `nobody` it may do only what others may, even where root starts it.
let arguments = CommandLine.arguments
if arguments.contains("confined") {
  confined()
  exit(0)
}
guard arguments.count > 2, let count = Int(arguments[2]) else { exit(2) }
if arguments.contains("nobody"), getuid() == 0, setuid(65_534) != 0 { exit(3) }

let store = ProgressStore(folder: arguments[1])
var record = LearnerRecord(store.read().events)
for number in 0..<count {
  let event = record.event(
    .skipped(item: "\(getpid())/\(number)"), at: Timestamp(seconds: Double(number)))
  record.add(event)
  let news = store.keep([event])
  let said = news.complaint.map { $0.english } ?? "kept \(number)"
  let line = Array((said + "\n").utf8)
  _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}
