package mpi.object.fory;

import panmpi.tests.codecs.CodecPropertiesTest;

/** Runs the superclass's tests with the codec fory, which is on the class path here. */
final class ForyPropertiesTest extends CodecPropertiesTest {}
