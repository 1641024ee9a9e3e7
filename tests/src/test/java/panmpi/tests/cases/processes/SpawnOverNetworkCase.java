package panmpi.tests.cases.processes;

/** The tests of {@link SpawnCase} over a network. */
@OverNetwork
final class SpawnOverNetworkCase extends SpawnCase {}
