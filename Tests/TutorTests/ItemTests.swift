import Testing

@testable import Tutor
