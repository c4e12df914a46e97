/// What a finger does at one moment.
public struct TouchChange: Equatable, Sendable {
  public var finger: Int
  public var phase: TouchPhase
  /// On the screen; a lifted finger that gives none stays where it was.
  public var point: Point?
  public var type: TouchType
  public var button: PointerButton

  public init(
    finger: Int, phase: TouchPhase, point: Point?, type: TouchType = .direct,
    button: PointerButton = .primary
  ) {
    self.finger = finger
    self.phase = phase
    self.point = point
    self.type = type
    self.button = button
  }
}

/// One step of a gesture: some fingers at once, or a pause.
public enum TouchStep: Equatable, Sendable {
  case touches([TouchChange])
  case wait(Double)
}

public enum PressType: String, CaseIterable, Hashable, Sendable {
  case select, menu, up, down, left, right
  case playPause = "play-pause"
}

public enum RemoteCommand: String, CaseIterable, Hashable, Sendable {
  case play, pause, stop
  case togglePlayPause = "toggle-play-pause"
  case nextTrack = "next-track"
  case previousTrack = "previous-track"
  case beginSeekingForward = "begin-seeking-forward"
  case endSeekingForward = "end-seeking-forward"
  case beginSeekingBackward = "begin-seeking-backward"
  case endSeekingBackward = "end-seeking-backward"
}

public enum Sensor: String, CaseIterable, Hashable, Sendable {
  case accelerometer, gyro, magnetometer
  case deviceMotion = "device-motion"
}

/// What the user or the system does to the app.
public enum Stimulus: Equatable, Sendable {
  /// A whole gesture: fingers and pauses.
  case touches([TouchStep])
  case wait(Double)
  /// The status bar is tapped (U-SV-20).
  case statusBarTap
  /// A wheel or a trackpad, with the pointer there on the screen (U-PT-01).
  case scroll(Point, by: Point, ScrollDevice)
  /// Two fingers on a trackpad pinch or turn, with the pointer there (U-PT-01).
  case transform(Point, Transformation)
  /// Where a pointer with no button down is; nil: off the screen (U-GR-52).
  case hover(Point?)
  /// A phone call (TO12).
  case interrupt
  /// `cancelled`: the system breaks the shake off (MO02).
  case shake(cancelled: Bool)
  case remote(RemoteCommand)
  case press(PressType)
  case key(WordID)
  case menu(WordID)
  case type(String)
  case sensor(Sensor)
}

/// The families of event (EV02), presses, and what a pointer makes without a touch (U-PT-01).
public enum EventType: String, CaseIterable, Hashable, Sendable {
  case touches, motion, remoteControl, presses, scroll, transform, hover
}
