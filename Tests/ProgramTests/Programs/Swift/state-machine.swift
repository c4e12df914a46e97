// States, events, and what follows from both.
enum State: Equatable {
  case idle
  case playing(position: Int)
  case paused(position: Int)
}
enum Event { case play, pause, tick, stop }

func next(_ state: State, on event: Event) -> State? {
  switch (state, event) {
  case (.idle, .play): return .playing(position: 0)
  case (.playing(let position), .tick): return .playing(position: position + 1)
  case (.playing(let position), .pause): return .paused(position: position)
  case (.paused(let position), .play): return .playing(position: position)
  case (.playing, .stop), (.paused, .stop): return .idle
  default: return nil
  }
}
var state = State.idle
var ignored = 0
for event in [Event.tick, .play, .tick, .tick, .pause, .tick, .play, .stop, .stop] {
  if let following = next(state, on: event) {
    print("\(event): \(following)")
    state = following
  } else {
    ignored += 1
    print("\(event): ignored")
  }
}
print(state == .idle, ignored, State.playing(position: 1) == .playing(position: 2))
