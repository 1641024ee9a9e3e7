package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests classes whose own methods write or read their fields, or check what was read. */
final class ClassesWithHooksTest {

    /** Class that declares serializable fields which it does not have. */
    static final class Declared implements Serializable {
        private static final long serialVersionUID = 1;
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("x", int.class),
            new ObjectStreamField("names", String[].class),
            new ObjectStreamField("kept", String.class),
        };

        transient double half = 21;
        String kept = "kept";
        transient String[] names = {"n"};

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField fields = out.putFields();
            fields.put("x", (int) (2 * half));
            fields.put("names", names);
            fields.put("kept", kept);
            assertThrows(IllegalArgumentException.class, () -> fields.put("no", 1));
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField fields = in.readFields();
            half = fields.get("x", 0) / 2.0;
            names = (String[]) fields.get("names", null);
            kept = fields.get("kept", "") + "!";
            assertEquals(false, fields.defaulted("x"));
            assertEquals("x", fields.getObjectStreamClass().getField("x").getName());
        }
    }

    @Test
    void declaredFieldsGoByName() throws Exception {
        Declared got = Copies.of(new Declared());
        assertEquals(21, got.half);
        assertEquals("kept!", got.kept);
        assertArrayEquals(new String[] {"n"}, got.names);
    }

    /** Class that has {@code readObject} but no {@code writeObject}. */
    static final class Reader implements Serializable {
        private static final long serialVersionUID = 1;
        private final int[] values = {1, 2};
        transient int sum;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            sum = values[0] + values[1];
        }
    }

    /**
     * Class that has {@code writeObject} but no {@code readObject}, and writes more than its
     * fields.
     */
    static final class Writer implements Serializable {
        private static final long serialVersionUID = 1;
        private int value = 3;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeObject(new int[] {4});
        }
    }

    @Test
    void oneOfTheTwoMethodsDoes() throws Exception {
        assertEquals(3, Copies.of(new Reader()).sum);
        assertEquals(3, Copies.of(new Writer()).value);
    }

    /** Class that registers a validation, which runs when the whole object was read. */
    static final class Checked implements Serializable {
        private static final long serialVersionUID = 1;
        static final List<String> CALLS = new ArrayList<>();
        Checked other;
        String name;

        Checked(String name) {
            this.name = name;
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.registerValidation(() -> CALLS.add(other.name + "1"), 1);
            in.registerValidation(() -> CALLS.add(other.name + "2"), 2);
            in.defaultReadObject();
        }
    }

    @Test
    void validationsRunAtTheEndByPriority() throws Exception {
        Checked a = new Checked("a");
        Checked b = new Checked("b");
        a.other = b;
        b.other = a;
        Copies.byJava(a);
        List<String> expected = List.copyOf(Checked.CALLS);
        Checked.CALLS.clear();
        Copies.of(a);
        assertEquals(expected, Checked.CALLS);
    }
}
