import Testing

@testable import Progress
