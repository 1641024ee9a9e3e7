package mpi.object;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.ObjectInputFilter;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panmpi.tests.graphs.TestedCodecs;

/** Tests the conversion of objects to one array of bytes and back, without MPI. */
public class ObjectBytesTest {
    private static final int LONG = 3000;

    static Stream<ObjectCodec> codecs() {
        return TestedCodecs.all();
    }

    /**
     * Returns arrays of every element type, long enough that codecs send them separately from their
     * bytes.
     */
    private static Object[] arrays() {
        var booleans = new boolean[LONG];
        booleans[1] = true;
        var bytes = new byte[LONG];
        var chars = new char[LONG];
        var shorts = new short[LONG];
        Arrays.fill(bytes, (byte) -2);
        Arrays.fill(chars, 'ü');
        Arrays.fill(shorts, (short) -300);
        var longs = new long[LONG];
        var floats = new float[LONG];
        var doubles = new double[LONG];
        var ints = new int[LONG];
        Arrays.setAll(ints, i -> i << 20);
        Arrays.setAll(longs, i -> (long) i << 40);
        Arrays.setAll(doubles, i -> 1.0 / i);
        floats[7] = Float.MIN_VALUE;
        return new Object[] {booleans, bytes, chars, shorts, ints, longs, floats, doubles};
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void objectsComeBack(ObjectCodec codec) throws IOException, ClassNotFoundException {
        var objects = new Object[] {"one", null, List.of(1, 2), arrays(), new int[0]};
        assertTrue(Arrays.deepEquals(objects, codec.fromBytes(codec.toBytes(objects))));
        assertEquals(0, codec.fromBytes(codec.toBytes()).length);
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void cutBytesAreRefused(ObjectCodec codec) throws IOException {
        var bytes = codec.toBytes("one", new double[LONG], new int[] {1});
        for (int length = 0; length < bytes.length; length += 1 + length / 20) {
            var cut = Arrays.copyOf(bytes, length);
            assertThrows(IOException.class, () -> codec.fromBytes(cut), () -> cut.length + " B");
        }
        var longer = Arrays.copyOf(bytes, bytes.length + 1);
        assertThrows(IOException.class, () -> codec.fromBytes(longer));
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void damagedLengthsAreRefused(ObjectCodec codec) throws IOException {
        var bytes = codec.toBytes("one", new double[LONG]);
        for (int at = 0; at < 24; at++) {
            var damaged = bytes.clone();
            damaged[at] ^= 0x41;
            assertThrows(IOException.class, () -> codec.fromBytes(damaged), "byte " + at);
        }
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void anotherCodecIsNamed(ObjectCodec codec) throws IOException {
        var bytes = codec.toBytes("one");
        Codecs.names().stream()
                .map(Codecs::named)
                .filter(other -> !other.name().equals(codec.name()))
                .forEach(
                        other -> {
                            var told =
                                    assertThrows(IOException.class, () -> other.fromBytes(bytes));
                            assertTrue(told.getMessage().contains('"' + codec.name() + '"'));
                        });
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void filtersAreAsked(ObjectCodec codec) throws IOException, ClassNotFoundException {
        var bytes = codec.toBytes(new Object[] {new java.util.ArrayList<>(List.of(1))});
        var strict =
                codec.withFilter(ObjectInputFilter.Config.createFilter("!java.util.ArrayList"));
        assertThrows(IOException.class, () -> strict.fromBytes(bytes));
        assertArrayEquals(new Object[] {List.of(1)}, codec.fromBytes(bytes));
    }
}
