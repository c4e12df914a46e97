enum Term: Sendable { case event }
