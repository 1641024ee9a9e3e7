package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.ROOTS;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.User_function;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/**
 * Tests reductions of objects, whose steps form a tree of ranks: which operands the operation gets,
 * and which ranks see its exceptions.
 */
@MpiTest(ranks = {1, 2, 4, 6, 8})
final class ObjectTreeCase {

    private static List<Integer> upTo(int ranks) {
        return IntStream.range(0, ranks).boxed().toList();
    }

    private static ArrayList<Integer> append(ArrayList<Integer> lower, ArrayList<Integer> higher) {
        lower.addAll(higher);
        return lower;
    }

    @Test
    void operationMayChangeItsOperands() {
        var mine = new ArrayList<>(List.of(RANK));
        for (int root : ROOTS) {
            var all = WORLD.reduce(mine, ObjectTreeCase::append, root);
            assertEquals(RANK == root ? upTo(SIZE) : null, all);
        }
        assertEquals(upTo(SIZE), WORLD.allreduce(mine, ObjectTreeCase::append));
        assertEquals(List.of(RANK), mine);
    }

    @Test
    void operationIsAppliedOncePerLevel() {
        AtomicInteger applied = new AtomicInteger();
        Integer sum =
                WORLD.allreduce(
                        1,
                        (a, b) -> {
                            applied.incrementAndGet();
                            return a + b;
                        });
        assertEquals(SIZE, sum);
        int levels = Integer.SIZE - Integer.numberOfLeadingZeros(SIZE - 1);
        assertTrue(SIZE < 4 || applied.get() <= levels, applied + " of " + levels);
    }

    /** Tests that an exception of one rank, which need not be the root, reaches the root. */
    @Test
    void failureReachesTheRoot() {
        for (int root : ROOTS) {
            if (RANK == root && SIZE > 1) {
                var failure =
                        assertThrows(
                                IllegalStateException.class,
                                () -> WORLD.reduce(RANK, ObjectTreeCase::refuseLast, root));
                assertEquals("not the last", failure.getMessage());
            } else {
                WORLD.reduce(RANK, ObjectTreeCase::refuseLast, root);
            }
        }
        if (SIZE > 1) {
            assertThrows(
                    IllegalStateException.class,
                    () -> WORLD.allreduce(RANK, ObjectTreeCase::refuseLast));
        }
        assertEquals(LAST, WORLD.allreduce(RANK, Math::max));
    }

    private static int refuseLast(int lower, int higher) {
        if (higher == LAST) {
            throw new IllegalStateException("not the last");
        }
        return lower + higher;
    }

    /** Tests that an exception which no codec can write arrives as its text. */
    @Test
    void failureThatCannotTravel() {
        if (SIZE >= 4) {
            var failure =
                    assertThrows(
                            MPIException.class,
                            () ->
                                    WORLD.allreduce(
                                            RANK,
                                            (a, b) -> {
                                                throw new Unserializable();
                                            }));
            assertTrue(failure.getMessage().contains("Unserializable"), failure.getMessage());
        }
    }

    private static final class Unserializable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        @SuppressWarnings("serial")
        private final Object nothingSerializable = new Object();

        @Override
        public String getMessage() {
            return "of " + nothingSerializable.getClass();
        }
    }

    @Test
    void nullIsAnOperand() {
        assertNull(WORLD.allreduce((Object) null, (a, b) -> a == null ? b : a));
    }

    @Test
    void noItems() {
        Object[] result = {"untouched"};
        WORLD.Allreduce(new Object[0], 0, result, 0, 0, MPI.OBJECT, JOIN);
        assertEquals("untouched", result[0]);
    }

    private static final Op JOIN =
            new Op(
                    new User_function() {
                        @Override
                        public void Call(
                                Object in, int at, Object inout, int to, int n, Datatype type) {
                            ((Object[]) inout)[to] = "" + ((Object[]) in)[at];
                        }
                    },
                    false);
}
