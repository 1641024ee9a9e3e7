package panmpi.tests.cases.processes;

/** The tests of {@link PortsCase} over a network. */
@OverNetwork
final class PortsOverNetworkCase extends PortsCase {}
