package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Random;
import mpi.object.Parts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests arrays: long arrays are sent separately, and a rectangular array is written as a unit. */
final class ArraysTest {

    @ParameterizedTest
    @MethodSource("panmpi.tests.graphs.Primitives#types")
    void everyElementTypeAtEveryLength(Class<?> type) throws Exception {
        Random random = new Random(1);
        for (int length : new int[] {0, 1, 7, 63, 64, 511, 512, 5000}) {
            Object row = random(type, length, random);
            Object[] sent = {row, random(type, length, random), row, new Object[] {row}};
            Object[] got = Copies.all(sent);
            assertEquals(true, Arrays.deepEquals(sent, got), type + " " + length);
            assertSame(got[0], got[2]);
            assertSame(got[0], ((Object[]) got[3])[0]);
        }
    }

    private static Object random(Class<?> type, int length, Random random) {
        Object array = Array.newInstance(type, length);
        for (int i = 0; i < length; i++) {
            switch (type.getName()) {
                case "boolean" -> Array.setBoolean(array, i, random.nextBoolean());
                case "char" -> Array.setChar(array, i, (char) random.nextInt());
                default -> Array.setByte(array, i, (byte) random.nextInt());
            }
        }
        return array;
    }

    @Test
    void longArraysTravelBesideTheBytes() throws Exception {
        Parts message = Copies.message(new int[127], new int[128], new double[2][64]);
        assertEquals(3, message.arrays().size());
        assertEquals(true, message.to() < 127 * 4 + 60);
    }

    @Test
    void theArrayItselfTravels() throws Exception {
        long[] sent = new long[64];
        Parts parts = new Parts();
        Copies.CODEC.encode(new Object[] {sent}, parts);
        assertSame(sent, parts.arrays().get(0));
    }

    @Test
    void aRectangleOfShortRowsIsOneUnit() throws Exception {
        float[][] sent = new float[100][4];
        sent[99][3] = 1;
        Parts message = Copies.message((Object) sent);
        assertEquals(true, message.to() < 1600 + 20, message.to() + " bytes");
        assertArrayEquals(sent, (float[][]) Copies.read(message, 1)[0]);
    }

    @Test
    void rowsAsObjectsAreOneUnit() throws Exception {
        Object[] sent = new float[100][4];
        Parts message = Copies.message(sent);
        assertEquals(true, message.to() < 1600 + 20, message.to() + " bytes");
        assertArrayEquals(sent, Copies.read(message, 100));
    }

    @Test
    void rowsKeepTheirAliases() throws Exception {
        int[] shared = {1, 2};
        int[][] twice = {shared, {3, 4}, shared};
        int[][] rectangle = {{5, 6}, {7, 8}};
        Object[] got = Copies.all(rectangle, twice, shared, rectangle[1], twice[1]);
        int[][] gotTwice = (int[][]) got[1];
        assertSame(gotTwice[0], gotTwice[2]);
        assertSame(gotTwice[0], got[2]);
        assertSame(((int[][]) got[0])[1], got[3]);
        assertSame(gotTwice[1], got[4]);
        assertArrayEquals(twice, gotTwice);
    }

    @Test
    void rowsThatRepeatAtTheTopKeepTheirAliases() throws Exception {
        double[] row = {1};
        Object[] got = Copies.all(row, new double[] {2}, row, row, row, new double[] {3});
        assertSame(got[0], got[2]);
        assertSame(got[0], got[4]);
        assertArrayEquals(new double[] {3}, (double[]) got[5]);
    }

    @Test
    void ragsAndHolesComeBack() throws Exception {
        Object[] sent = {
            new int[][] {{1}, {2, 3}, null, {}},
            new int[][] {{}, {}},
            new int[0][],
            new int[3][0],
            new int[2][3][4],
            new String[][] {{"a"}, null},
            new Object[] {1, null, new Integer[] {2}},
            new byte[2][600]
        };
        assertEquals(true, Arrays.deepEquals(sent, Copies.all(sent)));
    }

    @Test
    void anArrayMayHoldItself() throws Exception {
        Object[] sent = new Object[2];
        sent[1] = sent;
        Object[] got = (Object[]) Copies.all((Object) sent)[0];
        assertSame(got, got[1]);
    }
}
