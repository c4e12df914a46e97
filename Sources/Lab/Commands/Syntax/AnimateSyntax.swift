import Engine

extension Syntax where Value == BuildingCommand {
  /// `animate card frame="20 20 80 80" alpha=0.5 over 1s allowUserInteraction`.
  static var animating: Syntax<BuildingCommand> {
    let over = after("over", Syntax<Double>.duration)
    let allows = Syntax<Bool>.oneOf("option", [(["allowUserInteraction"], true)]).otherwise(false)
    let property = Sort.choice(
      WordChoice(name: "property", words: Delivery.animatable.map { $0.rawValue }))
    return Syntax(
      .sequence([
        Syntax<ViewID>.view.form, .value(property, label: "property=value …"), over.form,
        allows.form,
      ])
    ) { (reader: inout Reader) throws(CommandError) in
      let view = try reader.view()
      var changes: [Assignment] = []
      while reader.isAssignmentNext {
        guard let word = reader.next, let named = PropertySpelling.property(word.text),
          Delivery.animatable.contains(named)
        else { throw reader.expected(property) }
        changes.append(try reader.assignment(of: .object(.view(view))))
        _ = reader.takeMark(",")
      }
      guard !changes.isEmpty else { throw reader.expected(property) }
      reader.note(reader.expected(property))
      let seconds = try over.read(&reader)
      return .animate(view, changes, seconds: seconds, allows: try allows.read(&reader))
    }
  }
}
