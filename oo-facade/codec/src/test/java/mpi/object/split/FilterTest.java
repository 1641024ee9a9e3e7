package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InvalidClassException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputFilter.Config;
import java.io.ObjectInputFilter.Status;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests that filters are asked about classes before any object is made. */
final class FilterTest {

    static class Base implements Serializable {
        private static final long serialVersionUID = 1;
    }

    static final class Refused extends Base {
        private static final long serialVersionUID = 1;
        static boolean made;

        private Object readResolve() {
            made = true;
            return this;
        }
    }

    enum Loaded {
        ONE;
    }

    private static void refused(String pattern, Object object) throws Exception {
        ObjectInputFilter filter = Config.createFilter(pattern);
        assertThrows(InvalidClassException.class, () -> Copies.filtered(filter, object), pattern);
    }

    @Test
    void aRefusedClassIsNeverMade() throws Exception {
        Refused.made = false;
        refused("!" + Refused.class.getName(), new Refused());
        refused("!" + Refused.class.getName(), new Object[] {1, new Refused()});
        assertEquals(false, Refused.made);
        Copies.filtered(Config.createFilter("java.base/*;mpi.object.split.*;!*"), new Refused());
        assertEquals(true, Refused.made);
    }

    @Test
    void superclassesAndClassesAsObjectsCount() throws Exception {
        refused("!" + Base.class.getName(), new Refused());
        refused("!" + Base.class.getName(), Base.class);
        refused("!java.lang.Number", 1);
        refused("!java.lang.Enum", Loaded.ONE);
        refused("!java.util.ArrayList", new ArrayList<>());
    }

    @Test
    void limitsCount() throws Exception {
        refused("maxarray=9", new int[10]);
        refused("maxarray=9", new int[1000]);
        refused("maxarray=9", new Object[10]);
        refused("maxarray=9", new int[10][1]);
        refused("maxarray=9", new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)));
        refused("maxdepth=2", new Object[] {new Object[] {new Object[0]}});
        refused("maxrefs=3", new Object[] {"a", "b", "c"});
        refused("maxbytes=10", new Object[] {"aaaaaaaaaaaaaaaaaaaaaaaaaa", "b"});
        Object[] fits = {new int[9], new int[9][9], new Object[9]};
        var filter = Config.createFilter("maxarray=9;maxdepth=3;maxrefs=99;maxbytes=9999");
        assertEquals(3, ((Object[]) Copies.filtered(filter, fits)).length);
    }

    @Test
    void whatJavaAsksAboutIsAskedAbout() throws Exception {
        Object object = new Object[] {new Refused(), 1, new int[2], Loaded.ONE, 'c'};
        Set<Class<?>> asked = new HashSet<>();
        ObjectInputFilter notes =
                info -> {
                    if (info.serialClass() != null) {
                        asked.add(info.serialClass());
                    }
                    return Status.UNDECIDED;
                };
        Copies.filtered(notes, object);
        Set<Class<?>> expected =
                Set.of(
                        Object[].class,
                        Refused.class,
                        Base.class,
                        Integer.class,
                        Number.class,
                        int[].class,
                        Loaded.class,
                        Enum.class,
                        Character.class);
        assertTrue(asked.containsAll(expected), asked + " lacks some of " + expected);
    }

    @Test
    void aFilterThatFailsRefuses() {
        ObjectInputFilter failing =
                info -> {
                    throw new IllegalStateException("no");
                };
        assertThrows(InvalidClassException.class, () -> Copies.filtered(failing, 1));
        assertThrows(InvalidClassException.class, () -> Copies.filtered(info -> null, 1));
    }
}
