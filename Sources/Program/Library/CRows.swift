/// What C's library does with characters and texts.
extension Library {
  mutating func addC() {
    add(.global, "strlen(_:)", [.text], .integer(.uint64)) { m, w, at throws(Stop) in
      ProgramValue(.integer(Int64(m.string(at + 1).utf8.count), .uint64))
    }
    add(.global, "strcmp(_:_:)", [.text, .text], .integer(.int32)) { m, w, at throws(Stop) in
      let (a, b) = (m.string(at + 1), m.string(at + 2))
      return ProgramValue(.integer(a == b ? 0 : a.isBeforeByUnits(b) ? -1 : 1, .int32))
    }
    add(.global, "atoi(_:)", [.text], .integer(.int32)) { m, w, at throws(Stop) in
      m.converted(.double(m.string(at + 1).leadingNumber), to: .integer(.int32))
    }
    let tests: [(String, (Character) -> Bool)] = [
      ("isdigit", { $0.isNumber }), ("isalpha", { $0.isLetter }), ("isupper", { $0.isUppercase }),
      ("islower", { $0.isLowercase }), ("isspace", { $0.isWhitespace }),
      ("isalnum", { $0.isLetter || $0.isNumber }), ("ispunct", { $0.isPunctuation }),
    ]
    for (name, test) in tests {
      add(.global, name + "(_:)", [.integer(.int32)], .integer(.int32)) { m, w, at throws(Stop) in
        let holds = m.character(at + 1).map(test) ?? false
        return ProgramValue(.integer(holds ? 1 : 0, .int32))
      }
    }
    for name in ["toupper", "tolower"] {
      add(.global, name + "(_:)", [.integer(.int32)], .integer(.int32)) { m, w, at throws(Stop) in
        guard let character = m.character(at + 1), character.isASCII else { return m[at + 1] }
        let text = name == "toupper" ? character.uppercased() : character.lowercased()
        return ProgramValue(.integer(Int64(text.unicodeScalars.first?.value ?? 0), .int32))
      }
    }
    for name in ["lround", "llround", "lrint"] {
      add(.global, name + "(_:)", [.double], .integer(.int64)) { m, w, at throws(Stop) in
        ProgramValue(.integer(m.truncated(m.double(at + 1).rounded()), .int64))
      }
    }
    add(.global, "rand()", [], .integer(.int32)) { m, w, at throws(Stop) in
      ProgramValue(.integer(Int64(m.random(below: 2_147_483_647)), .int32))
    }
    add(.global, "srand(_:)", [.integer(.uint32)], .void) { m, w, at throws(Stop) in .nothing }
  }
}

extension Machine {
  func character(_ register: Int) -> Character? {
    guard let number = self[register].asInteger,
      let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number))
    else { return nil }
    return Character(scalar)
  }
}
