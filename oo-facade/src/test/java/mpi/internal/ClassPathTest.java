package mpi.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Addresses of resources as paths: one jar has one path, by the class path and as a module. */
final class ClassPathTest {

    @Test
    void jarOfTheClassPath() {
        assertEquals("/a/b.jar", ClassPath.path("jar:file:/a/b.jar!/mpi/MPI.class"));
    }

    @Test
    void jarOfAModule() {
        assertEquals("/a/b.jar", ClassPath.path("jar:file:///a/b.jar!/mpi/MPI.class"));
    }

    @Test
    void folder() {
        assertEquals("/a/b", ClassPath.path("file:/a/b/mpi/MPI.class"));
    }

    @Test
    void blankAndPlus() {
        assertEquals("/a b/c+d.jar", ClassPath.path("jar:file:/a%20b/c+d.jar!/mpi/MPI.class"));
    }
}
