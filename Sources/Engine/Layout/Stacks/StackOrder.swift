extension Scene {
  /// The same views at the same places, those of each stack in the order of its arrangement: where something
  /// is left open, the first of them is stretched or squeezed (U-AL-06).
  func arranged(_ views: [ViewID], by stacks: [ViewID]) -> [ViewID] {
    guard !stacks.isEmpty else { return views }
    var places: [ViewID: Int] = [:]
    for (place, view) in views.enumerated() { places[view] = place }
    var ordered = views
    for stack in stacks {
      let inside = self.stack(stack).arranged.filter { places[$0] != nil }
      let free = inside.compactMap { places[$0] }.sorted()
      for (place, view) in zip(free, inside) { ordered[place] = view }
    }
    return ordered
  }
}
