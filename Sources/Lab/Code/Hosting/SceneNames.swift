import Engine

typealias SceneValue = Value
