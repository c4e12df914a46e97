import Text

extension ImportError: Phrase {}
