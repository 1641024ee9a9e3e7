package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import mpi.object.Parts;
import org.junit.jupiter.api.Test;

/**
 * Tests records, which are made by their constructors, and enum constants, which are never copied.
 */
final class RecordsAndEnumsTest {

    private record Mixed(
            boolean z, String text, byte b, char c, List<Object> list, long j, double d, float f)
            implements Serializable {}

    private record Empty() implements Serializable {}

    private record Odd(int value) implements Serializable {
        static boolean strict;

        Odd {
            if (strict && value % 2 == 0) {
                throw new IllegalArgumentException(value + " is even");
            }
        }
    }

    enum Plain {
        A,
        B
    }

    enum WithBodies {
        PLUS {
            @Override
            int of(int a, int b) {
                return a + b;
            }
        },
        TIMES {
            @Override
            int of(int a, int b) {
                return a * b;
            }
        };

        abstract int of(int a, int b);
    }

    @Test
    void aRecordHasItsComponents() throws Exception {
        Mixed sent = new Mixed(true, "t", (byte) 1, 'c', List.of(1), 2L, Double.NaN, 3f);
        Object[] got = Copies.all(sent, sent, new Empty());
        assertEquals(sent, got[0]);
        assertSame(got[0], got[1]);
        assertEquals(new Empty(), got[2]);
    }

    @Test
    void aRecordWithinItselfIsNullThereAsUnderJava() throws Exception {
        List<Object> list = new ArrayList<>();
        Mixed sent = new Mixed(false, null, (byte) 0, ' ', list, 0, 0, 0);
        list.add(sent);
        assertNull(Copies.byJava(sent).list().get(0));
        assertNull(Copies.of(sent).list().get(0));
    }

    @Test
    void withoutGeneratedCodeTheBytesAreTheSame() throws Exception {
        Mixed sent = new Mixed(true, "t", (byte) 1, 'c', List.of(1), 2L, -0.0, 3f);
        byte[] generated = fields(MarshallerMaker.of(Layout.of(Mixed.class)), sent);
        Marshaller reflective = new RecordMarshaller(Layout.of(Mixed.class));
        byte[] reflected = fields(reflective, sent);
        assertEquals(HexFormat.of().formatHex(generated), HexFormat.of().formatHex(reflected));
        Parts parts = new Parts();
        parts.bytes(reflected, 0, reflected.length);
        assertEquals(sent, reflective.read(null, new Decoder(parts, null)));
    }

    private static byte[] fields(Marshaller marshaller, Object object) throws IOException {
        Output out = Output.begun();
        marshaller.write(object, new Encoder(out, new Parts()));
        out.end();
        return Arrays.copyOfRange(out.bytes, Parts.RESERVED, out.position);
    }

    @Test
    void itsConstructorHasTheLastWord() throws Exception {
        var message = Copies.message(new Odd(2));
        Odd.strict = true;
        var e = assertThrows(InvalidObjectException.class, () -> Copies.read(message, 1));
        assertEquals("2 is even", e.getCause().getMessage());
        assertEquals(new Odd(3), Copies.of(new Odd(3)));
    }

    @Test
    void constantsAreTheSame() throws Exception {
        Object[] sent = {Plain.A, Plain.B, WithBodies.TIMES, Plain.A, WithBodies.PLUS};
        Object[] got = Copies.all(sent);
        for (int i = 0; i < sent.length; i++) {
            assertSame(sent[i], got[i]);
        }
        assertEquals(List.of(Plain.values()), List.of(Copies.of(Plain.values())));
    }
}
