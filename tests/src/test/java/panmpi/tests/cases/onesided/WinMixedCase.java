package panmpi.tests.cases.onesided;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/**
 * Tests a window that one rank creates by the C function, without panmpi's class Win: the other
 * rank must not wait for data that only class Win would send.
 */
@MpiTest(ranks = 2, jvm = "-Dpanmpi.checks=local")
final class WinMixedCase {
    private static final int BYTES = 64;

    // The rank that calls C functions uses MPI_COMM_WORLD, which exists only after Init.
    @Tag("init")
    @Test
    void onlyOneRankIsOfJava() {
        Lacks.assumeWindowsOverMemory();
        try (var arena = Arena.ofShared()) {
            var memory = arena.allocate(BYTES, 16);
            if (RANK == 0) {
                var win = Win.Create(memory, 4, null, WORLD);
                win.Fence(0);
                win.Put(new int[] {11}, 0, 1, MPI.INT, SIZE - 1, 3, 1, MPI.INT);
                int[] none = {};
                assertThrows(
                        MPIException.class,
                        () -> win.Put(none, 0, 1, MPI.INT, SIZE - 1, 3, 1, MPI.INT));
                win.Fence(0);
                win.Free();
            } else {
                var winAt = arena.allocate(8);
                Mpi.MPI_Win_create(memory, BYTES, 4, Mpi.MPI_INFO_NULL, Mpi.MPI_COMM_WORLD, winAt);
                long win = MpiMemory.getHandle(winAt, "MPI_Win", 0);
                Mpi.MPI_Win_fence(0, win);
                Mpi.MPI_Win_fence(0, win);
                assertEquals(11, memory.getAtIndex(JAVA_INT, 3));
                Mpi.MPI_Win_free(winAt);
            }
        }
    }
}
