extension HandedIn.Problem {
  var english: String {
    switch self {
    case .file(let problem): problem.english
    case .noText: "It is no text in UTF-8, and so no transcript."
    case .progress(let error): error.english
    case .document(let error): "line \(error.line): \(error.english)"
    case .emptyFolder: "There is no file in this folder."
    case .noCommands: "Nothing in it is a command: it is no transcript."
    case .tooLong(let seconds):
      "What is in it takes more than \(seconds) seconds of the processor."
    case .died: "What is in it takes more memory than a file may, or ends the program."
    case .noAnswers:
      "Nothing in it answers a question. A saved session keeps the scene alone. Hand in what"
        + " `hitchain progress --export json` prints, or a copy of the screen."
    }
  }
}
