package panmpi.tests.cases.communicators;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;
import static panmpi.tests.support.World.assertWorks;

import mpi.Comm;
import mpi.Errhandler;
import mpi.Group;
import mpi.Info;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Host;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.World;

/** Tests calls that create a communicator from some of the processes of another one. */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class CommMakingCase {
    @Test
    void splitByColour() {
        try (var half = WORLD.Split(RANK % 2, RANK)) {
            assertEquals((SIZE + 1 - RANK % 2) / 2, half.Size());
            assertEquals(RANK / 2, half.Rank());
            assertWorks(half);
        }
    }

    @Test
    void splitOrdersByKey() {
        try (var reversed = WORLD.Split(7, -RANK)) {
            assertEquals(LAST - RANK, reversed.Rank());
            assertWorks(reversed);
        }
    }

    @Test
    void splitLeavesOutWhoHasNoColour() {
        try (var others = WORLD.Split(RANK == 0 ? MPI.UNDEFINED : 0, 0)) {
            assertEquals(RANK == 0, others == null);
            if (RANK > 0) {
                assertEquals(LAST, others.Size());
                assertWorks(others);
            }
        }
    }

    @Test
    void splitByMachine() {
        var mine = Host.ranks();
        try (var machine = WORLD.Split_type(MPI.COMM_TYPE_SHARED, -RANK, null)) {
            assertEquals(mine.size(), machine.Size());
            assertEquals(mine.reversed().indexOf(RANK), machine.Rank());
            assertWorks(machine);
        }
        assertNull(WORLD.Split_type(MPI.UNDEFINED, 0, null));
    }

    @Test
    void splitByHardware() {
        Assumptions.assumeTrue(
                MPI.Get_version().version() >= 4,
                World.library() + ": types of hardware came with MPI 4.0");
        try (var some = WORLD.Split_type(MPI.COMM_TYPE_HW_UNGUIDED, 0, null)) {
            assertTrue(some == null || some.Size() <= SIZE);
        }
    }

    @Test
    void splitByHardwareThatIsNotThere() {
        Assumptions.assumeTrue(
                MPI.Get_version().version() >= 4,
                World.library() + ": types of hardware came with MPI 4.0");
        Lacks.assumeNot(
                "Intel", "it takes a resource type that nobody knows for the whole machine");
        try (var info = Info.Create()) {
            info.Set("mpi_hw_resource_type", "no such thing");
            try (var none = WORLD.Split_type(MPI.COMM_TYPE_HW_GUIDED, 0, info)) {
                assertNull(none);
            }
        }
    }

    @Test
    void ofAGroup() {
        try (var group = ofOthers();
                var others = WORLD.Create(group)) {
            assertOthers(others);
        }
    }

    @Test
    void ofAGroupByItsMembersAlone() {
        try (var group = ofOthers()) {
            if (RANK > 0) {
                try (var others = WORLD.Create_group(group, 5)) {
                    assertOthers(others);
                }
            }
        }
    }

    @Test
    void ofAGroupWithoutAnyCommunicator() {
        Lacks.assumeHas("MPI_Comm_create_from_group");
        try (var group = ofOthers()) {
            if (RANK > 0) {
                var tag = "panmpi/others \u00e4";
                try (var others = Intracomm.Create_from_group(group, tag, null, null)) {
                    assertOthers(others);
                    assertErrorsReturn(others);
                }
            }
        }
    }

    @Test
    void ofNobody() {
        assertNull(WORLD.Create(MPI.GROUP_EMPTY));
    }

    @Test
    void newOnesLetErrorsReturn() {
        try (var copy = WORLD.Dup();
                var half = copy.Split(0, 0);
                var group = half.Group();
                var made = half.Create(group);
                var local = half.Create_group(group, 1)) {
            assertErrorsReturn(copy);
            assertErrorsReturn(half);
            assertErrorsReturn(made);
            assertErrorsReturn(local);
        }
    }

    @Test
    void newOnesInheritAnErrorHandler() {
        try (var handler = Comm.Create_errhandler((comm, code) -> {});
                var parent = WORLD.Dup();
                var group = parent.Group()) {
            parent.Set_errhandler(handler);
            try (var made = parent.Create(group);
                    var local = parent.Create_group(group, 1)) {
                assertInherits(handler, made);
                assertInherits(handler, local);
            }
        }
    }

    private static void assertInherits(Errhandler handler, Comm comm) {
        try (var inherited = comm.Get_errhandler()) {
            assertEquals(handler, inherited);
        }
    }

    private static void assertErrorsReturn(Comm comm) {
        var refusal =
                assertThrows(
                        MPIException.class, () -> comm.Send(new int[1], 0, 1, MPI.INT, 0, -99));
        assertEquals(Mpi.MPI_ERR_TAG, refusal.Get_error_class(), refusal.getMessage());
    }

    private static void assertOthers(Intracomm others) {
        assertEquals(RANK == 0, others == null);
        if (RANK > 0) {
            assertEquals(RANK - 1, others.Rank());
            assertEquals(LAST, others.Size());
            assertWorks(others);
        }
    }

    private static Group ofOthers() {
        try (var all = WORLD.Group()) {
            return all.Excl(new int[] {0});
        }
    }
}
