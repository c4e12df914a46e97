// willSet and didSet around every assignment, but not in the initializer.
final class Thermostat {
  var target: Int {
    willSet { print("will go from \(target) to \(newValue)") }
    didSet {
      if target != oldValue { changes += 1 }
      print("was \(oldValue), is \(target)")
    }
  }
  private(set) var changes = 0

  init(target: Int) {
    self.target = target
  }
}

let thermostat = Thermostat(target: 20)
thermostat.target = 22
thermostat.target = 22
thermostat.target += 3
print(thermostat.changes)
