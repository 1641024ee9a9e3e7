package mpi.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/**
 * Tests that addresses of resources become paths, and that a jar has the same path on class path
 * and module path.
 */
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
