package panmpi.tests.cases.dialect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Request;
import mpi.UserFunction;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Tests operations made of a function on arrays, of a function on buffers, or of both. */
@MpiTest(ranks = {1, 2, 3, 4})
final class UserFunctionCase {
    private static final int N = 3;

    /**
     * Function on arrays that adds twice the left operand to ints, and three times to doubles, so
     * that the order shows; it combines booleans by exclusive or.
     */
    private static final class OnArrays extends UserFunction {
        @Override
        public void call(Object in, Object inOut, int count, Datatype datatype) {
            switch (in) {
                case int[] left -> {
                    int[] right = (int[]) inOut;
                    IntStream.range(0, count).forEach(i -> right[i] += 2 * left[i]);
                }
                case double[] left -> {
                    double[] right = (double[]) inOut;
                    IntStream.range(0, count).forEach(i -> right[i] += 3 * left[i]);
                }
                case boolean[] left -> {
                    boolean[] right = (boolean[]) inOut;
                    IntStream.range(0, count).forEach(i -> right[i] ^= left[i]);
                }
                default -> throw new AssertionError(in.getClass());
            }
        }
    }

    /** Function on buffers of ints that adds twice the left operand, as {@link OnArrays} does. */
    private static final class OnBuffers extends UserFunction {
        @Override
        public void call(ByteBuffer in, ByteBuffer inOut, int count, Datatype datatype) {
            for (int i = 0; i < count; i++) {
                inOut.putInt(4 * i, inOut.getInt(4 * i) + 2 * in.getInt(4 * i));
            }
        }
    }

    private static final class OnBoth extends UserFunction {
        @Override
        public void call(Object in, Object inOut, int count, Datatype datatype) {
            new OnArrays().call(in, inOut, count, datatype);
        }

        @Override
        public void call(ByteBuffer in, ByteBuffer inOut, int count, Datatype datatype) {
            new OnBuffers().call(in, inOut, count, datatype);
        }
    }

    /**
     * Returns the result of the operation over the ranks 0 to {@code last}, each of which gives its
     * rank plus 1.
     */
    private static int expected(int last) {
        int sum = 0;
        for (int rank = 0; rank <= last; rank++) {
            sum = rank == 0 ? 1 : rank + 1 + 2 * sum;
        }
        return sum;
    }

    @Test
    void eachServesArraysAndBuffers() {
        for (UserFunction function :
                new UserFunction[] {new OnArrays(), new OnBuffers(), new OnBoth()}) {
            try (var op = new Op(function, false);
                    var two = WORLD.Split(RANK / 2, RANK)) {
                int me = two.Rank();
                int[] sum = new int[N];
                two.Scan(new int[] {me + 1, me + 1, me + 1}, 0, sum, 0, N, MPI.INT, op);
                assertArrayEquals(filled(expected(me)), sum);
                var mine = MPI.newIntBuffer(N);
                mine.put(filled(me + 1));
                var result = MPI.newIntBuffer(N);
                two.Scan(mine, 0, result, 0, N, MPI.INT, op);
                assertEquals(IntBuffer.wrap(filled(expected(me))), result.rewind());
                result.clear();
                two.Iscan(mine, 0, result, 0, N, MPI.INT, op).Wait();
                assertEquals(IntBuffer.wrap(filled(expected(me))), result.rewind());
            }
        }
    }

    private static int[] filled(int value) {
        return IntStream.generate(() -> value).limit(N).toArray();
    }

    /** Tests one operation for several types, in calls that are in progress at the same time. */
    @Test
    void oneOperationForSeveralTypes() {
        try (var op = new Op(new OnArrays(), false);
                var two = WORLD.Split(RANK / 2, RANK)) {
            int me = two.Rank();
            int[] ints = new int[1];
            double[] doubles = new double[1];
            boolean[] flags = new boolean[1];
            var requests = new Request[3];
            requests[0] = two.Iscan(new int[] {me + 1}, 0, ints, 0, 1, MPI.INT, op);
            requests[1] = two.Iscan(new double[] {me + 1}, 0, doubles, 0, 1, MPI.DOUBLE, op);
            requests[2] = two.Iscan(new boolean[] {true}, 0, flags, 0, 1, MPI.BOOLEAN, op);
            Request.Waitall(requests);
            assertEquals(expected(me), ints[0]);
            assertEquals(me == 0 ? 1 : 5, doubles[0]);
            assertEquals(me == 0, flags[0]);
        }
    }

    /**
     * Tests that an operation lives beyond the stack frame that made it, and serves calls at any
     * depth.
     */
    @Test
    void operationsServeAnyDepthOfTheStack() {
        var op = deep(20);
        assertEquals(maximum(op, 0), maximum(op, 50));
        System.gc();
        assertEquals(LAST, maximum(op, 200));
        op.Free();
    }

    private static Op deep(int depth) {
        return depth > 0
                ? deep(depth - 1)
                : new Op(
                        new UserFunction() {
                            @Override
                            public void call(Object in, Object inOut, int count, Datatype type) {
                                int[] right = (int[]) inOut;
                                for (int i = 0; i < count; i++) {
                                    right[i] = Math.max(((int[]) in)[i], right[i]);
                                }
                            }
                        },
                        true);
    }

    private static int maximum(Op op, int depth) {
        if (depth > 0) {
            return maximum(op, depth - 1);
        }
        int[] result = new int[1];
        WORLD.Allreduce(new int[] {RANK}, 0, result, 0, 1, MPI.INT, op);
        return result[0];
    }

    @Test
    void objectsAreCombinedByTheFunctionOnArrays() {
        var op =
                new Op(
                        new UserFunction() {
                            @Override
                            public void call(Object in, Object inOut, int count, Datatype type) {
                                for (int i = 0; i < count; i++) {
                                    ((Object[]) inOut)[i] =
                                            ((Object[]) in)[i] + "" + ((Object[]) inOut)[i];
                                }
                            }
                        },
                        false);
        Object[] all = {"-", "-"};
        WORLD.Allreduce(new String[] {"-", "" + RANK}, 1, all, 1, 1, MPI.OBJECT, op);
        var expected = new StringBuilder();
        for (int rank = 0; rank < SIZE; rank++) {
            expected.append(rank);
        }
        assertEquals(expected.toString(), all[1]);
        assertEquals("-", all[0]);
    }

    @Test
    void functionsMustOverrideAMethod() {
        var refusal = assertThrows(MPIException.class, () -> new UserFunction() {});
        assertTrue(refusal.getMessage().contains("overrides neither"), refusal.getMessage());
        assertThrows(MPIException.class, () -> new Op((UserFunction) null, true));
    }
}
