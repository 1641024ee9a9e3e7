package panmpi.tests.cases.ccj;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.concurrent.atomic.AtomicInteger;
import mpi.ccj.CCJException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests broadcast, scatter, gather and barrier in groups of many shapes, from each root. */
// CCJ makes its groups from MPI_COMM_WORLD, which exists only after Init.
@Tag("init")
@Tag("nightly")
@MpiTest(ranks = {1, 2, 3, 4})
final class CcjCollectivesCase {
    /**
     * Tests that no member leaves a barrier before all members of its JVM have reached it, by a
     * counter that they share.
     */
    @Test
    void barrierWaitsForAll() throws CCJException {
        for (Shape shape : Shape.values()) {
            var passed = new AtomicInteger();
            ScriptedMember.of(
                    shape,
                    (me, group, _) -> {
                        for (int round = 1; round <= 10; round++) {
                            passed.incrementAndGet();
                            me.barrier(group);
                            assertEquals(round * shape.here(), passed.get());
                            me.barrier(group);
                        }
                    });
        }
    }

    @Test
    void broadcastGivesCopies() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    for (int root = 0; root < group.size(); root++) {
                        var mine = new int[][] {{root}, null, {rank}};
                        var given = (int[][]) me.broadcast(group, rank == root ? mine : null, root);
                        if (rank == root) {
                            assertSame(mine, given);
                        }
                        assertArrayEquals(new int[][] {{root}, null, {root}}, given);
                        // A change by this member must not change the objects of others.
                        given[0][0] = -rank;
                    }
                });
    }

    @Test
    void broadcastOfNull() throws CCJException {
        ScriptedMember.all(
                (me, group, _) -> assertNull(me.broadcast(group, null, group.size() - 1)));
    }

    @Test
    void scatterGivesEachItsPart() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    for (int root = 0; root < group.size(); root++) {
                        var whole = rank == root ? new Words(root, group.size()) : null;
                        assertEquals(root + ":" + rank, me.scatter(group, whole, root));
                    }
                });
    }

    @Test
    void gatherPutsPartsTogether() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    int size = group.size();
                    for (int root = 0; root < size; root++) {
                        var whole = rank == root ? new Words(-1, size) : null;
                        var result = me.gather(group, whole, root + ":" + rank, root);
                        assertSame(whole, result);
                        if (rank == root) {
                            assertArrayEquals(new Words(root, size).words, whole.words);
                        }
                    }
                });
    }

    @Test
    void allGatherPutsPartsTogetherEverywhere() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    var whole = new Words(-1, group.size());
                    assertSame(whole, me.allGather(group, whole, "5:" + rank));
                    assertArrayEquals(new Words(5, group.size()).words, whole.words);
                });
    }

    /** Broadcasts from one member after the other, without a barrier between the calls. */
    @Test
    void rootsMayBeFarAhead() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    for (int i = 0; i < 50; i++) {
                        int root = i % group.size();
                        assertEquals(i, me.broadcast(group, rank == root ? i : null, root));
                    }
                });
    }
}
