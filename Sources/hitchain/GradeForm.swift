import Lab
import Tutor

/// What the table is written as.
enum GradeForm {
  case csv, json, html
}

extension Gradebook {
  func text(_ form: GradeForm, in language: Language) -> String {
    switch form {
    case .csv: csv
    case .json: json.encoded + "\n"
    case .html: html(in: language)
    }
  }
}
