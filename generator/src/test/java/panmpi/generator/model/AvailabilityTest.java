package panmpi.generator.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Tests the texts that say which libraries, and which version of MPI, have a name. */
class AvailabilityTest {

    private final Api oldMpich = api("mpich", "3.4", "3.1");
    private final Api mpich = api("mpich", "4.10", "4.0");
    private final Api newMpich = api("mpich", "5.0", "5.0");
    private final Api openMpi = api("openmpi", "4.1", "3.1");
    private final Availability availability =
            new Availability(List.of(newMpich, openMpi, oldMpich, mpich));

    private static Api api(String library, String version, String mpi) {
        return new Api(
                new Identity(library, version, "mpich", mpi, "mpi.h", "0"),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>());
    }

    @Test
    void theLowestVersionCounts() {
        assertEquals("4.0", Availability.first(List.of(newMpich, mpich)));
        assertEquals("3.1", Availability.first(List.of(newMpich, oldMpich, openMpi)));
    }

    @Test
    void librariesAreSaidWithTheVersionsThatHaveTheName() {
        assertEquals("only mpich 4.10+", availability.libraries(List.of(newMpich, mpich)));
        assertEquals(
                "mpich 3.4 to 4.10, openmpi 4.1+",
                availability.libraries(List.of(oldMpich, mpich, openMpi)));
        assertEquals("only mpich 3.4 5.0", availability.libraries(List.of(newMpich, oldMpich)));
        assertEquals("all", availability.libraries(List.of(newMpich, oldMpich, openMpi, mpich)));
    }
}
