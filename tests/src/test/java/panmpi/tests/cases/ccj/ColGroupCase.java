package panmpi.tests.cases.ccj;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.MPI;
import mpi.ccj.CCJException;
import mpi.ccj.ColGroupMaster;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the creation of CCJ's groups, and the end of their members and masters. */
// CCJ makes its groups from MPI_COMM_WORLD, which exists only after Init.
@Tag("init")
@MpiTest(ranks = {1, 2, 3, 4})
final class ColGroupCase {
    @Test
    void ranksGoByJvmAndThenByOrderOfAdding() throws CCJException {
        for (Shape shape : Shape.values()) {
            try (var master = new ColGroupMaster(new String[0])) {
                assertEquals(SIZE, master.getNumberOfCpus());
                var members = new Puppet[shape.here()];
                for (int i = 0; i < members.length; i++) {
                    members[i] = new Puppet();
                    master.addMember("group", members[i]);
                }
                // A JVM without members of the group may call getGroup as well.
                var group = master.getGroup("group", shape.size());
                assertEquals(shape.size(), group.size());
                for (int i = 0; i < members.length; i++) {
                    assertEquals(shape.before() + i, group.getRank(members[i]));
                    members[i].done();
                }
            }
        }
    }

    /** Tests that a group of one JVM becomes active before the other JVMs have begun to make it. */
    @Test
    void groupNeedsOnlyTheJvmsOfItsMembers() throws CCJException {
        try (var master = new ColGroupMaster(new String[0])) {
            var member = new Puppet();
            var mine = member.join(master, "only " + RANK, 1);
            assertEquals("alone", member.broadcast(mine, "alone", 0));
            member.done();
        }
    }

    @Test
    void memberOfSeveralGroups() throws CCJException {
        try (var master = new ColGroupMaster(new String[0])) {
            var member = new Puppet();
            var all = member.join(master, "all", SIZE);
            var half = member.join(master, "half " + RANK % 2, (SIZE + 1 - RANK % 2) / 2);
            assertEquals(RANK, all.getRank(member));
            assertEquals(RANK / 2, half.getRank(member));
            // A receive in one group must not get the message of the other group.
            member.send_async(all, "all", RANK);
            member.send_async(half, "half", RANK / 2);
            assertEquals("half", member.receive(half, RANK / 2));
            assertEquals("all", member.receive(all, RANK));
            member.barrier(half);
            member.barrier(all);
            member.done();
        }
    }

    /** Tests that a master ends, and the next one begins, although messages were never received. */
    @Test
    void messagesThatNobodyReceivesHoldNothingUp() throws CCJException {
        for (int round = 0; round < 2; round++) {
            try (var master = new ColGroupMaster(new String[0])) {
                var member = new Puppet();
                var all = member.join(master, "all", SIZE);
                member.send_async(all, new int[500_000], (RANK + 1) % SIZE);
                member.send_async(all, "short", (RANK + 1) % SIZE);
                member.done();
            }
            assertNoMessage();
        }
        var sum = new int[1];
        WORLD.Allreduce(new int[] {1}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        assertArrayEquals(new int[] {SIZE}, sum);
    }

    /**
     * Checks that a new communicator contains no message, although it may reuse the context ID of
     * the master's communicator.
     */
    private static void assertNoMessage() {
        try (var next = WORLD.Dup()) {
            next.Barrier();
            assertNull(next.Iprobe(MPI.ANY_SOURCE, MPI.ANY_TAG));
        }
    }
}
