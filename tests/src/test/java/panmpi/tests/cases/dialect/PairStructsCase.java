package panmpi.tests.cases.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.nio.ByteBuffer;
import java.util.List;
import mpi.Datatype;
import mpi.DoubleInt;
import mpi.FloatInt;
import mpi.Int2;
import mpi.LongInt;
import mpi.MPI;
import mpi.ShortInt;
import mpi.Struct;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Tests pairs of a value and its index, for the operations MINLOC and MAXLOC. */
@MpiTest(ranks = {1, 2, 3, 4})
final class PairStructsCase {
    private record Kind(Struct struct, Datatype type, int extent) {}

    private static final List<Kind> KINDS =
            List.of(
                    new Kind(MPI.int2, MPI.INT2, 8),
                    new Kind(MPI.shortInt, MPI.SHORT_INT, 8),
                    new Kind(MPI.longInt, MPI.LONG_INT, 16),
                    new Kind(MPI.floatInt, MPI.FLOAT_INT, 8),
                    new Kind(MPI.doubleInt, MPI.DOUBLE_INT, 16));

    @Test
    void areMpisOwnTypes() {
        for (Kind kind : KINDS) {
            assertEquals(kind.type, kind.struct.getType());
            assertEquals(kind.extent, kind.struct.getExtent());
            assertEquals(kind.extent, kind.type.Get_extent().extent(), kind.type.toString());
        }
    }

    /** Tests two pairs, of which the first is least on rank 0, the second on the last rank. */
    @Test
    void leastAndGreatestInBuffers() {
        for (Kind kind : KINDS) {
            var mine = MPI.newByteBuffer(2 * kind.extent);
            put(kind.struct.getData(mine, 0), RANK, 100 + RANK);
            put(kind.struct.getData(mine, 1), -RANK, 100 + RANK);
            for (var result :
                    List.of(MPI.newByteBuffer(2 * kind.extent), ByteBuffer.allocate(40))) {
                WORLD.Allreduce(mine, 0, result, 0, 2, kind.type, MPI.MINLOC);
                assertPair(kind.struct.getData(result, 0), 0, 100);
                assertPair(kind.struct.getData(result, 1), 1 - SIZE, 99 + SIZE);
                WORLD.Allreduce(mine, 0, result, 0, 2, kind.type, MPI.MAXLOC);
                assertPair(kind.struct.getData(result, 0), SIZE - 1, 99 + SIZE);
                assertPair(kind.struct.getData(result, 1), 0, 100);
            }
        }
    }

    @Test
    void leastInArraysOfBytes() {
        for (Kind kind : KINDS) {
            byte[] mine = new byte[2 * kind.extent];
            put(kind.struct.getData(mine, 0), RANK - 7, RANK);
            put(kind.struct.getData(mine, 1), 5, RANK);
            byte[] least = new byte[2 * kind.extent];
            WORLD.Reduce(mine, 0, least, 0, 2, kind.type, MPI.MINLOC, 0);
            if (RANK == 0) {
                assertPair(kind.struct.getData(least, 0), -7, 0);
                assertPair(kind.struct.getData(least, 1), 5, 0);
            }
        }
    }

    /** Tests that a pair of ints sent from an array of bytes arrives in an array of ints. */
    @Test
    void pairsOfIntsLieInBothKindsOfArrays() {
        byte[] bytes = new byte[8];
        put(MPI.int2.getData(bytes), 3, 4);
        int[] ints = new int[2];
        WORLD.Sendrecv(bytes, 0, 1, MPI.INT2, RANK, 1, ints, 0, 1, MPI.INT2, RANK, 1);
        assertEquals(3, ints[0]);
        assertEquals(4, ints[1]);
    }

    private static void put(Struct.Data pair, int value, int index) {
        switch (pair) {
            case Int2.Data data -> {
                data.putValue(value);
                data.putIndex(index);
            }
            case ShortInt.Data data -> {
                data.putValue((short) value);
                data.putIndex(index);
            }
            case LongInt.Data data -> {
                data.putValue(value);
                data.putIndex(index);
            }
            case FloatInt.Data data -> {
                data.putValue(value);
                data.putIndex(index);
            }
            case DoubleInt.Data data -> {
                data.putValue(value);
                data.putIndex(index);
            }
            default -> throw new AssertionError(pair);
        }
    }

    private static void assertPair(Struct.Data pair, int value, int index) {
        double found =
                switch (pair) {
                    case Int2.Data data -> data.getValue();
                    case ShortInt.Data data -> data.getValue();
                    case LongInt.Data data -> data.getValue();
                    case FloatInt.Data data -> data.getValue();
                    case DoubleInt.Data data -> data.getValue();
                    default -> throw new AssertionError(pair);
                };
        int at =
                switch (pair) {
                    case Int2.Data data -> data.getIndex();
                    case ShortInt.Data data -> data.getIndex();
                    case LongInt.Data data -> data.getIndex();
                    case FloatInt.Data data -> data.getIndex();
                    case DoubleInt.Data data -> data.getIndex();
                    default -> throw new AssertionError(pair);
                };
        assertEquals(value, found, pair.getClass().getName());
        assertEquals(index, at, pair.getClass().getName());
    }
}
