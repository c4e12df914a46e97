import Engine
import Foundation
import Lab

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
  part("layouts", layouts)
  part("maps", maps)
  part("how-to", howTo)
  part("notebooks", notebooks)
  part("growth", growing)
  part("exports", exporting)
  part("imports", importing)
  part("page", page)
  part("drills", drills)
  part("keys") { DrillKeys().report() }
  part("spoken") { SpokenAnswers().report() }
  // `Benchmark rulebooks gates 200 500`: with a number, so often each; with another, sittings are numbered
  // from there on, so that no seed is the same; with a subject or a mistake, that alone; with `failures`,
  // each sitting that failed is printed.
  let numbers = wanted.compactMap { Int($0) }
  let runs = numbers.first ?? 100
  let teaching = TeachingTable(
    runs: runs, from: numbers.dropFirst().first ?? 0,
    on: wanted.compactMap { Subject(rawValue: $0) },
    making: wanted.compactMap { Mistake(rawValue: $0) },
    showingFailures: wanted.contains("failures"))
  part("independent") {
    teaching.reportIndependent()
  }
  part("agreement") {
    teaching.reportAgreement()
  }
  part("review") { ReviewTable().report(learners: max(1, runs / 20)) }
  part("innocent") {
    teaching.reportInnocent()
  }
  part("rulebooks") {
    teaching.reportRulebooks()
  }
  part("no-subject") {
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
