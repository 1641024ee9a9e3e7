package mpi.object.fory;

import mpi.object.ObjectBytesTest;

/** Runs the superclass's tests with the codec fory, which is on the class path here. */
final class ForyBytesTest extends ObjectBytesTest {}
