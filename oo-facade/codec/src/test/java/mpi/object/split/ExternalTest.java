package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import org.junit.jupiter.api.Test;

/** Tests Externalizable classes, whose own methods write and read all their data. */
@SuppressWarnings("serial")
public final class ExternalTest {

    /** Class that writes a number and a reference. */
    public static final class Own implements Externalizable {
        private static final long serialVersionUID = 1;
        private int number;
        private Object reference;

        /** Public constructor, which deserialization calls. */
        public Own() {}

        Own(int number, Object reference) {
            this.number = number;
            this.reference = reference;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(number);
            out.writeObject(reference);
            out.writeUTF("not read");
            out.writeObject("nor this");
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            number = in.readInt();
            reference = in.readObject();
        }
    }

    /** Class without the public constructor that deserialization needs. */
    public static final class Lacking implements Externalizable {
        private static final long serialVersionUID = 1;

        Lacking(int any) {}

        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {}
    }

    @Test
    void comesBackWithItsCycle() throws Exception {
        Own inner = new Own(1, null);
        Own outer = new Own(2, inner);
        inner.reference = outer;
        Object[] got = Copies.all(outer, "then", inner);
        Own copy = (Own) got[0];
        assertEquals(2, copy.number);
        assertEquals(1, ((Own) copy.reference).number);
        assertSame(copy, ((Own) copy.reference).reference);
        assertSame(copy.reference, got[2]);
        assertEquals("then", got[1]);
    }

    @Test
    void needsAPublicConstructor() {
        assertThrows(InvalidClassException.class, () -> Copies.of(new Lacking(1)));
    }
}
