package panmpi.tests.cases.communicators;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;
import static panmpi.tests.support.World.assertWorks;

import java.util.stream.IntStream;
import mpi.Comm;
import mpi.Group;
import mpi.Info;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.EvenAndOdd;
import panmpi.tests.support.Lacks;

/** Tests that processes outside of a new communicator get Java's null, as in mpiJava. */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class NullCommCase {
    private static final boolean[] ROUND = {true};

    @Test
    void splitWithoutAColour() {
        for (int n = 0; n <= SIZE; n++) {
            assertFirst(n, WORLD.Split(RANK < n ? 0 : MPI.UNDEFINED, RANK));
        }
    }

    @Test
    void splitByTypeWithoutAType() {
        int type = RANK == LAST ? MPI.UNDEFINED : MPI.COMM_TYPE_SHARED;
        try (var machine = WORLD.Split_type(type, RANK, null)) {
            assertEquals(RANK == LAST, machine == null);
        }
    }

    @Test
    void createdOfAGroup() {
        for (int n = 0; n <= SIZE; n++) {
            try (var group = first(n)) {
                assertFirst(n, WORLD.Create(group));
                assertFirst(n, WORLD.Creat(group));
            }
        }
        assertNull(WORLD.Create(MPI.GROUP_EMPTY));
        assertNull(WORLD.Creat(MPI.GROUP_EMPTY));
    }

    @Test
    void createdOfAGroupByItsMembersAlone() {
        for (int n = 1; n <= SIZE; n++) {
            try (var group = first(n)) {
                assertFirst(n, WORLD.Create_group(RANK < n ? group : MPI.GROUP_EMPTY, n));
            }
        }
    }

    @Test
    void createdOfNoGroupAtAll() {
        Lacks.assumeHas("MPI_Comm_create_from_group");
        assertNull(Intracomm.Create_from_group(MPI.GROUP_EMPTY, "panmpi/none", null, null));
    }

    // MPICH makes a grid without dimensions from MPI_COMM_SELF, which exists only after Init.
    @Tag("init")
    @Test
    void createdAsAGrid() {
        for (int n = 1; n <= SIZE; n++) {
            assertFirst(n, WORLD.Create_cart(new int[] {n}, ROUND, false));
        }
        assertFirst(1, WORLD.Create_cart(new int[0], new boolean[0], false));
    }

    @Test
    void createdAsAGraph() {
        for (int n = 1; n <= SIZE; n++) {
            int[] degrees = IntStream.rangeClosed(1, n).toArray();
            int[] itself = IntStream.range(0, n).toArray();
            assertFirst(n, WORLD.Create_graph(degrees, itself, false));
        }
    }

    /**
     * Tests Sub without any dimension: MPICH 4.0 gives only one process a communicator, while other
     * MPIs give each process one of its own.
     */
    // MPICH makes a grid without dimensions from MPI_COMM_SELF, which exists only after Init.
    @Tag("init")
    @Test
    void partsOfAGrid() {
        try (var grid = WORLD.Create_cart(new int[] {SIZE}, ROUND, false)) {
            assertFirst(SIZE, grid.Sub(ROUND));
            try (var point = grid.Sub(new boolean[] {false})) {
                assertTrue(point == null ? grid.Rank() > 0 : point.Size() == 1);
            }
        }
    }

    @Test
    void partsOfTwoGroups() {
        Assumptions.assumeTrue(SIZE > 1, "two groups need two processes");
        try (var between = EvenAndOdd.between();
                var mine = between.Group();
                var leader = mine.Incl(new int[] {0})) {
            assertLeaders(between.Split(between.Rank() == 0 ? 0 : MPI.UNDEFINED, 0));
            assertLeaders(between.Create(leader));
            assertNull(between.Create(MPI.GROUP_EMPTY));
        }
    }

    @Test
    void copiesAreThereForAll() {
        try (var hints = Info.Create();
                var copy = WORLD.Dup();
                var hinted = WORLD.Dup_with_info(hints)) {
            assertWorks(copy);
            assertWorks(hinted);
        }
        var later = WORLD.Idup();
        assertNotNull(later.newcomm(), "the request fills it");
        later.request().Wait();
        try (var copy = later.newcomm()) {
            assertWorks(copy);
        }
    }

    @Test
    void nobodySpawnedThisJob() {
        assertNull(Comm.Get_parent());
    }

    /**
     * Checks an intercommunicator between the first even and the first odd rank, which is null on
     * all other ranks.
     */
    private static void assertLeaders(Intercomm leaders) {
        assertEquals(RANK >= 2, leaders == null);
        if (leaders != null) {
            assertEquals(1, leaders.Remote_size());
            leaders.Free();
        }
    }

    private static void assertFirst(int n, Intracomm some) {
        assertEquals(RANK >= n, some == null, () -> "of " + n + ": " + some);
        if (some != null) {
            assertEquals(n, some.Size());
            assertWorks(some);
            some.Free();
        }
    }

    private static Group first(int n) {
        try (var all = WORLD.Group()) {
            return all.Incl(IntStream.range(0, n).toArray());
        }
    }
}
