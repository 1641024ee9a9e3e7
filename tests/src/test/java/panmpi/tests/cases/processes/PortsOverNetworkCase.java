package panmpi.tests.cases.processes;

/** Runs the tests of {@link PortsCase} with ranks that connect over a network. */
@OverNetwork
final class PortsOverNetworkCase extends PortsCase {}
