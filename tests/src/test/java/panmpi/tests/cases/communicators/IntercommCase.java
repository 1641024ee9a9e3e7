package panmpi.tests.cases.communicators;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.EvenAndOdd.MINE;
import static panmpi.tests.support.EvenAndOdd.THEIRS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.assertWorks;

import mpi.Comm;
import mpi.Group;
import mpi.Info;
import mpi.Intercomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.EvenAndOdd;
import panmpi.tests.support.Lacks;

/** Tests communicators between two groups: the even and the odd ranks. */
@MpiTest(ranks = {2, 3, 4, 6, 8})
final class IntercommCase {
    @Test
    void hasTwoGroups() {
        try (var between = EvenAndOdd.between();
                var mine = between.Group();
                var theirs = between.Remote_group()) {
            assertTrue(between.Test_inter());
            assertEquals(MINE, between.Size());
            assertEquals(RANK / 2, between.Rank());
            assertEquals(THEIRS, between.Remote_size());
            assertEquals(RANK / 2, mine.Rank());
            assertEquals(MINE, mine.Size());
            assertEquals(MPI.UNDEFINED, theirs.Rank());
            assertEquals(THEIRS, theirs.Size());
        }
    }

    @Test
    void messagesGoToTheOthers() {
        try (var between = EvenAndOdd.between()) {
            int peer = RANK / 2 < THEIRS ? RANK / 2 : MPI.PROC_NULL;
            var received = new int[] {-1};
            between.Sendrecv(
                    new int[] {RANK}, 0, 1, MPI.INT, peer, 3, received, 0, 1, MPI.INT, peer, 3);
            assertEquals(peer == MPI.PROC_NULL ? -1 : RANK ^ 1, received[0]);
        }
    }

    @Test
    void ranksAreThoseOfTheOthers() {
        try (var between = EvenAndOdd.between()) {
            var refusal =
                    assertThrows(
                            MPIException.class,
                            () -> between.Send(new int[1], 0, 1, MPI.INT, THEIRS, 3));
            assertEquals(Mpi.MPI_ERR_RANK, refusal.Get_error_class(), refusal.getMessage());
        }
    }

    @Test
    void mergeOrdersTheHalves() {
        try (var between = EvenAndOdd.between();
                var evenFirst = between.Merge(RANK % 2 == 1);
                var oddFirst = between.Merge(RANK % 2 == 0)) {
            assertFalse(evenFirst.Test_inter());
            assertEquals(RANK / 2 + RANK % 2 * THEIRS, evenFirst.Rank());
            assertEquals(RANK / 2 + (1 - RANK % 2) * THEIRS, oddFirst.Rank());
            assertWorks(evenFirst);
            assertWorks(oddFirst);
        }
    }

    @Test
    void copies() {
        try (var between = EvenAndOdd.between();
                var copy = between.Dup();
                var hinted = between.Dup_with_info(null)) {
            assertEquals(MPI.CONGRUENT, Comm.Compare(between, copy));
            assertCounts(copy);
            assertCounts(hinted);
            copy.Disconnect();
            assertTrue(copy.Is_null());
        }
    }

    @Test
    void nonblockingCopies() {
        try (var between = EvenAndOdd.between()) {
            var made = between.Idup();
            made.request().Wait();
            try (var copy = made.newcomm()) {
                assertCounts(copy);
            }
        }
    }

    @Test
    void nonblockingCopiesWithHints() {
        Lacks.assumeHas("MPI_Comm_idup_with_info");
        try (var between = EvenAndOdd.between();
                var info = Info.Create()) {
            info.Set("mpi_assert_no_any_tag", "true");
            var made = between.Idup_with_info(info);
            made.request().Wait();
            try (var copy = made.newcomm()) {
                assertCounts(copy);
            }
        }
    }

    @Test
    void splitsBothSides() {
        try (var between = EvenAndOdd.between();
                var firsts = between.Split(RANK < 2 ? 0 : MPI.UNDEFINED, 0)) {
            assertEquals(RANK >= 2, firsts == null);
            if (RANK < 2) {
                assertEquals(1, firsts.Size());
                assertEquals(1, firsts.Remote_size());
            }
        }
    }

    @Test
    void ofGroupsOfBothSides() {
        try (var between = EvenAndOdd.between();
                var mine = between.Group();
                var first = mine.Incl(new int[] {0});
                var firsts = between.Create(first)) {
            assertEquals(RANK >= 2, firsts == null);
            if (RANK < 2) {
                assertEquals(1, firsts.Remote_size());
            }
        }
    }

    @Test
    void ofGroupsWithoutAnyCommunicator() {
        Lacks.assumeHas("MPI_Intercomm_create_from_groups");
        try (var between = EvenAndOdd.between();
                var mine = between.Group();
                var theirs = between.Remote_group();
                var made = fromGroups(mine, theirs)) {
            assertTrue(made.Test_inter());
            assertCounts(made);
        }
    }

    private static Intercomm fromGroups(Group mine, Group theirs) {
        return Intercomm.Create_from_groups(mine, 0, theirs, 0, "panmpi/between", null, null);
    }

    private static void assertCounts(Intercomm between) {
        var sum = new int[1];
        between.Allreduce(new int[] {1}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        assertEquals(THEIRS, sum[0]);
    }
}
