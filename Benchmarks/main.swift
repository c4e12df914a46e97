import CommandLanguage
import Engine
import Foundation

/// Runs on a thread with a stack deep enough for the listing's recursion. The arguments may name
/// the parts of the table that are wanted.
func run() {
  let wanted = CommandLine.arguments.dropFirst()
  func part(_ name: String, _ measure: () throws(SceneError) -> Void) {
    guard wanted.isEmpty || wanted.contains(name) else { return }
    do { try measure() } catch { print("The scene was refused: \(error)") }
  }
  Table.head()
  // First of all, while nothing that was freed can be used again.
  part("memory", memory)
  part("programs", programs)
  part("hit-tests", hitTesting)
  part("taps", wholeTap)
  part("commands", commands)
  part("maps", maps)
  part("how-to", howTo)
  part("notebooks", notebooks)
  part("growth", growing)
  part("exports", exporting)
  part("imports", importing)
  part("page", page)
  part("drills", drills)
  part("keys") { DrillKeys().report() }
  // `Benchmark rulebooks gates 200`: with a number, so often each; with a subject, that alone.
  let runs = wanted.compactMap { Int($0) }.first ?? 100
  let subjects = wanted.compactMap { Subject(rawValue: $0) }
  part("independent") {
    var teaching = TeachingTable(runs: runs, on: subjects)
    teaching.reportIndependent()
  }
  part("agreement") {
    var teaching = TeachingTable(runs: runs, on: subjects)
    teaching.reportAgreement()
  }
  part("review") { ReviewTable().report(learners: max(1, runs / 20)) }
  part("innocent") {
    var teaching = TeachingTable(runs: runs, on: subjects)
    teaching.reportInnocent()
  }
  part("rulebooks") {
    var teaching = TeachingTable(runs: runs, on: subjects)
    teaching.reportRulebooks()
  }
  part("no-subject") {
    var teaching = TeachingTable(runs: runs, on: subjects)
    teaching.reportMixed()
  }
}

let thread = Thread {
  run()
  exit(0)
}
thread.stackSize = 1 << 31
thread.start()
while true { sleep(1000) }
