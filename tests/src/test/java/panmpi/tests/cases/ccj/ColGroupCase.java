package panmpi.tests.cases.ccj;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.World.LAST;
import static panmpi.tests.World.RANK;
import static panmpi.tests.World.SIZE;
import static panmpi.tests.World.WORLD;

import java.io.Serializable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import mpi.MPI;
import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.ColMember;
import mpi.ccj.DividableDataObjectInterface;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.Np;

/** How groups come to be, and what is refused. */
@Np({1, 2, 3, 4})
final class ColGroupCase {
    /** One that the tests' own thread speaks for. */
    private static final class Puppet extends ColMember {
        @Override
        public void run() {
            throw new AssertionError("no thread runs it");
        }
    }

    /** Parts that cannot travel. */
    private static final class Odd implements DividableDataObjectInterface {
        @Override
        public Object elementAt(int index, int groupSize) {
            return new Object();
        }

        @Override
        public void setElementAt(int index, int groupSize, Serializable object) {
            throw new AssertionError("nothing is gathered");
        }
    }

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
                // A JVM without members may ask as well.
                var group = master.getGroup("group", shape.size());
                assertEquals(shape.size(), group.size());
                for (int i = 0; i < members.length; i++) {
                    assertEquals(shape.before() + i, group.getRank(members[i]));
                    members[i].done();
                }
            }
        }
    }

    /** A group of one JVM becomes active while the others have not begun to think of it. */
    @Test
    void groupNeedsOnlyTheJvmsOfItsMembers() throws CCJException {
        try (var master = new ColGroupMaster(new String[0])) {
            var member = new Puppet();
            var mine = group(master, "only " + RANK, member, 1);
            assertEquals("alone", member.broadcast(mine, "alone", 0));
            member.done();
        }
    }

    @Test
    void memberOfSeveralGroups() throws CCJException {
        try (var master = new ColGroupMaster(new String[0])) {
            var member = new Puppet();
            var all = group(master, "all", member, SIZE);
            var half = group(master, "half " + RANK % 2, member, (SIZE + 1 - RANK % 2) / 2);
            assertEquals(RANK, all.getRank(member));
            assertEquals(RANK / 2, half.getRank(member));
            // The message for one group is no message for the other.
            member.send_async(all, "all", RANK);
            member.send_async(half, "half", RANK / 2);
            assertEquals("half", member.receive(half, RANK / 2));
            assertEquals("all", member.receive(all, RANK));
            member.barrier(half);
            member.barrier(all);
            member.done();
        }
    }

    /** Whatever was sent and never received, the end comes and the next master begins anew. */
    @Test
    void messagesThatNobodyReceivesHoldNothingUp() throws CCJException {
        for (int round = 0; round < 2; round++) {
            try (var master = new ColGroupMaster(new String[0])) {
                var member = new Puppet();
                var all = group(master, "all", member, SIZE);
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

    /** MPI may give the next communicator the place of the master's, with what was left in it. */
    private static void assertNoMessage() {
        try (var next = WORLD.Dup()) {
            next.Barrier();
            assertNull(next.Iprobe(MPI.ANY_SOURCE, MPI.ANY_TAG));
        }
    }

    @Test
    void wrongNumbersOfMembersAreRefused() throws CCJException {
        try (var master = new ColGroupMaster(new String[0])) {
            var first = new Puppet();
            var second = new Puppet();
            var name = "mine " + RANK;
            master.addMember(name, first);
            master.addMember(name, second);
            refuses(
                    "group \"" + name + "\" has 2 members already, more than 1",
                    () -> master.getGroup(name, 1));
            refuses("of 0 members", () -> master.getGroup(name, 0));
            refuses("already: add another object", () -> master.addMember(name, first));
            master.getGroup(name, 2);
            refuses("is active, with 2 members, not 3", () -> master.getGroup(name, 3));
            refuses("is active, with 2 members: add", () -> master.addMember(name, new Puppet()));
            assertEquals(1, master.getGroup(name, 2).getRank(second));
            refuses("is null", () -> master.addMember(name, null));
            refuses("is null", () -> master.getGroup(null, 1));
            first.done();
            second.done();
        }
    }

    /** Of two who wait for different numbers the later one is refused, whichever that is. */
    @Test
    void thoseWhoWaitMustAgree() throws CCJException {
        try (var master = new ColGroupMaster(new String[0])) {
            var name = "mine " + RANK;
            var pair = waiting(master, name, 2);
            var trio = waiting(master, name, 3);
            var e =
                    assertThrows(
                            CompletionException.class,
                            () -> CompletableFuture.anyOf(pair, trio).join());
            var words = "group \"" + name + "\" is waited for with ";
            assertTrue(e.getCause().getMessage().startsWith(words), e.toString());
            boolean isPair = trio.isCompletedExceptionally();
            int size = isPair ? 2 : 3;
            for (int i = 0; i < size; i++) {
                var member = new Puppet();
                master.addMember(name, member);
                member.done();
            }
            assertEquals(size, (isPair ? pair : trio).join().size());
        }
    }

    @Test
    void interruptEndsWaiting() throws CCJException {
        try (var master = new ColGroupMaster(new String[0])) {
            var me = new Puppet();
            var all = group(master, "all", me, SIZE);
            for (int rank = 0; rank < SIZE; rank++) {
                int from = rank;
                Thread.currentThread().interrupt();
                refuses("the thread was interrupted", () -> me.receive(all, from));
                assertTrue(Thread.interrupted());
            }
            me.done();
        }
    }

    @Test
    void wrongArgumentsAreRefused() throws CCJException {
        try (var master = new ColGroupMaster(new String[0])) {
            var me = new Puppet();
            var all = group(master, "all", me, SIZE);
            var rule = " is outside 0.." + LAST + ", the ranks of group \"all\" of " + SIZE;
            refuses("broadcast: root " + SIZE + rule, () -> me.broadcast(all, 1, SIZE));
            refuses("reduce: root -1" + rule, () -> me.reduce(all, 1, (a, _) -> a, -1));
            refuses("scatter: root -2" + rule, () -> me.scatter(all, null, -2));
            refuses("gather: root 99" + rule, () -> me.gather(all, null, 1, 99));
            refuses("receive: source -1" + rule, () -> me.receive(all, -1));
            refuses("send_async: destination -1" + rule, () -> me.send_async(all, 1, -1));
            refuses("send_sync: destination 9" + rule, () -> me.send_sync(all, 1, 9));
            refuses("rendezvous: peer -1" + rule, () -> me.rendezvous(all, 1, -1));
            refuses("to itself would wait for ever", () -> me.send_sync(all, 1, RANK));
            refuses("barrier: group is null", () -> me.barrier(null));
            refuses("reductionObject is null", () -> me.allReduce(all, 1, null));
            refuses("resultObject is null", () -> me.allGather(all, null, 1));
            refuses("rootObject is null", () -> me.scatter(all, null, RANK));
            refuses("rootObject is null", () -> me.gather(all, null, 1, RANK));
            refuses("which is not java.io.Serializable", () -> me.scatter(all, new Odd(), RANK));
            refuses("not a member of group \"all\"", () -> new Puppet().barrier(all));
            refuses("not a member of group \"all\"", () -> all.getRank(null));
            me.barrier(all);
            me.done();
            refuses("barrier was called after done()", () -> me.barrier(all));
        }
    }

    @Test
    void whatIsNotSerializableIsNamed() throws CCJException {
        try (var master = new ColGroupMaster(new String[0])) {
            var me = new Puppet();
            var all = group(master, "all", me, SIZE);
            Serializable holder = new Object[] {Thread.currentThread()};
            for (int to = 0; to < SIZE; to++) {
                int rank = to;
                refuses("java.lang.Thread", () -> me.send_async(all, holder, rank));
            }
            // Nothing was sent; the group is as good as before.
            assertEquals("good", me.broadcast(all, "good", LAST));
            me.done();
        }
    }

    private static CompletableFuture<ColGroup> waiting(
            ColGroupMaster master, String name, int size) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return master.getGroup(name, size);
                    } catch (CCJException e) {
                        throw new CompletionException(e);
                    }
                },
                task -> new Thread(task).start());
    }

    private static ColGroup group(ColGroupMaster master, String name, ColMember member, int size)
            throws CCJException {
        master.addMember(name, member);
        return master.getGroup(name, size);
    }

    private static void refuses(String words, Executable call) {
        var e = assertThrows(CCJException.class, call);
        assertTrue(e.getMessage().contains(words), e.getMessage());
    }
}
