package mpi.internal.discovery;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a host has an RDMA network if the kernel lists a device class for RDMA. */
final class RdmaNetworkTest {

    @TempDir private Path classes;

    @ParameterizedTest
    @ValueSource(strings = {"infiniband", "cxi", "hfi1"})
    void classOfAnAdapterIsFound(String name) throws IOException {
        Files.createDirectory(classes.resolve(name));
        assertTrue(RdmaNetwork.isIn(classes));
    }

    @Test
    void ethernetIsNone() throws IOException {
        Files.createDirectory(classes.resolve("net"));
        assertFalse(RdmaNetwork.isIn(classes));
    }

    @Test
    void hostThatDoesNotListItsDevicesMayHaveOne() {
        assertTrue(RdmaNetwork.isIn(classes.resolve("missing")));
    }
}
