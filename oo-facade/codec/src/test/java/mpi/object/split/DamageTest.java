package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import mpi.object.Parts;
import org.junit.jupiter.api.Test;

/** Tests that decoding of cut, changed or arbitrary bytes gives objects or an exception. */
@SuppressWarnings("serial")
final class DamageTest {

    record Row(int number, String text, long[] values) implements Serializable {}

    static final class Node implements Serializable {
        private static final long serialVersionUID = 1;
        final String name = "n";
        Node next;
        Object[] held = {1, 2L, TimeUnit.DAYS, new int[200], new float[3][3]};
    }

    private static Object[] objects() {
        Node node = new Node();
        node.next = new Node();
        node.next.next = node;
        return new Object[] {
            node,
            new Row(1, "täxt", new long[99]),
            new HashMap<>(Map.of("k", 1)),
            new LinkedHashMap<>(Map.of("l", 2)),
            new TreeMap<>(Map.of("t", 3)),
            new ArrayList<>(List.of(1, "a")),
            List.of(1, 2, 3),
            Row.class,
            new IllegalStateException("x"),
            new double[2][2],
            new byte[] {1},
            new byte[] {2}
        };
    }

    @Test
    void everyTruncationIsAnIoException() throws Exception {
        Parts whole = Copies.message(objects());
        for (int end = 0; end < whole.to(); end++) {
            Parts cut = new Parts();
            cut.bytes(whole.bytes(), 0, end);
            cut.arrays().addAll(whole.arrays());
            assertThrows(IOException.class, () -> Copies.read(cut, objects().length));
        }
        assertInstanceOf(Node.class, Copies.read(whole, objects().length)[0]);
    }

    @Test
    void changedBytesAreAnExceptionOrObjects() throws Exception {
        Random random = new Random(42);
        Parts whole = Copies.message(objects());
        int refused = 0;
        for (int round = 0; round < 5_000; round++) {
            Parts changed = new Parts();
            byte[] bytes = whole.bytes().clone();
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            changed.bytes(bytes, 0, bytes.length);
            changed.arrays().addAll(whole.arrays());
            try {
                Copies.read(changed, objects().length);
            } catch (IOException | ClassNotFoundException e) {
                refused++;
            }
        }
        assertTrue(refused > 1_000, "only " + refused + " were refused");
    }

    @Test
    void noMemoryIsTakenForLengthsThatAreNotThere() throws Exception {
        for (Object sent : List.of(new Object[1], new int[1], new ArrayList<>(), "s", new Row[1])) {
            Parts message = Copies.message(sent);
            byte[] bytes = message.bytes();
            for (int at = 0; at < bytes.length; at++) {
                byte[] changed = new byte[bytes.length + 5];
                System.arraycopy(bytes, 0, changed, 0, at);
                System.arraycopy(new byte[] {-1, -1, -1, -1, 7}, 0, changed, at, 5);
                System.arraycopy(bytes, at, changed, at + 5, bytes.length - at);
                message.bytes(changed, 0, changed.length);
                assertThrows(Exception.class, () -> Copies.read(message, 1));
            }
        }
    }

    @Test
    void arraysBesideMustBeThoseOfTheBytes() throws Exception {
        for (Object wrong : new Object[] {new int[129], new float[128], new int[127]}) {
            Parts message = Copies.message(new int[128]);
            message.arrays().set(0, wrong);
            assertThrows(IOException.class, () -> Copies.read(message, 1));
        }
        Parts more = Copies.message(new int[128]);
        more.arrays().add(new int[128]);
        assertThrows(IOException.class, () -> Copies.read(more, 1));
        Parts less = Copies.message(new int[128]);
        less.arrays().clear();
        assertThrows(IOException.class, () -> Copies.read(less, 1));
    }

    @Test
    void theNumberOfObjectsMustBeThatOfTheSender() throws Exception {
        Parts two = Copies.message("a", "b");
        assertThrows(IOException.class, () -> Copies.read(two, 1));
        assertThrows(IOException.class, () -> Copies.read(two, 3));
        assertEquals("b", Copies.read(two, 2)[1]);
        Parts rows = Copies.message(new int[1], new int[1]);
        assertThrows(IOException.class, () -> Copies.read(rows, 1));
    }
}
