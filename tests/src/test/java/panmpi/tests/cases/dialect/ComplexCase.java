package panmpi.tests.cases.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import mpi.DoubleComplex;
import mpi.FloatComplex;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Tests complex numbers in arrays and buffers, in messages and reductions. */
@MpiTest(ranks = {1, 2, 3, 4})
final class ComplexCase {
    @Test
    void viewsWriteThrough() {
        var floats = FloatBuffer.allocate(6).position(1);
        FloatComplex.get(floats).putReal(1);
        FloatComplex.get(floats, 2).putImag(2);
        assertEquals(1, floats.get(0));
        assertEquals(2, floats.get(5));
        assertEquals(2, FloatComplex.get(floats.array(), 2).getImag());
        assertEquals(1, FloatComplex.get(floats.array()).getReal());
        assertEquals(2, FloatComplex.get(floats, 2).getBuffer().get(1));

        var bytes = MPI.newByteBuffer(48);
        DoubleComplex.get(bytes).putReal(3);
        DoubleComplex.get(bytes, 1).putImag(4);
        assertEquals(3, bytes.getDouble(0));
        assertEquals(4, bytes.getDouble(24));
        assertEquals(4, DoubleComplex.get(bytes.asDoubleBuffer(), 1).getImag());
        assertEquals(3, DoubleComplex.get(bytes.asDoubleBuffer()).getReal());
        double[] array = {5, 6};
        assertEquals(6, DoubleComplex.get(array).getImag());
        assertEquals(5, DoubleComplex.get(array, 0).getBuffer().get(0));
        assertEquals(7, FloatComplex.get(bytes.putFloat(8, 7), 1).getReal());
        assertEquals(0, FloatComplex.get(bytes).getReal());
    }

    @Test
    void sumsAndProducts() {
        double[] mine = {RANK, 1, 0, 1};
        double[] sum = new double[4];
        WORLD.Allreduce(mine, 0, sum, 0, 2, MPI.DOUBLE_COMPLEX, MPI.SUM);
        assertEquals(SIZE * (SIZE - 1) / 2.0, DoubleComplex.get(sum).getReal());
        assertEquals(SIZE, DoubleComplex.get(sum, 1).getImag());
        var power = MPI.newFloatBuffer(2);
        WORLD.Allreduce(
                FloatBuffer.wrap(new float[] {0, 1}), 0, power, 0, 1, MPI.FLOAT_COMPLEX, MPI.PROD);
        float[][] powers = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
        assertEquals(powers[SIZE % 4][0], FloatComplex.get(power).getReal() + 0f);
        assertEquals(powers[SIZE % 4][1], FloatComplex.get(power).getImag() + 0f);
    }

    @Test
    void travelInEveryBuffer() {
        Object[] sent = {
            new double[] {RANK, -RANK},
            DoubleBuffer.wrap(new double[] {RANK, -RANK}),
            MPI.newDoubleBuffer(2).put(0, RANK).put(1, -RANK),
            MPI.newByteBuffer(16).putDouble(0, RANK).putDouble(8, -RANK)
        };
        for (Object buffer : sent) {
            byte[] received = new byte[16];
            WORLD.Sendrecv(
                    buffer,
                    0,
                    1,
                    MPI.DOUBLE_COMPLEX,
                    NEXT,
                    3,
                    received,
                    0,
                    1,
                    MPI.DOUBLE_COMPLEX,
                    PREVIOUS,
                    3);
            assertEquals(PREVIOUS, DoubleComplex.get(ByteBuffer.wrap(received)).getReal());
            assertEquals(-PREVIOUS, DoubleComplex.get(ByteBuffer.wrap(received)).getImag());
        }
    }
}
