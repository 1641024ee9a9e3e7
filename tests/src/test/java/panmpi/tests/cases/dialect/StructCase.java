package panmpi.tests.cases.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Function;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Struct;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Tests structs defined by their fields, with views of them in buffers and arrays of bytes. */
@MpiTest(ranks = {1, 2, 3, 4})
final class StructCase {
    private static final int N = 5;
    private static final int TAG = 21;

    private static final class Point extends Struct {
        final int x = addShort();
        final int y = addInt();

        @Override
        protected Data newData() {
            return new Data();
        }

        final class Data extends Struct.Data {
            void set(int number) {
                putShort(x, (short) number);
                putInt(y, -number);
            }

            boolean is(int number) {
                return getShort(x) == number && getInt(y) == -number;
            }
        }
    }

    /** Struct with fields of each kind, fields that are arrays, and fields that are structs. */
    private static final class Everything extends Struct {
        final Point point = new Point();
        final int flag = addByte();
        final int mass = addDouble();
        final int letters = addChar(3);
        final int small = addShort();
        final int place = addInt(2);
        final int far = addLong();
        final int ratio = addFloat(2);
        final int corner = addStruct(point);
        final int corners = addStruct(point, 2);
        final int complex = addData(MPI.FLOAT_COMPLEX, 2);

        @Override
        protected Data newData() {
            return new Data();
        }

        final class Data extends Struct.Data {
            void set(int number) {
                putByte(flag, (byte) number);
                putDouble(mass, number + 0.5);
                putChar(letters, 0, 'a');
                putChar(letters, 2, (char) ('a' + number));
                putShort(small, (short) (number + 1));
                putInt(place, 1, number + 2);
                putLong(far, (1L << 40) + number);
                putFloat(ratio, 1, number + 0.25f);
                Point.Data one = getData(point, corner);
                one.set(number + 3);
                Point.Data second = getData(point, corners, 1);
                second.set(number + 4);
                getBuffer(MPI.FLOAT_COMPLEX, complex, 1).putFloat(4, number + 0.75f);
            }

            void assertIs(int number) {
                assertEquals((byte) number, getByte(flag));
                assertEquals(number + 0.5, getDouble(mass));
                assertEquals('a', getChar(letters, 0));
                assertEquals((char) ('a' + number), getChar(letters, 2));
                assertEquals(number + 1, getShort(small));
                assertEquals(number + 2, getInt(place, 1));
                assertEquals((1L << 40) + number, getLong(far));
                assertEquals(number + 0.25f, getFloat(ratio, 1));
                Point.Data one = getData(point, corner);
                assertTrue(one.is(number + 3));
                Point.Data second = getData(point, corners, 1);
                assertTrue(second.is(number + 4));
                assertEquals(number + 0.75f, getBuffer(MPI.FLOAT_COMPLEX, complex, 1).getFloat(4));
            }
        }
    }

    @Test
    void fieldsLieAsInC() {
        var all = new Everything();
        assertEquals(0, all.point.x);
        assertEquals(4, all.point.y);
        assertEquals(8, all.point.getExtent());
        int[] offsets = {
            all.flag,
            all.mass,
            all.letters,
            all.small,
            all.place,
            all.far,
            all.ratio,
            all.corner,
            all.corners,
            all.complex
        };
        int[] expected = {0, 8, 16, 22, 24, 32, 40, 48, 56, 72};
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i], offsets[i], "field " + i);
        }
        assertEquals(88, all.getExtent());
        assertEquals(88, all.getType().Get_extent().extent());
        assertEquals(0, all.getType().Get_extent().lb());
    }

    @Test
    void offsetsOfTheProgram() {
        var struct =
                new Struct() {
                    final int late = setOffset(20).addByte();
                    final int early = setOffset(4).addInt();

                    @Override
                    protected Data newData() {
                        throw new AssertionError("no view is asked for");
                    }
                };
        assertEquals(20, struct.late);
        assertEquals(4, struct.early);
        assertEquals(24, struct.getExtent());
        assertEquals(5, struct.getType().Get_size());
    }

    @Test
    void travelInBuffersAndArrays() {
        exchange(bytes -> MPI.newByteBuffer(bytes));
        exchange(bytes -> ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN));
        exchange(bytes -> ByteBuffer.wrap(new byte[bytes + 24], 24, bytes).slice());
        var all = new Everything();
        byte[] sent = new byte[N * all.getExtent()];
        byte[] received = new byte[sent.length];
        for (int i = 0; i < N; i++) {
            Everything.Data data = all.getData(sent, i);
            data.set(10 * RANK + i);
        }
        pass(all.getType(), sent, received);
        Everything.Data last = all.getData(received, N - 1);
        last.assertIs(10 * PREVIOUS + N - 1);
        Everything.Data first = all.getData(received);
        first.assertIs(10 * PREVIOUS);
    }

    private static void exchange(Function<Integer, ByteBuffer> maker) {
        var all = new Everything();
        var sent = maker.apply(N * all.getExtent());
        var received = maker.apply(N * all.getExtent());
        for (int i = 0; i < N; i++) {
            Everything.Data data = all.getData(sent, i);
            data.set(10 * RANK + i);
        }
        pass(all.getType(), sent.position(3), received.position(5));
        for (int i = 0; i < N; i++) {
            Everything.Data data = all.getData(received, i);
            data.assertIs(10 * PREVIOUS + i);
            assertEquals(88, data.getBuffer().capacity());
        }
        assertEquals(5, received.position());
        var requests = new Request[2];
        var again = maker.apply(N * all.getExtent());
        requests[0] = WORLD.Irecv(again, 0, N, all.getType(), PREVIOUS, TAG);
        requests[1] = WORLD.Isend(sent, 0, N, all.getType(), NEXT, TAG);
        Request.Waitall(requests);
        Everything.Data first = all.getData(again);
        first.assertIs(10 * PREVIOUS);
    }

    private static void pass(Datatype type, Object sent, Object received) {
        WORLD.Sendrecv(sent, 0, N, type, NEXT, TAG, received, 0, N, type, PREVIOUS, TAG);
    }

    @Test
    void fieldsAreAddedBeforeUse() {
        var point = new Point();
        assertEquals(8, point.getExtent());
        var late = assertThrows(MPIException.class, point::addInt);
        assertTrue(late.getMessage().contains("add all fields before"), late.getMessage());
        assertThrows(MPIException.class, () -> new Point().setOffset(-1));
        assertThrows(MPIException.class, () -> new Point().addInt(-1));
        assertThrows(
                IndexOutOfBoundsException.class,
                () -> point.<Point.Data>getData(MPI.newByteBuffer(15), 1));
    }

    @Test
    void arraysAreOfBytes() {
        var point = new Point();
        assertFalse(point.getType().Is_null());
        var wrong =
                assertThrows(
                        MPIException.class,
                        () -> WORLD.Send(new int[2], 0, 1, point.getType(), MPI.PROC_NULL, TAG));
        assertTrue(wrong.getMessage().contains("byte[]"), wrong.getMessage());
        var shorter =
                assertThrows(
                        MPIException.class,
                        () -> WORLD.Send(new byte[15], 0, 2, point.getType(), MPI.PROC_NULL, TAG));
        assertTrue(shorter.getMessage().contains("length 15"), shorter.getMessage());
    }
}
