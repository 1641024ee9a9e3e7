package panmpi.tests.cases.environment;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import mpi.MPI;
import mpi.MPIException;
import mpi.internal.link.Linkage;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/**
 * Tests {@code MPI.checkCompatible}, which accepts a C library linked to no MPI or to the MPI that
 * the job uses, and refuses one linked to another MPI.
 */
@MpiTest(ranks = 1)
final class CompatibilityCase {

    /** Libraries of Debian packages that are linked to Debian's MPIs. */
    private static final List<String> COMPANIONS =
            List.of(
                    "libmpi_mpifh.so.40",
                    "libmpi_cxx.so.40",
                    "libmpichcxx.so.12",
                    "libmpichfort.so.12");

    private static List<Path> companions() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("/usr/lib"))) {
            return folders.filter(folder -> folder.toString().endsWith("-linux-gnu"))
                    .flatMap(folder -> COMPANIONS.stream().map(folder::resolve))
                    .filter(Files::isRegularFile)
                    .toList();
        }
    }

    @Test
    void otherMpisAreTold() throws IOException {
        List<Path> companions = companions();
        assumeTrue(!companions.isEmpty(), "no MPI of Debian is installed");
        for (Path library : companions) {
            boolean isOpenMpi = library.toString().endsWith(".40");
            String word = Linkage.opened().family().word();
            if (word.equals(isOpenMpi ? "openmpi" : "mpich")) {
                MPI.checkCompatible(library);
            } else {
                var refused = assertThrows(MPIException.class, () -> MPI.checkCompatible(library));
                String says = refused.getMessage();
                assertTrue(says.contains(isOpenMpi ? "Open MPI" : "MPICH"), says);
                assertTrue(says.contains("is open"), says);
            }
        }
    }

    @Test
    void librariesWithoutMpiAreCompatible() {
        String vm = System.getProperty("java.home") + "/lib/libjava.so";
        MPI.checkCompatible(Path.of(vm));
    }

    @Test
    void otherFilesAreRefused() throws IOException {
        Path text = Files.createTempFile("no-library", ".so");
        Files.writeString(
                text, "hello, this is longer than the head of a library would have to be");
        var refused = assertThrows(MPIException.class, () -> MPI.checkCompatible(text));
        assertTrue(refused.getMessage().contains("is no library"), refused.getMessage());
        Files.delete(text);
        assertThrows(MPIException.class, () -> MPI.checkCompatible(text));
    }
}
