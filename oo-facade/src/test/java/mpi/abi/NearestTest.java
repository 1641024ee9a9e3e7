package mpi.abi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.abi.AbiTable.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests which known {@code mpi.h} is chosen for a library, given the version text of the library.
 */
final class NearestTest {
    private static final String[] KNOWN = {
        "mpich 5.0.2", "intel 2021.18.1", "mpich 4.3.2", "mpich 4.0.2", "mpich 3.4.3"
    };

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "MPICH Version: 4.0.2                              | mpich 4.0.2",
                "MPICH Version: 4.0.3                              | mpich 4.0.2",
                "MPICH Version: 4.2                                | mpich 4.0.2",
                "MPICH Version: 4.10.1                             | mpich 4.3.2",
                "MPICH Version: 5.1.0b1                            | mpich 5.0.2",
                "MPICH Version: 3.2                                | mpich 3.4.3",
                "Intel(R) MPI Library 2021.18 for Linux* OS        | intel 2021.18.1",
                "Intel(R) MPI Library 2022.1 for Linux* OS         | intel 2021.18.1",
                "MVAPICH Version: 4.0                              | mpich 5.0.2",
                "CRAY MPICH version 8.1.29 (ANL base 3.4a2)        | mpich 5.0.2",
                "something                                         | mpich 5.0.2",
            })
    void takesTheNewestOfTheSameImplementationThatIsNotNewer(String library, String nearest) {
        assertEquals(nearest, Nearest.to(library, KNOWN));
    }

    @Test
    void knowsOpenMpiWithItsSpace() {
        String said = "Open MPI v4.1.4, package: Debian OpenMPI, ident: 4.1.4, May 26, 2022";
        assertEquals("openmpi 4.1.4", Nearest.to(said, "openmpi 5.0.11", "openmpi 4.1.4"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Intel(R) MPI Library 2021.18 for Linux* OS | intel-abi 2021.18.1",
                "MPICH Version: 5.0.2                       | mpi-abi 5.0",
                "MPItrampoline 5.4.0                        | mpi-abi 5.0",
                "MPI 6.0                                    | mpi-abi 5.0",
            })
    void aNameBehindAHyphenIsOnlyTheHeaders(String library, String nearest) {
        assertEquals(nearest, Nearest.to(library, "mpi-abi 5.0", "intel-abi 2021.18.1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "MVAPICH2 Version : 2.3.7                                         | mvapich2 2.3.7",
                "MVAPICH Version : 4.0                                            | mvapich 3.0",
                "MPI VERSION    : CRAY MPICH version 8.1.28.2 (ANL base 3.4a2)    | craympich 8.1.28",
                "MPItrampoline 5.4.0, using MPIwrapper 2.11.0                     | mpitrampoline 5.4.0",
                "SMPI Version 3.34                                                | smpi 3.1",
            })
    void derivedLibrariesAreNotTakenForThoseThatTheyDeriveFrom(String library, String nearest) {
        String[] known = {
            "mpich 5.0.2",
            "mpich 2.1",
            "smpi 3.1",
            "mpitrampoline 5.4.0",
            "mvapich 3.0",
            "mvapich2 2.3.7",
            "craympich 8.1.28"
        };
        assertEquals(nearest, Nearest.to(library, known));
    }

    @Test
    void aHeadersSecondNameIsNoOtherImplementation() {
        String said = "Intel(R) MPI Library 2021.18 for Linux* OS";
        assertEquals(Nearness.OLDER, Nearness.of(said, "intel-abi 2021.18.1"));
        assertEquals(Nearness.UNKNOWN, Nearness.of("MPICH Version: 5.0.2", "mpi-abi 5.0"));
    }

    @Test
    void aLibraryThatSaysNothingGetsTheNewest() {
        assertEquals("mpich 5.0.2", Nearest.to("", KNOWN));
    }

    @Test
    void tableHoldsTheValuesOfTheNearestHeader() {
        AbiTable old = MpichAbi.table("MPICH Version:\t4.0.2\nMPICH Release date: ...");
        AbiTable newest = MpichAbi.table("MPICH Version:      5.0.2");
        assertEquals("mpich 4.0.2", old.source());
        assertEquals("4.0", old.version());
        assertEquals(4, old.number("MPIX_COMM_TYPE_NEIGHBORHOOD"));
        assertEquals(5, newest.number("MPIX_COMM_TYPE_NEIGHBORHOOD"));
        assertEquals(Kind.ABSENT, old.kind("MPI_ERR_ABI"));
        assertEquals(Kind.NUMBER, newest.kind("MPI_ERR_ABI"));
        assertEquals(newest.number("MPI_INT"), old.number("MPI_INT"));
    }
}
