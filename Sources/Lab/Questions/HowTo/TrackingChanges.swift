import Engine

/// Changes that may have a control track a touch that it declines (U-CT-19, U-CT-26).
struct TrackingChanges {
  let incident: Incident

  func changes(for control: ViewID) -> [Remedy] {
    let name = incident.before.name(of: control)
    func superTracking(_ method: Overridden) -> Remedy {
      Remedy(.behave(.unoverride(.view(control), method)), .superTracking(name), .uCT19)
    }
    func tracks(_ question: TrackingQuestion, cost: Int = 1) -> Remedy {
      Remedy(
        .behave(.overrideTracking(control, question, true)), .tracks(name), .uCT19, cost: cost)
    }
    switch incident.refusal(of: control)?.kind {
    case .untracked(_, .refused)?:
      return [superTracking(.beginTracking), tracks(.beginTracking, cost: 2)]
    case .untracked(_, .thumbMissed)?:
      return [tracks(.beginTracking)]
    case .tracking(_, .stopped)?:
      return [superTracking(.continueTracking), tracks(.continueTracking, cost: 2)]
    default: return []
    }
  }
}

extension Incident {
  /// A control's own NO to a touch that hit it, or its NO on the way.
  func refusal(of control: ViewID) -> Decision? {
    first { kind in
      switch kind {
      case .untracked(control, .refused), .untracked(control, .thumbMissed),
        .tracking(control, .stopped):
        true
      default: false
      }
    }
  }

  /// Did it follow the touch, and not stop?
  func isTracked(by control: ViewID) -> Bool {
    refusal(of: control) == nil
      && results.deliveries.contains { $0.to == .view(control) && $0.response == .tracked }
  }
}
