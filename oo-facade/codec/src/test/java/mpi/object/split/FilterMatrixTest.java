package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputFilter.Config;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

/** Tests each filter with each object: the codec must refuse what java.io refuses. */
final class FilterMatrixTest {
    private static final String HERE = "mpi.object.split.FilterMatrixTest$";

    interface Face {}

    interface OtherFace {}

    static class Base implements Serializable {
        private static final long serialVersionUID = 1;

        @SuppressWarnings("serial")
        private final Object inner;

        Base(Object inner) {
            this.inner = inner;
        }

        Object inner() {
            return inner;
        }
    }

    static final class Derived extends Base {
        private static final long serialVersionUID = 1;

        Derived(Object inner) {
            super(inner);
        }
    }

    @SuppressWarnings("serial")
    record Pair(Object one, Object other) implements Serializable {}

    enum Color {
        RED,
        GREEN {}
    }

    static final class Handler implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1;

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return null;
        }
    }

    private static final String[] PATTERNS = {
        "*",
        "!*",
        "java.base/*;!*",
        "!java.util.*",
        "!java.util.HashMap",
        "!java.util.HashSet",
        "!java.lang.Number",
        "!java.lang.Enum",
        "!java.lang.reflect.Proxy",
        "!" + HERE + "Face;*",
        "!" + HERE + "OtherFace;*",
        "!" + HERE + "Base",
        "!" + HERE + "Derived",
        "!" + HERE + "Pair",
        "!" + HERE + "Color",
        "maxarray=3",
        "maxarray=999",
        "maxdepth=1",
        "maxdepth=2",
        "maxdepth=3",
        "maxrefs=1",
        "maxrefs=4",
        "maxrefs=12",
        "maxbytes=100000",
    };

    private static Object proxy(Class<?>... interfaces) {
        return Proxy.newProxyInstance(
                FilterMatrixTest.class.getClassLoader(), interfaces, new Handler());
    }

    private static List<Object> objects() {
        var objects = new ArrayList<Object>();
        objects.addAll(arrays());
        objects.addAll(collections());
        objects.addAll(
                List.of(
                        1,
                        'c',
                        "text",
                        Color.RED,
                        Color.GREEN,
                        new Base(null),
                        new Base(new Base(new Base("deep"))),
                        new Derived(1),
                        new Derived(new int[30]),
                        new Pair(null, null),
                        new Pair(new Pair(1, 2), new Pair(3, 4)),
                        Base.class,
                        Derived.class,
                        Color.class,
                        HashMap.class,
                        LinkedHashMap.class,
                        int[].class,
                        proxy(Face.class),
                        proxy(OtherFace.class, Face.class),
                        new Object[] {proxy(Face.class), proxy(Face.class)},
                        proxy(Face.class).getClass()));
        return objects;
    }

    private static List<Object> arrays() {
        var shared = new Base("shared");
        return List.of(
                new int[0],
                new int[10],
                new byte[1000],
                new double[100_000],
                new int[4][2],
                new int[2][1000],
                new double[3][20_000],
                new int[][] {{1}, null, {2, 3}},
                new Object[10],
                new Object[] {new double[30_000], "after", 1},
                new Object[] {new double[3][20_000], "after", 1},
                new Object[] {shared, shared, shared, shared, shared},
                new String[] {"a", "b", "a", null, null},
                new Object[][][] {{{"deep"}}});
    }

    private static List<Object> collections() {
        var numbers = List.of(1, 2, 3, 4, 5);
        var map = new HashMap<Object, Object>(Map.of("one", 1, "two", 2));
        return List.of(
                new ArrayList<>(numbers),
                new LinkedList<>(numbers),
                new ArrayDeque<>(numbers),
                new HashSet<>(numbers),
                new LinkedHashSet<>(numbers),
                new TreeSet<>(numbers),
                new PriorityQueue<>(numbers),
                map,
                new LinkedHashMap<>(map),
                new TreeMap<>(Map.of("one", 1)),
                new ConcurrentHashMap<>(map),
                new EnumMap<>(Map.of(Color.RED, 1)),
                EnumSet.of(Color.RED, Color.GREEN),
                Collections.unmodifiableList(new ArrayList<>(numbers)),
                List.of(),
                List.of(1, 2),
                Set.of(1),
                Map.of(1, 2),
                BitSet.valueOf(new long[] {1, 2, 3}));
    }

    @Test
    void whatJavaRefusesIsRefused() throws Exception {
        var laxer = new ArrayList<String>();
        int refusedByJava = 0;
        for (String pattern : PATTERNS) {
            var filter = Config.createFilter(pattern);
            for (Object object : objects()) {
                boolean javas = javaRefuses(filter, object);
                refusedByJava += javas ? 1 : 0;
                if (javas && !isRefused(filter, object)) {
                    laxer.add(pattern + " lets in " + name(object));
                }
            }
        }
        assertEquals("", String.join("\n", laxer));
        assertTrue(refusedByJava > 300, refusedByJava + " refused by java.io");
    }

    /** Tests that a filter is asked about a class in each message, not only in the first one. */
    @Test
    void whatWasLetInOnceIsRefusedLater() throws Exception {
        var objects = objects();
        for (Object object : objects) {
            Copies.filtered(Config.createFilter("*"), object);
        }
        whatJavaRefusesIsRefused();
    }

    private static boolean javaRefuses(ObjectInputFilter filter, Object object) throws Exception {
        var bytes = new ByteArrayOutputStream();
        try (var out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            in.setObjectInputFilter(filter);
            in.readObject();
            return false;
        } catch (InvalidClassException refusal) {
            return true;
        }
    }

    private static boolean isRefused(ObjectInputFilter filter, Object object)
            throws ClassNotFoundException {
        try {
            Copies.filtered(filter, object);
            return false;
        } catch (IOException refusal) {
            return true;
        }
    }

    private static String name(Object object) {
        String text =
                object instanceof Object[] array ? java.util.Arrays.toString(array) : "" + object;
        return object.getClass().getTypeName() + " " + text.lines().findFirst().orElse("");
    }
}
