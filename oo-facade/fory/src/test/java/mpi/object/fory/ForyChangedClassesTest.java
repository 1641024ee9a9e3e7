package mpi.object.fory;

import panmpi.tests.versions.ChangedClassesTest;

/** Receivers with other classes once more, where this codec is on the class path. */
final class ForyChangedClassesTest extends ChangedClassesTest {}
