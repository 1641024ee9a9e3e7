package panmpi.tests.cases.ccj;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;

import java.io.Serializable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.DividableDataObjectInterface;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/**
 * Tests wrong arguments of CCJ's groups and their members, each of which must give an exception.
 */
// CCJ makes its groups from MPI_COMM_WORLD, which exists only after Init.
@Tag("init")
@MpiTest(ranks = {1, 2, 3, 4})
final class ColRefusalsCase {
    /**
     * Object that scatter can divide among the members of a group, but whose parts are not
     * serializable, so that they cannot be sent.
     */
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

    /**
     * Tests two threads that wait for one group, but with different numbers of members: the later
     * thread gets an exception.
     */
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
            var words = "group \"" + name + "\" waits for ";
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
            var all = me.join(master, "all", SIZE);
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
            var all = me.join(master, "all", SIZE);
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
            var all = me.join(master, "all", SIZE);
            Serializable holder = new Object[] {Thread.currentThread()};
            for (int to = 0; to < SIZE; to++) {
                int rank = to;
                refuses("java.lang.Thread", () -> me.send_async(all, holder, rank));
            }
            // Nothing was sent, so the group still works.
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

    private static void refuses(String words, Executable call) {
        var e = assertThrows(CCJException.class, call);
        assertTrue(e.getMessage().contains(words), e.getMessage());
    }
}
