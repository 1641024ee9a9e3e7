package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InvalidClassException;
import java.io.Serializable;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests objects with fields: their values, the references between them, and their classes. */
@SuppressWarnings("serial")
final class PlainTest {

    /** Superclass that is not serializable, so that its constructor runs when an object is read. */
    static class Root {
        final transient List<String> made = new ArrayList<>(List.of("made"));
        int lost = 1;
    }

    static class Base extends Root implements Serializable {
        private static final long serialVersionUID = 1;
        private int same = 2;
        protected final long kept;

        Base(long kept) {
            this.kept = kept;
        }

        int baseSame() {
            return same;
        }
    }

    static final class All extends Base {
        private static final long serialVersionUID = 1;
        private boolean z = true;
        private byte b = -1;
        private final char c = Character.valueOf('\uffff');
        private short s = Short.MIN_VALUE;
        private final int i = Integer.valueOf(7);
        private long j = Long.MAX_VALUE;
        private float f = Float.intBitsToFloat(0x7fc0_1234);
        private final double d;
        private final Object reference;
        private String same = "own";
        transient String gone = "gone";
        private All next;

        All(double d, Object reference) {
            super(3);
            this.d = d;
            this.reference = reference;
        }
    }

    static final class Empty implements Serializable {
        private static final long serialVersionUID = 1;
    }

    /** Superclass whose only constructor is private, so that subclasses cannot be deserialized. */
    static class Shut {
        private Shut(int ignored) {}
    }

    static final class Behind extends Shut implements Serializable {
        private static final long serialVersionUID = 1;

        Behind() {
            super(0);
        }
    }

    @Test
    void everyKindOfFieldComesBack() throws Exception {
        All sent = new All(Math.PI, "x");
        sent.lost = 9;
        All got = Copies.of(sent);
        assertEquals(true, got.z);
        assertEquals(-1, got.b);
        assertEquals('\uffff', got.c);
        assertEquals(Short.MIN_VALUE, got.s);
        assertEquals(7, got.i);
        assertEquals(Long.MAX_VALUE, got.j);
        assertEquals(0x7fc0_1234, Float.floatToRawIntBits(got.f));
        assertEquals(Math.PI, got.d);
        assertEquals("x", got.reference);
        assertEquals("own", got.same);
        assertEquals(2, got.baseSame());
        assertEquals(3, got.kept);
        assertNull(got.gone);
        assertEquals(List.of("made"), got.made);
        assertEquals(1, got.lost, "the constructor of the class that is not serializable ran");
    }

    @Test
    void sharedObjectsAndCyclesKeepTheirShape() throws Exception {
        All a = new All(1, null);
        All b = new All(2, a);
        a.next = b;
        b.next = b;
        Object[] got = Copies.all(a, b, a, null);
        All first = (All) got[0];
        assertSame(first, got[2]);
        assertSame(first.next, got[1]);
        assertSame(first, first.next.reference);
        assertSame(first.next, first.next.next);
        assertNull(got[3]);
    }

    @Test
    void manyObjectsKeepTheirShape() throws Exception {
        Object[] sent = new Object[1000];
        for (int i = 0; i < sent.length; i++) {
            sent[i] = i % 3 == 0 ? new Empty() : sent[i / 2];
        }
        Object[] got = Copies.all(sent);
        for (int i = 0; i < sent.length; i++) {
            for (int k = 0; k < i; k += 7) {
                assertEquals(sent[i] == sent[k], got[i] == got[k], i + " and " + k);
            }
        }
    }

    @Test
    void boxedValuesKeepTheirIdentity() throws Exception {
        Integer big = Integer.valueOf(100_000);
        Object[] got = Copies.all(big, big, 'c', true, 1.5f, -2.5, (byte) 3, (short) 4, 5L);
        assertSame(got[0], got[1]);
        assertEquals(
                List.of(big, big, 'c', true, 1.5f, -2.5, (byte) 3, (short) 4, 5L), List.of(got));
    }

    @Test
    void classesAreTheirOwnCopies() throws Exception {
        Object[] sent = {int.class, void.class, String[][].class, List.class, Root.class};
        Object[] got = Copies.all(sent);
        for (int i = 0; i < sent.length; i++) {
            assertSame(sent[i], got[i]);
        }
    }

    @Test
    void aClassWithoutConstructorIsRefusedAsUnderJava() {
        assertThrows(InvalidClassException.class, () -> Copies.byJava(new Behind()));
        IOException e = assertThrows(InvalidClassException.class, () -> Copies.of(new Behind()));
        assertEquals(true, e.getMessage().startsWith(Behind.class.getName()), e.getMessage());
    }

    /** Subclass of a JDK class that has its own {@code writeObject}, with a further field. */
    static final class Named extends ArrayList<String> {
        private static final long serialVersionUID = 1;
        private final String name;

        Named(String name) {
            super(List.of("element"));
            this.name = name;
        }
    }

    @Test
    void aSubclassOfACollectionHasBothLevels() throws Exception {
        Named got = Copies.of(new Named("n"));
        assertEquals("n", got.name);
        assertEquals(List.of("element"), got);
    }

    @Test
    void manyClassesInOneMessage() throws Exception {
        List<Object> sent = new ArrayList<>();
        for (Class<?> type = Integer.class; sent.size() < 200; type = type.arrayType()) {
            sent.add(Array.newInstance(type, 0));
            if (sent.size() % 50 == 0) {
                type = sent.size() % 100 == 0 ? Long.class : Empty.class;
            }
        }
        sent.addAll(List.copyOf(sent));
        Object[] got = Copies.all(sent.toArray());
        for (int i = 0; i < got.length; i++) {
            assertSame(sent.get(i).getClass(), got[i].getClass());
            assertSame(got[i % 200], got[i]);
        }
    }

    @Test
    void anEmptyMessageIsNoObjects() throws Exception {
        assertEquals(0, Copies.all().length);
        assertEquals(0, Copies.message().bytes().length);
    }
}
