package mpi.object.fory;

import mpi.object.ObjectBytesTest;

/** Objects as bytes once more, where this codec is on the class path. */
final class ForyBytesTest extends ObjectBytesTest {}
