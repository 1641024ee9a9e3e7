package panmpi.tests.cases.environment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.util.List;
import mpi.MPI;
import mpi.MPIException;
import mpi.abi.MissingFunctionException;
import mpi.c.Mpi;
import mpi.internal.link.Linkage;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.World;

/**
 * Tests information on the library, and registrations with it: error classes, data representations.
 */
// These tests need Init and MPI_COMM_WORLD, which a process that has only sessions lacks.
@Tag("init")
@MpiTest(ranks = {1, 2})
final class LibraryCase {
    @Test
    void isNotFinalizedYet() {
        assertTrue(MPI.Initialized());
        assertFalse(MPI.Finalized());
    }

    @Test
    void versions() {
        var version = MPI.Get_version();
        assertTrue(version.version() >= 3, version::toString);
        assertTrue(version.subversion() >= 0, version::toString);
        var says = " (MPI " + version.version() + "." + version.subversion() + ",";
        assertTrue(Linkage.library().contains(says), Linkage.library() + " has" + says);
        assertFalse(MPI.Get_library_version().isBlank());
    }

    @Test
    void anExtensionIsFoundByItsNameInTheStandard() throws Throwable {
        String type = "int(MPI_Comm,pointer)";
        var adopted = Linkage.link("MPIX_Comm_rank", "MPI_Comm_rank", type, "an extension");
        var own = Linkage.link("MPI_Comm_rank", "MPI_Comm_ranks", type, "MPI 1.0");
        var neither = Linkage.link("MPIX_Comm_ranks", "MPI_Comm_ranks", type, "an extension");
        try (var arena = Arena.ofConfined()) {
            var rank = arena.allocate(ValueLayout.JAVA_INT);
            for (var handle : List.of(adopted, own)) {
                rank.set(ValueLayout.JAVA_INT, 0, -1);
                assertEquals(0, (int) handle.invokeExact(Mpi.MPI_COMM_WORLD, rank));
                assertEquals(WORLD.Rank(), rank.get(ValueLayout.JAVA_INT, 0));
            }
            assertThrows(
                    MissingFunctionException.class,
                    () -> {
                        int code = (int) neither.invokeExact(Mpi.MPI_COMM_WORLD, rank);
                    });
        }
    }

    @Test
    void threads() throws InterruptedException {
        var levels =
                List.of(
                        MPI.THREAD_SINGLE,
                        MPI.THREAD_FUNNELED,
                        MPI.THREAD_SERIALIZED,
                        MPI.THREAD_MULTIPLE);
        assertEquals(levels.stream().sorted().toList(), levels);
        assertTrue(levels.contains(MPI.Query_thread()));
        assertTrue(MPI.Is_thread_main());
        if (MPI.Query_thread() == MPI.THREAD_MULTIPLE) {
            var isMain = new boolean[] {true};
            var other = new Thread(() -> isMain[0] = MPI.Is_thread_main());
            other.start();
            other.join();
            assertFalse(isMain[0]);
        }
    }

    @Test
    void hardware() {
        Lacks.assumeHas("MPI_Get_hw_resource_info");
        try (var info = MPI.Get_hw_resource_info()) {
            for (int i = 0; i < info.Get_nkeys(); i++) {
                var answer = info.Get_string(info.Get_nthkey(i));
                assertTrue(List.of("true", "false").contains(answer), answer);
            }
        }
    }

    @Test
    void clocksOfOneMachineAgree() {
        var times = new double[] {MPI.Wtime()};
        WORLD.Barrier();
        assertTrue(MPI.Wtime() >= times[0]);
        assertTrue(MPI.Wtick() > 0 && MPI.Wtick() < 1);
        // Without a profiler, the level has no effect.
        MPI.Pcontrol(1);
        assertTrue(MPI.Wtime() >= times[0]);
    }

    @Test
    void representationsOfDataHaveOneOwner() {
        if (World.isOpenMpi()) {
            // Open MPI refuses data representations other than its own.
            assertThrows(
                    MPIException.class,
                    () -> MPI.registerDataRep("of a test", null, null, datatype -> 8));
            return;
        }
        var name = "panmpi case";
        MPI.Register_datarep(name, null, null, datatype -> 8);
        var refusal =
                assertThrows(
                        MPIException.class,
                        () -> MPI.registerDataRep(name, null, null, datatype -> 8));
        assertEquals(Mpi.MPI_ERR_DUP_DATAREP, refusal.Get_error_class(), refusal.getMessage());
        World.assertMpiStillWorks();
    }

    @Test
    void representationsOfDataNeedAnExtent() {
        assertThrows(MPIException.class, () -> MPI.Register_datarep("without", null, null, null));
    }
}
