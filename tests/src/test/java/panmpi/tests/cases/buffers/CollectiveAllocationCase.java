package panmpi.tests.cases.buffers;

import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.Datatype;
import mpi.MPI;
import mpi.internal.system.Pins;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Allocated;
import panmpi.tests.support.Patterns;

/** Tests that blocking collective calls allocate nothing on the heap. */
// Runs alone: other cases would change what compiled code allocates, which is measured here.
@Tag("any-mpi")
@MpiTest(ranks = 2, alone = true)
final class CollectiveAllocationCase {
    private static final int SHORT = 16;
    private static final int LONG = 2 * Pins.FROM;

    @Test
    void barriers() {
        assertNothing("Barrier", WORLD::Barrier);
    }

    @Test
    void shortArrays() {
        for (Patterns type : new Patterns[] {Patterns.INT, Patterns.DOUBLE, Patterns.BYTE}) {
            assertNothing(type, SHORT);
        }
    }

    @Test
    void longArrays() {
        assertNothing(Patterns.DOUBLE, LONG);
    }

    @Test
    void segments() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment in = arena.allocate(8 * SHORT, 8);
            MemorySegment out = arena.allocate(8 * SHORT * SIZE, 8);
            Datatype d = MPI.LONG;
            assertNothing("Bcast", () -> WORLD.Bcast(in, SHORT, d, 0));
            assertNothing("Allreduce", () -> WORLD.Allreduce(in, out, SHORT, d, MPI.SUM));
            assertNothing("Allgather", () -> WORLD.Allgather(in, SHORT, d, out, SHORT, d));
        }
    }

    private static void assertNothing(Patterns type, int n) {
        Object one = type.untouched(n);
        Object all = type.untouched(SIZE * n);
        Object many = type.untouched(SIZE * n);
        Datatype d = type.datatype;
        String what = n + " of " + type + ", ";
        assertNothing(what + "Bcast", () -> WORLD.Bcast(one, 0, n, d, 0));
        assertNothing(what + "Reduce", () -> WORLD.Reduce(one, 0, all, 0, n, d, MPI.MAX, 0));
        assertNothing(what + "Allreduce", () -> WORLD.Allreduce(one, 0, all, 0, n, d, MPI.SUM));
        assertNothing(what + "Gather", () -> WORLD.Gather(one, 0, n, d, all, 0, n, d, 0));
        assertNothing(what + "Scatter", () -> WORLD.Scatter(all, 0, n, d, one, 0, n, d, 0));
        assertNothing(what + "Allgather", () -> WORLD.Allgather(one, 0, n, d, all, 0, n, d));
        assertNothing(what + "Alltoall", () -> WORLD.Alltoall(many, 0, n, d, all, 0, n, d));
    }

    private static void assertNothing(String what, Runnable calls) {
        Allocated.assertAtMost(0, what, calls);
    }
}
