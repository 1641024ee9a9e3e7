package panmpi.tests.cases.groups;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.stream.IntStream;
import mpi.Group;
import mpi.MPI;
import mpi.MPIException;
import mpi.Session;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/** Tests class Group: how groups of processes are made, and which processes are in them. */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class GroupCase {
    @Test
    void hasTheRanksOfItsCommunicator() {
        try (var all = WORLD.Group()) {
            assertEquals(SIZE, all.Size());
            assertEquals(RANK, all.Rank());
        }
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Group_size, ends the process.
    @Tag("init")
    @Test
    void emptyAndMissingGroups() {
        assertEquals(0, MPI.GROUP_EMPTY.Size());
        assertEquals(MPI.UNDEFINED, MPI.GROUP_EMPTY.Rank());
        assertTrue(MPI.GROUP_NULL.Is_null());
        assertThrows(MPIException.class, MPI.GROUP_NULL::Size);
    }

    @Test
    void comparison() {
        try (var all = WORLD.Group();
                var same = WORLD.Group();
                var reversed = all.Incl(reversed());
                var others = all.Excl(new int[] {LAST})) {
            assertEquals(MPI.IDENT, Group.Compare(all, same));
            assertEquals(SIZE == 1 ? MPI.IDENT : MPI.SIMILAR, Group.Compare(all, reversed));
            assertEquals(MPI.UNEQUAL, Group.Compare(all, others));
        }
    }

    @Test
    void inclusionKeepsTheOrderGiven() {
        try (var all = WORLD.Group();
                var reversed = all.Incl(reversed())) {
            assertEquals(SIZE, reversed.Size());
            assertEquals(LAST - RANK, reversed.Rank());
        }
    }

    @Test
    void inclusionOfNobodyIsEmpty() {
        try (var all = WORLD.Group()) {
            assertEquals(MPI.IDENT, Group.Compare(MPI.GROUP_EMPTY, all.Incl(new int[0])));
        }
    }

    @Test
    void exclusion() {
        try (var all = WORLD.Group();
                var others = all.Excl(new int[] {0})) {
            assertEquals(LAST, others.Size());
            assertEquals(RANK == 0 ? MPI.UNDEFINED : RANK - 1, others.Rank());
        }
    }

    @Test
    void rangesGoUpAndDown() {
        int[][] odd = {{1, LAST, 2}};
        int[][] down = {{LAST, 0, -1}};
        try (var all = WORLD.Group();
                var reversed = all.Range_incl(down);
                var even = SIZE == 1 ? all.Range_excl(new int[0][]) : all.Range_excl(odd)) {
            assertEquals(LAST - RANK, reversed.Rank());
            assertEquals((SIZE + 1) / 2, even.Size());
            assertEquals(RANK % 2 == 0 ? RANK / 2 : MPI.UNDEFINED, even.Rank());
        }
    }

    @Test
    void rangesAreTriplets() {
        try (var all = WORLD.Group()) {
            var refusal =
                    assertThrows(MPIException.class, () -> all.Range_incl(new int[][] {{0, LAST}}));
            assertTrue(refusal.getMessage().contains("ranges[0] has 2"), refusal.getMessage());
        }
    }

    @Test
    void ranksAreTranslated() {
        try (var all = WORLD.Group();
                var reversed = all.Incl(reversed());
                var first = all.Incl(new int[] {0})) {
            assertArrayEquals(
                    reversed(),
                    Group.Translate_ranks(all, IntStream.range(0, SIZE).toArray(), reversed));
            var inFirst = Group.Translate_ranks(all, new int[] {LAST, MPI.PROC_NULL}, first);
            int last = SIZE == 1 ? 0 : MPI.UNDEFINED;
            assertArrayEquals(new int[] {last, MPI.PROC_NULL}, inFirst);
        }
    }

    @Test
    void unionIntersectionAndDifference() {
        try (var all = WORLD.Group();
                var first = all.Incl(new int[] {0});
                var others = all.Excl(new int[] {0});
                var union = Group.Union(others, first);
                var both = Group.Intersection(all, others);
                var difference = Group.Difference(all, others)) {
            assertEquals(RANK == 0 ? LAST : RANK - 1, union.Rank());
            assertEquals(MPI.IDENT, Group.Compare(others, both));
            assertEquals(MPI.IDENT, Group.Compare(first, difference));
        }
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Group_free, ends the process.
    @Tag("init")
    @Test
    void freeGroupsAreNull() {
        var group = WORLD.Group();
        assertFalse(group.Is_null());
        group.Free();
        assertTrue(group.Is_null());
        group.close();
        var refusal = assertThrows(MPIException.class, group::Free);
        assertEquals(Mpi.MPI_ERR_GROUP, refusal.Get_error_class(), refusal.getMessage());
    }

    @Test
    void ranksOutsideTheGroupAreRefused() {
        try (var all = WORLD.Group()) {
            var refusal = assertThrows(MPIException.class, () -> all.Incl(new int[] {SIZE}));
            assertEquals(Mpi.MPI_ERR_RANK, refusal.Get_error_class(), refusal.getMessage());
            assertThrows(MPIException.class, () -> all.Incl(null));
        }
    }

    @Test
    void ranksOutsideTheGroupAreNotTranslated() {
        try (var all = WORLD.Group()) {
            for (int rank : new int[] {SIZE, 1 << 24, Integer.MIN_VALUE}) {
                int[] ranks = {0, MPI.PROC_NULL, rank};
                var refusal =
                        assertThrows(
                                MPIException.class, () -> Group.Translate_ranks(all, ranks, all));
                assertEquals(Mpi.MPI_ERR_RANK, refusal.Get_error_class(), refusal.getMessage());
                assertTrue(
                        refusal.getMessage().contains("ranks1[2] is rank " + rank),
                        refusal.getMessage());
            }
        }
    }

    @Test
    void fromProcessSets() {
        Lacks.assumeHas("MPI_Session_init", "MPI_Group_from_session_pset");
        try (var session = Session.Init(null, null);
                var world = Group.From_session_pset(session, "mpi://WORLD");
                var self = Group.From_session_pset(session, "mpi://SELF")) {
            assertEquals(SIZE, world.Size());
            assertEquals(RANK, world.Rank());
            assertEquals(1, self.Size());
            assertThrows(
                    MPIException.class, () -> Group.From_session_pset(session, "mpi://NOWHERE"));
        }
    }

    private static int[] reversed() {
        return IntStream.range(0, SIZE).map(rank -> LAST - rank).toArray();
    }
}
