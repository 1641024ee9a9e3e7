package panmpi.tests.cases.communicators;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.EvenAndOdd.MINE;
import static panmpi.tests.support.EvenAndOdd.THEIRS;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;
import static panmpi.tests.support.World.assertWorks;

import mpi.Comm;
import mpi.Group;
import mpi.Intercomm;
import mpi.MPI;
import mpi.Request;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.EvenAndOdd;
import panmpi.tests.support.Patterns;

/** Tests messages of every type between two groups, probes, clones, and groups of unequal size. */
@MpiTest(ranks = {2, 3, 4, 6, 8})
final class IntercommTypesCase {
    @Test
    void everyRankSendsToEachOfTheOthers() {
        try (var between = EvenAndOdd.between()) {
            for (Patterns type : Patterns.values()) {
                exchange(between, type);
            }
        }
    }

    private static void exchange(Intercomm between, Patterns type) {
        var requests = new Request[2 * THEIRS];
        var received = new Object[THEIRS];
        for (int peer = 0; peer < THEIRS; peer++) {
            received[peer] = type.untouched(6);
            requests[peer] = between.Irecv(received[peer], 1, 4, type.datatype, peer, 5);
            var sent = type.filled(100 * RANK + peer, 5);
            requests[THEIRS + peer] = between.Issend(sent, 1, 4, type.datatype, peer, 5);
        }
        Request.Waitall(requests);
        for (int peer = 0; peer < THEIRS; peer++) {
            int world = 2 * peer + 1 - RANK % 2;
            type.assertHolds(received[peer], 1, 4, 100 * world + RANK / 2, 1);
        }
    }

    @Test
    void probesTellOfTheOthers() {
        try (var between = EvenAndOdd.between()) {
            if (RANK == 1) {
                between.Send(new int[] {1, 2, 3}, 0, 3, MPI.INT, 0, 8);
            }
            if (RANK == 0) {
                var status = between.Probe(MPI.ANY_SOURCE, 8);
                assertEquals(0, status.source);
                assertEquals(3, status.Get_count(MPI.INT));
                between.Recv(new int[3], 0, 3, MPI.INT, 0, 8);
            }
            assertNull(between.Iprobe(MPI.ANY_SOURCE, 9));
        }
    }

    @Test
    void clonesAreBetweenTheSameGroups() {
        try (var between = EvenAndOdd.between()) {
            var copy = between.clone();
            assertTrue(copy.Test_inter());
            assertEquals(MPI.CONGRUENT, Comm.Compare(between, copy));
            assertEquals(THEIRS, copy.Remote_size());
            exchange(copy, Patterns.LONG);
            copy.Free();
            assertTrue(copy.Is_null());
        }
    }

    /** Tests a group A of rank 0, and a group B of all other ranks, which its last rank leads. */
    @Test
    void oneAgainstAll() {
        try (var side = WORLD.Split(RANK == 0 ? 0 : 1, RANK);
                var between =
                        WORLD.Create_intercomm(
                                side, RANK == 0 ? 0 : SIZE - 2, RANK == 0 ? LAST : 0, 31)) {
            assertEquals(RANK == 0 ? 1 : SIZE - 1, between.Size());
            assertEquals(RANK == 0 ? SIZE - 1 : 1, between.Remote_size());
            try (var merged = between.Merge(RANK == 0)) {
                assertEquals(RANK == 0 ? SIZE - 1 : RANK - 1, merged.Rank());
                assertFalse(merged.Test_inter());
                assertWorks(merged);
                assertEquals(SIZE == 1 ? MPI.CONGRUENT : MPI.SIMILAR, Comm.Compare(WORLD, merged));
            }
        }
    }

    @Test
    void groupsOfBothSidesAreApart() {
        try (var between = EvenAndOdd.between();
                var mine = between.Group();
                var theirs = between.Remote_group()) {
            assertEquals(0, Group.Intersection(mine, theirs).Size());
            assertEquals(SIZE, Group.Union(mine, theirs).Size());
            assertEquals(MINE, mine.Size());
            assertEquals(MPI.UNEQUAL, Comm.Compare(WORLD, between));
        }
    }
}
