import Engine
import Lab
import Tutor

/// What would have brought a view the last tap, beside a tap.
func howTo() {
  var session = Scenes.scattered(100)
  _ = session.run("set v0 hidden YES; tap 20 20")
  let asked = session
  let race = Race(
    ours: {
      var session = asked
      if session.run("how-to v0").first?.isError != false { print("how-to fails.") }
    },
    peer: {
      var session = asked
      _ = session.run("tap 20 20")
    })
  Table.row("how-to, 100 views", race, beside: "a tap with its prose")
}

/// Ten thousand questions made on the spot.
func drills() {
  let count = 10_000
  let race = Race(rounds: 1, goal: 5e9) {
    var maker = DrillMaker(seed: 1)
    var made = 0
    for number in 0..<count where maker.item(difficulty: 1 + number % 5) != nil { made += 1 }
    if made != count { print("Only \(made) drills were made.") }
  }
  Table.row("10,000 drills", race, beside: "what they may take", wanted: "≤ 5 s")
}

/// An edit of the first of a thousand cells, beside running them the first time.
func notebooks() {
  let building = (0..<1_000).map { number in
    "add view v\(number) \(number * 37 % 300) \(number * 53 % 440) 30 30"
  }
  rerun("1,000 cells that build", building, edit: "edit 1 add view v0 5 5 30 30")
  let tapping =
    building.prefix(10)
    + (10..<1_000).map { number in
      "tap \(number * 37 % 320) \(number * 53 % 480)"
    }
  rerun("1,000 cells, most of them taps", Array(tapping), edit: "edit 1 add view v0 5 5 30 30")
}

private func rerun(_ what: String, _ lines: [String], edit: String) {
  func run() -> Session {
    var session = Session()
    for line in lines where session.run(line).first?.isError != false { print("\(line) fails.") }
    return session
  }
  let session = run()
  let race = Race(
    rounds: 9,
    ours: {
      var session = session
      if session.run(edit).first?.isError != false { print("The edit fails.") }
    }, peer: { _ = run() })
  Table.row("edit 1 of " + what, race, beside: "the first run", wanted: "≤ 100 ms")
}
