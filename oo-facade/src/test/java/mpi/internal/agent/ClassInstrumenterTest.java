package mpi.internal.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import mpi.internal.strict.access.Area;
import mpi.internal.strict.access.Sites;
import mpi.internal.strict.access.WatchedMemory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests classes that the Java agent of strict checks has instrumented, to see the memory accesses
 * of a program: they do what the original classes do, and each access is reported.
 */
final class ClassInstrumenterTest {

    private static Class<?> instrumented;

    /** Class loader that instruments {@link Sample}, and loads all other classes as they are. */
    private static final class Loader extends ClassLoader {
        Loader() {
            super(Sample.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(Sample.class.getName())) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            byte[] plain = bytes(name);
            byte[] code = ClassInstrumenter.instrument(plain);
            byte[] chosen = code == null ? plain : code;
            return defineClass(name, chosen, 0, chosen.length);
        }
    }

    /** Area of all bytes of the memory under test, which records the accesses. */
    private record Everything(Object base, long low, long high, List<String> told) implements Area {
        @Override
        public void touched(long from, long to, boolean isWrite, int site) {
            String at = Sites.line(site).getMethodName();
            told.add((isWrite ? "w" : "r") + (from - low) + "-" + (to - low) + " " + at);
        }
    }

    /**
     * One method of {@link Sample}: the memory that it gets, and the accesses that must be
     * reported.
     */
    private record Case(String method, Object memory, String accesses) {
        @Override
        public String toString() {
            return method;
        }
    }

    private static byte[] bytes(String name) {
        String file = "/" + name.replace('.', '/') + ".class";
        try (InputStream in = Sample.class.getResourceAsStream(file)) {
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    @BeforeAll
    static void load() throws ClassNotFoundException {
        WatchedMemory.enable();
        instrumented = new Loader().loadClass(Sample.class.getName());
    }

    static Stream<Case> cases() {
        return Stream.of(
                new Case("bytes", new byte[3], "w1-2, r1-2"),
                new Case("booleans", new boolean[3], "w1-2, r1-2"),
                new Case("chars", new char[3], "w2-4, r2-4"),
                new Case("shorts", new short[3], "w2-4, r2-4"),
                new Case("ints", new int[3], "w4-8, r4-8"),
                new Case("longs", new long[3], "w8-16, r8-16"),
                new Case("floats", new float[3], "w4-8, r4-8"),
                new Case("doubles", new double[3], "w8-16, r8-16"),
                new Case("objects", new int[] {1, 2, 3}, "r4-8"),
                new Case("compound", new long[2], "r0-8, w0-8, r0-8, w0-8, r8-16, w8-16"),
                new Case(
                        "constructor",
                        new double[] {1, 2},
                        "r0-8 <init>, w8-16 <init>, r0-8 <init>, w0-8 <init>, r8-16"),
                new Case("lambda", new int[] {1, 2}, "r4-8$lambda$0"),
                new Case(
                        "record", new int[] {1, 2}, "r0-4 <init>, w0-4 <init>, r0-4 sum, r4-8 sum"),
                new Case("cases", new int[] {1, 2, 3}, "r0-4, r4-8"),
                new Case("failure", new int[3], "r36-40, w0-4, w4-8, r0-4, r4-8"),
                new Case("locked", new int[3], "w0-4, r0-4"),
                new Case("loop", new int[] {3, 2}, "r0-4, r0-4, r4-8, r0-4, r4-8, r4-8"),
                new Case("copy", new int[] {1, 2, 3}, "r4-12, w0-4"),
                new Case("utilities", new int[] {3, 2, 1}, "w4-8, w0-12, r0-8, r0-12, r0-12, r0-4"),
                new Case("texts", new char[] {'a', 'b', 'c'}, "r2-6, r0-6"),
                new Case("handle", new int[] {1, 2}, "w4-8, w4-8, r0-4"),
                new Case("view", new byte[8], "r4-8"),
                new Case("segment", new int[3], "w4-8, w9-10, r8-12"),
                new Case("direct", direct(), "w8-16, w4-5, w9-13, r0-3, r8-16, r3-4"),
                new Case("wrapped", new int[3], "w4-8, r4-8, w8-12, r8-12"));
    }

    private static ByteBuffer direct() {
        return ByteBuffer.allocateDirect(16).order(ByteOrder.nativeOrder());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void doesTheSameAndTellsEachAccess(Case one) throws ReflectiveOperationException {
        Object plain = run(Sample.class, one.method, copy(one.memory));
        List<String> told = new ArrayList<>();
        Everything area = area(one.memory, told);
        WatchedMemory.open(area);
        Object result;
        try {
            result = run(instrumented, one.method, one.memory);
        } finally {
            WatchedMemory.close(area);
        }
        assertEquals(plain, result);
        String own = " " + one.method;
        assertEquals(one.accesses, String.join(", ", told).replace(own, ""));
    }

    private static Everything area(Object memory, List<String> told) {
        if (memory instanceof ByteBuffer direct) {
            long address = MemorySegment.ofBuffer(direct).address();
            return new Everything(null, address, address + direct.capacity(), told);
        }
        return new Everything(memory, 0, Long.MAX_VALUE, told);
    }

    private static Object copy(Object memory) throws ReflectiveOperationException {
        if (memory instanceof ByteBuffer) {
            return direct();
        }
        int length = Array.getLength(memory);
        Object copy = Array.newInstance(memory.getClass().getComponentType(), length);
        System.arraycopy(memory, 0, copy, 0, length);
        return copy;
    }

    private static Object run(Class<?> of, String name, Object memory)
            throws ReflectiveOperationException {
        for (Method method : of.getDeclaredMethods()) {
            if (method.getName().equals(name)) {
                method.setAccessible(true);
                return method.invoke(null, memory);
            }
        }
        throw new NoSuchMethodException(name);
    }

    @Test
    void classesWithoutAccessesStayAsTheyAre() {
        assertNull(ClassInstrumenter.instrument(bytes(Case.class.getName())));
    }
}
