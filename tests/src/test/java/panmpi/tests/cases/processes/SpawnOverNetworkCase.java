package panmpi.tests.cases.processes;

/** Runs the tests of {@link SpawnCase} with ranks that connect over a network. */
@OverNetwork
final class SpawnOverNetworkCase extends SpawnCase {}
