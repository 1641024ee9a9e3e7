package panmpi.tests.cases.ccj;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests messages between two members, in one JVM or in two. */
// CCJ makes its groups from MPI_COMM_WORLD, which exists only after Init.
@Tag("init")
@Tag("nightly")
@MpiTest(ranks = {1, 2, 3, 4})
final class CcjMessagesCase {
    private static final int LARGE = 300_000;

    @Test
    void asynchronousMessagesKeepTheirOrder() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    int size = group.size();
                    for (int i = 0; i < 20; i++) {
                        for (int to = 0; to < size; to++) {
                            me.send_async(group, "message " + i + " from " + rank, to);
                        }
                    }
                    for (int from = 0; from < size; from++) {
                        for (int i = 0; i < 20; i++) {
                            assertEquals("message " + i + " from " + from, me.receive(group, from));
                        }
                    }
                });
    }

    /**
     * Tests that all members can send before any receives, also messages so long that MPI waits for
     * the receive.
     */
    @Test
    void asynchronousSendOfMuchWaitsForNobody() throws CCJException {
        ScriptedMember.of(
                Shape.THREE_EACH,
                (me, group, rank) -> {
                    int size = group.size();
                    for (int to = 0; to < size; to++) {
                        me.send_async(group, numbers(rank, to), to);
                    }
                    me.barrier(group);
                    for (int from = size - 1; from >= 0; from--) {
                        assertArrayEquals(numbers(from, rank), (int[]) me.receive(group, from));
                    }
                });
    }

    @Test
    void synchronousSendEndsWhenReceived() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    int next = (rank + 1) % group.size();
                    if (group.size() == 1) {
                        return;
                    }
                    // A token goes around the ring: send_sync ends once the next member has it.
                    if (rank == 0) {
                        me.send_sync(group, "token", next);
                        assertEquals("token", me.receive(group, group.size() - 1));
                    } else {
                        Object token = me.receive(group, rank - 1);
                        me.send_sync(group, (String) token, next);
                    }
                });
    }

    /** Tests two members in one JVM, where a flag shows which event came first. */
    @Test
    void synchronousSendDoesNotEndBefore() throws CCJException {
        var received = new AtomicBoolean();
        ScriptedMember.of(
                Shape.ALL_IN_FIRST,
                (me, group, rank) -> {
                    if (rank == 0) {
                        me.send_sync(group, null, 1);
                        assertEquals(true, received.get());
                    } else if (rank == 1) {
                        Thread.yield();
                        received.set(true);
                        assertNull(me.receive(group, 0));
                    }
                });
    }

    @Test
    void rendezvousExchanges() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    int peer = group.size() - 1 - rank;
                    int[] mine = numbers(rank, peer);
                    assertArrayEquals(
                            numbers(peer, rank), (int[]) me.rendezvous(group, mine, peer));
                });
    }

    @Test
    void sendReceiveAroundTheRing() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    int size = group.size();
                    int previous = (rank + size - 1) % size;
                    assertEquals(
                            previous,
                            me.send_receive(group, rank, (rank + 1) % size, group, previous));
                });
    }

    @Test
    void sendReceiveBetweenTwoNamesNoRanks() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    if (group.size() == 2) {
                        assertEquals(1 - rank, me.send_receive(group, rank, group, null));
                    }
                });
    }

    /** Tests that changes which the sender makes afterwards do not reach the receiver. */
    @Test
    void messagesAreCopies() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    var mine = new ArrayList<>(List.of(new int[] {rank}));
                    me.send_async(group, mine, rank);
                    me.send_async(group, mine.getFirst(), rank);
                    mine.getFirst()[0] = -1;
                    var copy = (List<?>) me.receive(group, rank);
                    assertNotSame(mine, copy);
                    assertArrayEquals(new int[] {rank}, (int[]) copy.getFirst());
                    assertArrayEquals(new int[] {rank}, (int[]) me.receive(group, rank));
                });
    }

    /**
     * Tests that collective operations of all kinds work while a message has not yet been received.
     */
    @Test
    void messagesAndCollectiveOperationsKeepApart() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    int last = group.size() - 1;
                    if (rank == 0) {
                        me.send_async(group, "message", last);
                    }
                    checkOthers(me, group);
                    if (rank == last) {
                        assertEquals("message", me.receive(group, 0));
                    }
                });
    }

    private static void checkOthers(ScriptedMember me, ColGroup group) throws CCJException {
        assertEquals("broadcast", me.broadcast(group, "broadcast", 0));
        me.barrier(group);
        assertEquals(group.size(), me.allReduce(group, 1, (a, b) -> (Integer) a + (Integer) b));
    }

    private static int[] numbers(int from, int to) {
        int[] numbers = new int[LARGE / (1 + from % 3)];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i * 31 + from * 7 + to;
        }
        return numbers;
    }
}
