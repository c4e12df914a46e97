extension Prelude {
  /// Groups of tasks and streams, on what a task and a continuation can do.
  static let tasks = """
    extension Task {
      var result: Result<Any, Error> {
        get async {
          do { return .success(try await value) } catch { return .failure(error) }
        }
      }
    }
    final class TaskGroup<Child> {
      private var pending = 0
      private var done: [Result<Child, Error>] = []
      private var waiter: CheckedContinuation<Void, Never>?
      private var tasks: [Task<Void, Never>] = []
      private(set) var isCancelled = false
      var isEmpty: Bool { pending == 0 && done.isEmpty }
      func addTask(priority: TaskPriority? = nil, operation: @escaping () async throws -> Child) {
        pending += 1
        tasks.append(
          Task {
            do { end(.success(try await operation())) } catch { end(.failure(error)) }
          })
      }
      func addTaskUnlessCancelled(
        priority: TaskPriority? = nil, operation: @escaping () async throws -> Child
      ) -> Bool {
        if isCancelled { return false }
        addTask(priority: priority, operation: operation)
        return true
      }
      private func end(_ result: Result<Child, Error>) {
        pending -= 1
        done.append(result)
        let waiting = waiter
        waiter = nil
        waiting?.resume()
      }
      func next() async throws -> Child? {
        while done.isEmpty {
          if pending == 0 { return nil }
          await withCheckedContinuation { waiter = $0 }
        }
        return try done.removeFirst().get()
      }
      func waitForAll() async throws { while try await next() != nil {} }
      func cancelAll() {
        isCancelled = true
        for task in tasks { task.cancel() }
      }
    }
    func withTaskGroup<Child, Whole>(
      of child: Child.Type, returning whole: Whole.Type? = nil,
      body: (inout TaskGroup<Child>) async throws -> Whole
    ) async throws -> Whole {
      var group = TaskGroup<Child>()
      do {
        let result = try await body(&group)
        while try await group.next() != nil {}
        return result
      } catch {
        group.cancelAll()
        throw error
      }
    }
    func withThrowingTaskGroup<Child, Whole>(
      of child: Child.Type, returning whole: Whole.Type? = nil,
      body: (inout TaskGroup<Child>) async throws -> Whole
    ) async throws -> Whole {
      try await withTaskGroup(of: child, body: body)
    }
    final class AsyncStream<Element> {
      private var waiting: [Element] = []
      private var isFinished = false
      private var failure: Error?
      private var waiter: CheckedContinuation<Void, Never>?
      init(
        _ type: Element.Type? = nil, bufferingPolicy: Any? = nil,
        _ build: (AsyncStream<Element>.Continuation) -> Void
      ) {
        build(Continuation(stream: self))
      }
      init(unfolding: @escaping () async -> Element?) {
        Task {
          while let item = await unfolding() { take(item) }
          end(nil)
        }
      }
      fileprivate func take(_ element: Element) {
        if isFinished { return }
        waiting.append(element)
        wake()
      }
      fileprivate func end(_ error: Error?) {
        isFinished = true
        failure = error
        wake()
      }
      private func wake() {
        let waiting = waiter
        waiter = nil
        waiting?.resume()
      }
      func makeAsyncIterator() -> AsyncStream<Element> { self }
      func next() async throws -> Element? {
        while waiting.isEmpty {
          if let failure { throw failure }
          if isFinished { return nil }
          await withCheckedContinuation { waiter = $0 }
        }
        return waiting.removeFirst()
      }
      final class Continuation {
        private let stream: AsyncStream
        var onTermination: Any?
        init(stream: AsyncStream) { self.stream = stream }
        func yield(_ element: Element) { stream.take(element) }
        func yield() { stream.take(()) }
        func finish(throwing error: Error? = nil) { stream.end(error) }
      }
    }
    typealias AsyncThrowingStream = AsyncStream
    typealias ThrowingTaskGroup = TaskGroup
    """
}
