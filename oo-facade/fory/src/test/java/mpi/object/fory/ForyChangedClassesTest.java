package mpi.object.fory;

import panmpi.tests.versions.ChangedClassesTest;

/** Runs the superclass's tests with the codec fory, which is on the class path here. */
final class ForyChangedClassesTest extends ChangedClassesTest {}
