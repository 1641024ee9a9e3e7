package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Tests objects with null references. If a class has up to eight references, the codec first tests
 * whether all of them are null.
 */
final class NullsTest {

    record One(int number, Object a) implements Serializable {}

    record Eight(Object a, Object b, Object c, Object d, Object e, Object f, Object g, Object h)
            implements Serializable {}

    record Nine(
            Object a,
            Object b,
            Object c,
            Object d,
            Object e,
            Object f,
            Object g,
            Object h,
            Object i)
            implements Serializable {}

    @Test
    void oneReference() throws Exception {
        for (Object a : new Object[] {null, "x"}) {
            assertEquals(new One(7, a), Copies.of(new One(7, a)));
        }
    }

    @Test
    void asManyAsAreAskedAtOnce() throws Exception {
        everySetOfThemComesBack(Eight.class);
    }

    @Test
    void oneMore() throws Exception {
        everySetOfThemComesBack(Nine.class);
    }

    private static void everySetOfThemComesBack(Class<? extends Record> type) throws Exception {
        Object[] values = new Object[type.getRecordComponents().length];
        for (int set = 0; set < 1 << values.length; set++) {
            for (int i = 0; i < values.length; i++) {
                values[i] = (set >> i & 1) == 0 ? null : "at " + i;
            }
            Object sent = type.getDeclaredConstructors()[0].newInstance(values);
            assertEquals(sent, Copies.of(sent));
        }
    }

    /** Tests that objects arrive unchanged if objects with null references precede them. */
    @Test
    void manyInARow() throws Exception {
        List<One> sent = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            sent.add(new One(i, i % 3 == 0 ? null : i % 3 == 1 ? List.of(i) : new One(-i, null)));
        }
        assertEquals(sent, Copies.of(sent));
    }
}
