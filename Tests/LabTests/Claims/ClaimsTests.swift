import Engine
import Testing

/// Every claim of the documents, shown at work.
@Suite struct ClaimsTests {
  @Test(arguments: Demonstration.events) func events(_ each: Demonstration) { each.perform() }
  @Test(arguments: Demonstration.gates) func gates(_ each: Demonstration) { each.perform() }
  @Test(arguments: Demonstration.hitTesting) func hitTesting(_ each: Demonstration) { each.perform() }
  @Test(arguments: Demonstration.regions) func regions(_ each: Demonstration) { each.perform() }
}
