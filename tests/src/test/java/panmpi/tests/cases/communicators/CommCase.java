package panmpi.tests.cases.communicators;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SELF;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;
import static panmpi.tests.support.World.assertWorks;

import mpi.Comm;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/** Tests how communicators are copied, named, given hints and freed. */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class CommCase {
    @Test
    void comparison() {
        try (var copy = WORLD.Dup();
                var reversed = WORLD.Split(0, LAST - RANK)) {
            assertEquals(MPI.IDENT, Comm.Compare(WORLD, WORLD));
            assertEquals(MPI.CONGRUENT, Comm.Compare(WORLD, copy));
            assertEquals(SIZE == 1 ? MPI.CONGRUENT : MPI.SIMILAR, Comm.Compare(WORLD, reversed));
            int self = Comm.Compare(WORLD, SELF);
            assertEquals(SIZE == 1 ? MPI.CONGRUENT : MPI.UNEQUAL, self);
        }
    }

    @Test
    void copiesKeepTheirMessagesApart() {
        try (var copy = WORLD.Dup()) {
            var first = new int[1];
            var second = new int[1];
            var requests =
                    new Request[] {
                        WORLD.Irecv(first, 0, 1, MPI.INT, RANK, 1),
                        copy.Irecv(second, 0, 1, MPI.INT, RANK, 1)
                    };
            copy.Send(new int[] {2}, 0, 1, MPI.INT, RANK, 1);
            WORLD.Send(new int[] {1}, 0, 1, MPI.INT, RANK, 1);
            Request.Waitall(requests);
            assertEquals(1, first[0]);
            assertEquals(2, second[0]);
        }
    }

    @Test
    void copiesOfCopies() {
        try (var copy = WORLD.Dup();
                var another = copy.Dup()) {
            assertWorks(another);
        }
    }

    @Test
    void copiesWithHints() {
        try (var plain = WORLD.Dup_with_info(null);
                var info = Info.Create()) {
            assertWorks(plain);
            info.Set("mpi_assert_no_any_tag", "true");
            try (var hinted = WORLD.Dup_with_info(info)) {
                assertWorks(hinted);
                assertHint(hinted);
            }
        }
    }

    @Test
    void hintsAreSetLater() {
        try (var copy = WORLD.Dup();
                var info = Info.Create()) {
            info.Set("mpi_assert_no_any_tag", "true");
            copy.Set_info(info);
            assertWorks(copy);
            assertHint(copy);
        }
    }

    @Test
    void nonblockingCopies() {
        var first = WORLD.Idup();
        var second = WORLD.Idup();
        Request.Waitall(new Request[] {second.request(), first.request()});
        try (var copy = first.newcomm();
                var other = second.newcomm()) {
            assertEquals(MPI.CONGRUENT, Comm.Compare(copy, other));
            assertWorks(copy);
            assertWorks(other);
        }
    }

    @Test
    void nonblockingCopiesWithHints() {
        Lacks.assumeHas("MPI_Comm_idup_with_info");
        try (var info = Info.Create()) {
            info.Set("mpi_assert_no_any_tag", "true");
            var made = WORLD.Idup_with_info(info);
            assertTrue(made.newcomm().Is_null() || !made.request().Is_null());
            made.request().Wait();
            try (var copy = made.newcomm()) {
                assertWorks(copy);
            }
        }
        var unhinted = WORLD.Idup_with_info(null);
        unhinted.request().Wait();
        unhinted.newcomm().Free();
    }

    // A process that has only sessions lacks MPI_COMM_WORLD and MPI_COMM_SELF.
    @Tag("init")
    @Test
    void names() {
        assertEquals("MPI_COMM_WORLD", WORLD.Get_name());
        assertEquals("MPI_COMM_SELF", MPI.COMM_SELF.Get_name());
        try (var copy = WORLD.Dup()) {
            assertEquals("", copy.Get_name());
            for (int length = 1; length < MPI.MAX_OBJECT_NAME; length++) {
                var name = "n".repeat(length - 1) + "o";
                copy.Set_name(name);
                assertEquals(name, copy.Get_name());
            }
            copy.Set_name("\u00e4\u20ac\uD83D\uDE00");
            assertEquals("\u00e4\u20ac\uD83D\uDE00", copy.Get_name());
        }
    }

    // Not run by test-sessions (tag init): without Init, a call with MPI_COMM_NULL ends the
    // process.
    @Tag("init")
    @Test
    void freeCommunicatorsAreNull() {
        var copy = WORLD.Dup();
        assertFalse(copy.Is_null());
        copy.Free();
        assertTrue(copy.Is_null());
        copy.close();
        assertNoComm(assertThrows(MPIException.class, copy::Free));
        assertNoComm(assertThrows(MPIException.class, copy::Size));
        assertNoComm(assertThrows(MPIException.class, copy::Barrier));
    }

    @Test
    void disconnectedCommunicatorsAreNull() {
        var copy = WORLD.Dup();
        copy.Disconnect();
        assertTrue(copy.Is_null());
    }

    // A process that has only sessions lacks MPI_COMM_WORLD and MPI_COMM_SELF.
    @Tag("init")
    @Test
    void closingTheWorldLeavesIt() {
        WORLD.close();
        MPI.COMM_SELF.close();
        assertEquals(SIZE, WORLD.Size());
        assertEquals(1, MPI.COMM_SELF.Size());
    }

    private static void assertNoComm(MPIException refusal) {
        assertEquals(Mpi.MPI_ERR_COMM, refusal.Get_error_class(), refusal.getMessage());
    }

    /** Checks that a library ignores a hint or keeps it as it was set. */
    private static void assertHint(Comm comm) {
        try (var used = comm.Get_info()) {
            var hint = used.Get_string("mpi_assert_no_any_tag");
            assertTrue(hint == null || hint.equals("true"), hint);
        }
    }
}
