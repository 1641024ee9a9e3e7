package panmpi.tests.cases.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.nio.ByteBuffer;
import mpi.Datatype;
import mpi.MPI;
import mpi.Op;
import mpi.Struct;
import mpi.UserFunction;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Tests operations made of a function on structs, which the function sees as bytes. */
@MpiTest(ranks = {1, 2, 3, 4})
final class StructFunctionCase {
    private static final class Pair extends Struct {
        final int sum = addLong();
        final int most = addInt();

        @Override
        protected Data newData() {
            return new Data();
        }

        final class Data extends Struct.Data {
            long sum() {
                return getLong(sum);
            }

            int most() {
                return getInt(most);
            }

            void set(long newSum, int newMost) {
                putLong(sum, newSum);
                putInt(most, newMost);
            }
        }
    }

    @Test
    void structsComeAsBytes() {
        var pair = new Pair();
        var onBuffers =
                new UserFunction() {
                    @Override
                    public void call(ByteBuffer in, ByteBuffer inOut, int count, Datatype type) {
                        for (int i = 0; i < count; i++) {
                            combine(pair.getData(in, i), pair.getData(inOut, i));
                        }
                    }
                };
        var onArrays =
                new UserFunction() {
                    @Override
                    public void call(Object in, Object inOut, int count, Datatype type) {
                        for (int i = 0; i < count; i++) {
                            combine(pair.getData((byte[]) in, i), pair.getData((byte[]) inOut, i));
                        }
                    }
                };
        for (UserFunction function : new UserFunction[] {onBuffers, onArrays}) {
            try (var op = new Op(function, true)) {
                var mine = MPI.newByteBuffer(2 * pair.getExtent());
                Pair.Data first = pair.getData(mine);
                Pair.Data second = pair.getData(mine, 1);
                first.set(RANK, RANK);
                second.set(1, -RANK);
                var all = MPI.newByteBuffer(2 * pair.getExtent());
                WORLD.Allreduce(mine, 0, all, 0, 2, pair.getType(), op);
                Pair.Data total = pair.getData(all);
                assertEquals(SIZE * (SIZE - 1) / 2, total.sum());
                assertEquals(LAST, total.most());
                Pair.Data count = pair.getData(all, 1);
                assertEquals(SIZE, count.sum());
                assertEquals(0, count.most());
            }
        }
    }

    private static void combine(Pair.Data in, Pair.Data inOut) {
        inOut.set(in.sum() + inOut.sum(), Math.max(in.most(), inOut.most()));
    }
}
