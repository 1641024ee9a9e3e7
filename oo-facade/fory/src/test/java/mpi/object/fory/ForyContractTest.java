package mpi.object.fory;

import panmpi.tests.codecs.CodecContractTest;

/** The contract once more, where this codec is on the class path. */
final class ForyContractTest extends CodecContractTest {}
