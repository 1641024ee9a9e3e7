package mpi.object.fory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import mpi.object.ObjectCodec;
import mpi.object.Parts;
import org.junit.jupiter.api.Test;
import panmpi.tests.graphs.RoundTrip;

/** Tests features of the codec fory: it sends long arrays separately, without a copy. */
final class ForyCodecTest {
    private final ObjectCodec codec = new ForyCodec();
    private final double[] row = new double[1000];

    @Test
    void longArraysTravelAsTheyAre() throws IOException, ClassNotFoundException {
        var parts = new Parts();
        codec.encode(new Object[] {List.of("before"), new double[][] {row, row}, row}, parts);
        assertEquals(1, parts.arrays().size());
        assertSame(row, parts.arrays().getFirst());
        var copies = new Object[3];
        codec.decode(parts, copies);
        assertSame(row, copies[2]);
        assertSame(row, ((double[][]) copies[1])[1]);
    }

    @Test
    void shortArraysAreAmongTheBytes() throws IOException, ClassNotFoundException {
        int[] numbers = {1, 2, 3};
        var parts = RoundTrip.sent(codec, new Object[] {numbers});
        assertEquals(List.of(), parts.arrays());
        var copies = new Object[1];
        codec.decode(parts, copies);
        assertArrayEquals(numbers, (int[]) copies[0]);
    }

    @Test
    void anArrayOfAnotherTypeIsDamage() throws IOException {
        var parts = RoundTrip.sent(codec, new Object[] {row});
        parts.arrays().set(0, new long[row.length]);
        var told = assertThrows(IOException.class, () -> codec.decode(parts, new Object[1]));
        assertEquals("array 0 of 1 beside the bytes is no double[]", root(told).getMessage());
    }

    @Test
    void anArrayTooManyIsDamage() throws IOException {
        var parts = RoundTrip.sent(codec, new Object[] {row});
        parts.arrays().add(new int[1]);
        assertThrows(IOException.class, () -> codec.decode(parts, new Object[1]));
    }

    @Test
    void messagesBeginWhereTheEnvelopeEnds() throws IOException {
        var parts = new Parts();
        codec.encode(new Object[] {"text"}, parts);
        assertEquals(Parts.RESERVED, parts.from());
    }

    private static Throwable root(Throwable e) {
        return e.getCause() == null ? e : root(e.getCause());
    }
}
