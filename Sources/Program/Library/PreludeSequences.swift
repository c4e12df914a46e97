extension Prelude {
  /// Sequences that are worked out as far as somebody looks.
  static let sequences = """
    struct LazySequence<Element>: Sequence {
      let base: Any
      func makeIterator() -> () -> Element? { base.makeIterator() }
      var lazy: LazySequence<Element> { self }
      func map<New>(_ change: @escaping (Element) -> New) -> LazySequence<New> {
        LazySequence<New>(base: UnfoldSequence<New>(make: {
          let next = base.makeIterator()
          return {
            guard let item = next() else { return nil }
            return change(item)
          }
        }))
      }
      func compactMap<New>(_ change: @escaping (Element) -> New?) -> LazySequence<New> {
        LazySequence<New>(base: UnfoldSequence<New>(make: {
          let next = base.makeIterator()
          return {
            while let item = next() { if let new = change(item) { return new } }
            return nil
          }
        }))
      }
      func filter(_ holds: @escaping (Element) -> Bool) -> LazySequence<Element> {
        LazySequence<Element>(base: UnfoldSequence<Element>(make: {
          let next = base.makeIterator()
          return {
            while let item = next() { if holds(item) { return item } }
            return nil
          }
        }))
      }
      func flatMap<New>(_ change: @escaping (Element) -> [New]) -> LazySequence<New> {
        LazySequence<New>(base: UnfoldSequence<New>(make: {
          let next = base.makeIterator()
          var inner: Any? = nil
          return {
            while true {
              if let steps = inner {
                if let item = steps() { return item }
                inner = nil
              }
              guard let item = next() else { return nil }
              inner = change(item).makeIterator()
            }
          }
        }))
      }
      func prefix(_ count: Int) -> LazySequence<Element> {
        LazySequence<Element>(base: UnfoldSequence<Element>(make: {
          let next = base.makeIterator()
          var left = count
          return {
            guard left > 0 else { return nil }
            left -= 1
            return next()
          }
        }))
      }
      func prefix(while holds: @escaping (Element) -> Bool) -> LazySequence<Element> {
        LazySequence<Element>(base: UnfoldSequence<Element>(make: {
          let next = base.makeIterator()
          return {
            guard let item = next(), holds(item) else { return nil }
            return item
          }
        }))
      }
    }
    struct UnfoldSequence<Element>: Sequence {
      let make: () -> () -> Element?
      private var steps: (() -> Element?)? = nil
      init(make: @escaping () -> () -> Element?) { self.make = make }
      func makeIterator() -> () -> Element? { make() }
      mutating func next() -> Element? {
        if steps == nil { steps = make() }
        return steps!()
      }
    }
    func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T> {
      UnfoldSequence<T>(make: {
        var current: T? = first
        var isFirst = true
        return {
          if isFirst {
            isFirst = false
          } else if let item = current {
            current = next(item)
          }
          return current
        }
      })
    }
    func sequence<T, State>(
      state: State, next: @escaping (inout State) -> T?
    ) -> UnfoldSequence<T> {
      UnfoldSequence<T>(make: {
        var kept = state
        return { next(&kept) }
      })
    }

    """

  static let lazySequence = Program([]).type(named: "LazySequence")
}
