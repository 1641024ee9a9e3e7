package mpi.internal.natives;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Tests that native libraries are looked for in the folder of the jar, or, if panmpi is part of a
 * linked Java runtime, in that runtime's folder {@code lib}.
 */
final class NeighbourTest {
    @Test
    void libraryLiesBesideTheJar() {
        assertEquals(
                Path.of("/opt/panmpi/lib/libpanmpi.so"),
                Neighbour.beside(URI.create("file:/opt/panmpi/lib/panmpi.jar"), "libpanmpi.so"));
    }

    @Test
    void libraryOfLinkedImageLiesInItsLib() {
        assertEquals(
                Path.of(System.getProperty("java.home"), "lib", "libpanmpi.so"),
                Neighbour.beside(URI.create("jrt:/io.panmpi"), "libpanmpi.so"));
    }
}
