package mpi.internal.system;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The path of the native library. */
final class ShimTest {
    @Test
    void libraryLiesBesideTheJar() {
        assertEquals(
                Path.of("/opt/panmpi/lib/libpanmpi.so"),
                Shim.beside(URI.create("file:/opt/panmpi/lib/panmpi.jar"), "libpanmpi.so"));
    }

    @Test
    void libraryOfLinkedImageLiesInItsLib() {
        assertEquals(
                Path.of(System.getProperty("java.home"), "lib", "libpanmpi.so"),
                Shim.beside(URI.create("jrt:/io.panmpi"), "libpanmpi.so"));
    }
}
