#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program itself, from its start on, beside a bare Python interpreter and a program that does
/// nothing.
func programs() {
  let program =
    CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/") + "/hitchain"
  guard access(program, X_OK) == 0 else {
    Table.missing("start to prompt", "there is no \(program): make program")
    return
  }
  // By its path: what else is called so may be a script that looks for one.
  let places: [String] = [
    "/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3",
  ]
  let bare = places.first { access($0, X_OK) == 0 }
  let python = Process(bare ?? "python3", "-c", "pass")
  let nothing = Process("true")
  let prompt = Process(program, "--no-progress", until: "1> ")
  let tap = Process(program, "-c", "tap 1 1")
  row("start to prompt", prompt, beside: "python3 -c pass", python, wanted: "4 times")
  row("start to prompt", prompt, beside: "true", nothing)
  row("-c 'tap 1 1'", tap, beside: "python3 -c pass", python, wanted: "4 times")
  row("-c 'tap 1 1'", tap, beside: "true", nothing)
  let check = Process(program, "check", "transcripts")
  row("check of all transcripts", check, beside: "python3 -c pass", python, rounds: 11)
}

private func row(
  _ measure: String, _ ours: Process, beside what: String, _ peer: Process, wanted: String = "",
  rounds: Int = 151
) {
  if let race = Process.race(ours, peer, rounds: rounds) {
    Table.row(measure, race, beside: what, wanted: wanted)
  } else {
    Table.missing(measure, "it or \(what) does not run here")
  }
}
