import Lab

/// What a page may ask for: a word, and below it, on lines of their own, what it is about.
enum Request: String, CaseIterable {
  /// What time it is, for whoever keeps a learner's record.
  case clock
  /// Runs a line of commands.
  case run
  /// Runs a line on a copy: nothing is changed by it.
  case peek
  /// Runs a line on the copy that holds what fingers do until they are done.
  case live
  /// What the fingers did as commands: the first of these lines that comes to the same.
  case settle
  /// Lets go of what the fingers did.
  case drop
  /// The scene, and what goes on in it.
  case scene
  /// Every cell with its answer.
  case cells
  /// The notebook as a document.
  case document
  /// Takes a document's cells in place of these.
  case open
  /// Runs a document and compares its answers, as `hitchain check` does.
  case check
  /// What could stand at the cursor: its place, and the line.
  case complete
  /// Every decision of the last event as a sentence.
  case sentences
  /// The last event again, as its rules have it and as others do.
  case compare
  /// The mistaken ideas under which the last event would come to something else.
  case readings
  /// Who would get a tap, in steps of so many points.
  case map
  case lessons
  /// Reads a little of the lessons, when there is time; `more` where there is more of them.
  case prepare
  /// Takes a learner's record.
  case learn
  /// The learner's record.
  case record
  /// Speaks another language.
  case speak
}
