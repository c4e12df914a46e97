import Engine

/// A part of a command: what it looks like, and how to read it. Usage texts, errors and completion
/// come from the same value that reads.
struct Syntax<Value>: Sendable {
  let form: Form
  let read: @Sendable (inout Reader) throws(CommandError) -> Value

  init(
    _ form: Form, _ read: @escaping @Sendable (inout Reader) throws(CommandError) -> Value
  ) {
    self.form = form
    self.read = read
  }

  /// The same, under another name in the usage text.
  func labelled(_ label: String) -> Syntax {
    guard case .value(let sort, _) = form else { return self }
    return Syntax(.value(sort, label: label), read)
  }

  func map<Result>(
    _ build: @escaping @Sendable (Value) throws(CommandError) -> Result
  ) -> Syntax<Result> {
    let read = read
    return Syntax<Result>(form) { (reader: inout Reader) throws(CommandError) in
      try build(try read(&reader))
    }
  }

  /// Nil where it does not begin here; begun, it must be right to its end.
  var optional: Syntax<Value?> {
    let part = self
    return Syntax<Value?>(.optional(form)) { (reader: inout Reader) throws(CommandError) in
      try reader.attempt(part)
    }
  }

  func otherwise(_ value: Value) -> Syntax<Value> where Value: Sendable {
    let part = self
    return Syntax(.optional(form)) { (reader: inout Reader) throws(CommandError) in
      try reader.attempt(part) ?? value
    }
  }

  /// One or more, with commas between.
  var list: Syntax<[Value]> {
    let part = self
    return Syntax<[Value]>(.list(form)) { (reader: inout Reader) throws(CommandError) in
      var values = [try part.read(&reader)]
      while reader.takeMark(",") { values.append(try part.read(&reader)) }
      reader.note(reader.failure(.expected([.word(",")], found: reader.next?.text)))
      return values
    }
  }
}

// MARK: Joining

extension Syntax where Value == Void {
  static func word(_ text: String) -> Syntax<Void> {
    Syntax(.word(text)) { (reader: inout Reader) throws(CommandError) in
      try reader.word(text)
    }
  }
}

extension Syntax where Value == Void {
  /// `=` between a word and its value.
  static func mark(_ text: String) -> Syntax<Void> {
    Syntax(.word(text)) { (reader: inout Reader) throws(CommandError) in
      guard reader.takeMark(text) else { throw reader.expected(.equals) }
    }
  }
}

/// A word, then what follows it: `to P`.
func after<A>(_ word: String, _ part: Syntax<A>) -> Syntax<A> {
  Syntax<A>(.sequence([.word(word), part.form])) { (reader: inout Reader) throws(CommandError) in
    try reader.word(word)
    return try part.read(&reader)
  }
}

/// A word that some put there, and that help does not ask for.
func ignoring<A>(_ word: String, before part: Syntax<A>) -> Syntax<A> {
  Syntax<A>(part.form) { (reader: inout Reader) throws(CommandError) in
    _ = try reader.attempt(.word(word))
    return try part.read(&reader)
  }
}

/// A word that may be left out, then what follows it.
func filler<A>(_ word: String, _ part: Syntax<A>) -> Syntax<A> {
  Syntax<A>(.sequence([.word(word), part.form])) { (reader: inout Reader) throws(CommandError) in
    _ = try reader.attempt(.word(word))
    return try part.read(&reader)
  }
}

func both<A, B>(_ a: Syntax<A>, _ b: Syntax<B>) -> Syntax<(A, B)> {
  Syntax<(A, B)>(.sequence([a.form, b.form])) { (reader: inout Reader) throws(CommandError) in
    let first = try a.read(&reader)
    return (first, try b.read(&reader))
  }
}

/// Whichever fits; where none does, the failure that got furthest counts.
func either<A>(_ parts: Syntax<A>...) -> Syntax<A> {
  Syntax<A>(.choice(parts.map { $0.form })) { (reader: inout Reader) throws(CommandError) in
    let start = reader.at
    for part in parts.dropLast() {
      do throws(CommandError) { return try part.read(&reader) } catch {
        reader.note(error)
        reader.at = start
      }
    }
    return try parts[parts.count - 1].read(&reader)
  }
}

/// Two phrases, each of which may be left out, in whichever order.
func anyOrder<A, B>(_ a: Syntax<A>, _ b: Syntax<B>) -> Syntax<(A?, B?)> {
  Syntax<(A?, B?)>(.sequence([.optional(a.form), .optional(b.form)])) {
    (reader: inout Reader) throws(CommandError) in
    var (first, second): (A?, B?) = (nil, nil)
    var start = -1
    while reader.at > start {
      start = reader.at
      if first == nil { first = try reader.attempt(a) }
      if second == nil { second = try reader.attempt(b) }
    }
    return (first, second)
  }
}

func anyOrder<A, B, C>(
  _ a: Syntax<A>, _ b: Syntax<B>, _ c: Syntax<C>
) -> Syntax<(A?, B?, C?)> {
  Syntax<(A?, B?, C?)>(
    .sequence([.optional(a.form), .optional(b.form), .optional(c.form)])
  ) { (reader: inout Reader) throws(CommandError) in
    var (first, second, third): (A?, B?, C?) = (nil, nil, nil)
    var start = -1
    while reader.at > start {
      start = reader.at
      if first == nil { first = try reader.attempt(a) }
      if second == nil { second = try reader.attempt(b) }
      if third == nil { third = try reader.attempt(c) }
    }
    return (first, second, third)
  }
}

// MARK: Commands

func command<A, Made>(
  _ a: Syntax<A>, _ build: @escaping @Sendable (A) -> Made
) -> Syntax<Made> {
  Syntax<Made>(a.form) { (reader: inout Reader) throws(CommandError) in
    build(try a.read(&reader))
  }
}

func command<A, B, Made>(
  _ a: Syntax<A>, _ b: Syntax<B>, _ build: @escaping @Sendable (A, B) -> Made
) -> Syntax<Made> {
  Syntax<Made>(.sequence([a.form, b.form])) { (reader: inout Reader) throws(CommandError) in
    let first = try a.read(&reader)
    return build(first, try b.read(&reader))
  }
}

func command<A, B, C, Made>(
  _ a: Syntax<A>, _ b: Syntax<B>, _ c: Syntax<C>,
  _ build: @escaping @Sendable (A, B, C) -> Made
) -> Syntax<Made> {
  Syntax<Made>(.sequence([a.form, b.form, c.form])) {
    (reader: inout Reader) throws(CommandError) in
    let first = try a.read(&reader)
    let second = try b.read(&reader)
    return build(first, second, try c.read(&reader))
  }
}

/// A command that is one word alone.
func command<Made: Sendable>(_ value: Made) -> Syntax<Made> {
  Syntax<Made>(.nothing) { (_: inout Reader) throws(CommandError) in value }
}
