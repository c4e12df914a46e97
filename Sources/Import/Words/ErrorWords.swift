import Lab

extension ImportError: Phrase {}
