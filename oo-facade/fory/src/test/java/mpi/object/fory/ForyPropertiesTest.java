package mpi.object.fory;

import panmpi.tests.codecs.CodecPropertiesTest;

/** Copies of random graphs once more, where this codec is on the class path. */
final class ForyPropertiesTest extends CodecPropertiesTest {}
