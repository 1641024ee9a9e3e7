package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.EOFException;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotActiveException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OptionalDataException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the calls that writeObject and readObject may make on their streams. */
final class HooksTest {

    interface Writing {
        void write(ObjectOutputStream out) throws IOException;
    }

    interface Reading {
        Object read(ObjectInputStream in) throws IOException, ClassNotFoundException;
    }

    /** Class whose {@code writeObject} and {@code readObject} run the lambdas of a test. */
    static final class Scripted implements Serializable {
        private static final long serialVersionUID = 1;
        static Writing writing;
        static Reading reading;

        int field = 5;
        transient Object result;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            writing.write(out);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            result = reading.read(in);
        }
    }

    /**
     * Sends an object by the codec and by java.io, and checks that the results are equal. Returns
     * the result, or the class of the exception that both threw.
     */
    private static Object roundTrip(Writing writing, Reading reading) throws Exception {
        Scripted.writing = writing;
        Scripted.reading = reading;
        Object expected = outcome(true);
        Object got = outcome(false);
        assertEquals(String.valueOf(expected), String.valueOf(got));
        return got;
    }

    private static Object outcome(boolean byJava) throws Exception {
        Object[] sent = {new Scripted(), "after"};
        try {
            Object[] got = byJava ? Copies.byJava(sent) : Copies.of(sent);
            assertEquals("after", got[1]);
            assertEquals(5, ((Scripted) got[0]).field);
            return ((Scripted) got[0]).result;
        } catch (IOException e) {
            return e.getClass();
        }
    }

    @Test
    void everyPrimitiveMethodGoesBothWays() throws Exception {
        byte[] bytes = new byte[1000];
        bytes[999] = 9;
        Object result =
                roundTrip(
                        out -> {
                            out.writeBoolean(true);
                            out.writeByte(-1);
                            out.writeByte(-1);
                            out.writeShort(-2);
                            out.writeShort(-2);
                            out.writeChar('x');
                            out.writeInt(Integer.MIN_VALUE);
                            out.writeLong(Long.MAX_VALUE);
                            out.writeFloat(1.5f);
                            out.writeDouble(-0.0);
                            out.writeUTF("\u0000ä€");
                            out.writeChars("ab");
                            out.writeBytes("cd\n");
                            out.write(bytes);
                            out.write(bytes, 998, 2);
                            out.write(255);
                        },
                        in -> {
                            List<Object> read = new ArrayList<>();
                            read.add(in.readBoolean());
                            read.add(in.readByte());
                            read.add(in.readUnsignedByte());
                            read.add(in.readShort());
                            read.add(in.readUnsignedShort());
                            read.add(in.readChar());
                            read.add(in.readInt());
                            read.add(in.readLong());
                            read.add(in.readFloat());
                            read.add(in.readDouble());
                            read.add(in.readUTF());
                            read.add(in.readChar());
                            read.add(in.skipBytes(2));
                            read.add(in.readNBytes(3).length);
                            byte[] many = new byte[1000];
                            in.readFully(many);
                            read.add(many[999]);
                            read.add(in.read());
                            read.add(in.read());
                            read.add(in.read());
                            read.add(in.read());
                            return read;
                        });
        assertEquals(19, ((List<?>) result).size());
    }

    @Test
    void whatIsNotReadIsSkipped() throws Exception {
        Object shared = new ArrayList<>(List.of("s"));
        roundTrip(
                out -> {
                    out.writeInt(1);
                    out.writeObject(shared);
                    out.writeInt(2);
                    out.writeObject(new Scripted[0]);
                    out.writeObject(new long[100]);
                },
                in -> in.readInt());
    }

    @Test
    void laterObjectsMayReferToWhatWasSkipped() throws Exception {
        List<String> shared = new ArrayList<>(List.of("s"));
        Scripted.writing = out -> out.writeObject(shared);
        Scripted.reading = in -> null;
        Object[] got = Copies.all(new Scripted(), shared, new Scripted());
        assertEquals(shared, got[1]);
    }

    @Test
    void readingMoreThanWasWrittenEndsAsUnderJava() throws Exception {
        assertSame(EOFException.class, roundTrip(out -> {}, in -> in.readInt()));
        assertSame(EOFException.class, roundTrip(out -> out.writeByte(1), in -> in.readInt()));
        assertSame(OptionalDataException.class, roundTrip(out -> {}, in -> in.readObject()));
        assertSame(EOFException.class, roundTrip(out -> out.writeObject("x"), in -> in.readByte()));
        assertEquals(-1, roundTrip(out -> out.writeObject("x"), in -> in.read()));
        assertEquals(
                "0 x",
                roundTrip(
                        out -> out.writeObject("x"), in -> in.available() + " " + in.readObject()));
        assertEquals(
                "4 1",
                roundTrip(out -> out.writeInt(1), in -> in.available() + " " + in.readInt()));
    }

    @Test
    void theOptionalDataExceptionTellsWhatIsThere() throws Exception {
        Reading reading =
                in -> {
                    try {
                        return in.readObject();
                    } catch (OptionalDataException e) {
                        return e.eof + " " + e.length;
                    }
                };
        assertEquals("true 0", roundTrip(out -> {}, reading));
        assertEquals("false 4", roundTrip(out -> out.writeInt(1), reading));
    }

    @Test
    void unsharedObjectsAreCopiesOfTheirOwn() throws Exception {
        List<String> list = new ArrayList<>(List.of("x"));
        assertEquals(
                "false true",
                roundTrip(
                        out -> {
                            out.writeUnshared(list);
                            out.writeObject(list);
                            out.writeObject(list);
                        },
                        in -> {
                            Object first = in.readUnshared();
                            Object second = in.readObject();
                            return (first == second) + " " + (second == in.readObject());
                        }));
        assertSame(
                InvalidObjectException.class,
                roundTrip(
                        out -> {
                            out.writeObject(list);
                            out.writeObject(list);
                        },
                        in -> {
                            in.readObject();
                            return in.readUnshared();
                        }));
    }

    private enum Level {
        LOW
    }

    /** Record that is replaced by an enum constant, which gets no object number in the message. */
    private record ByConstant(int number) implements Serializable {
        private Object writeReplace() {
            return Level.LOW;
        }
    }

    @Test
    void whatHasNoNumberTakesNoneUnsharedEither() throws Exception {
        List<String> list = new ArrayList<>(List.of("x"));
        assertEquals(
                "LOW true",
                roundTrip(
                        out -> {
                            out.writeUnshared(new ByConstant(1));
                            out.writeObject(list);
                            out.writeObject(list);
                        },
                        in -> in.readUnshared() + " " + (in.readObject() == in.readObject())));
    }

    @Test
    void fieldsAreWrittenByTheirOwnMethodsOnly() throws Exception {
        assertSame(
                NotActiveException.class,
                roundTrip(
                        out -> {
                            out.writeObject("x");
                            out.writeFields();
                        },
                        in -> null));
        assertSame(IOException.class, roundTrip(out -> out.reset(), in -> null));
    }
}
