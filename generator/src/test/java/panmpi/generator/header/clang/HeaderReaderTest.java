package panmpi.generator.header.clang;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Project;
import panmpi.generator.header.CompilerHeaders;
import panmpi.generator.header.TestHeaders;
import panmpi.generator.header.low.Declaration;
import panmpi.generator.header.low.LowLevelJava;
import panmpi.generator.header.low.LowLevelWriter;
import panmpi.generator.report.Diagnostics;

/**
 * Tests that the low-level Java of a header, source as jextract would generate it, calls the
 * functions that the header declares.
 */
class HeaderReaderTest {

    private static final Set<String> WANTED =
            Set.of("abs", "strlen", "qsort", "snprintf", "comparison", "pair", "TWELVE");

    @TempDir Path folder;
    private LowLevelJava java;
    private Class<?> libc;

    @BeforeEach
    void makeJava() throws Exception {
        TestHeaders.needsClang();
        Diagnostics diagnostics = Project.quiet();
        List<Declaration> declarations =
                HeaderReader.read(
                                TestHeaders.header("libc.h"),
                                CompilerHeaders.flags(List.of("cc")),
                                WANTED::contains,
                                diagnostics)
                        .orElseThrow();
        assertEquals(List.of(), diagnostics.messages());
        LowLevelWriter.write("libc.h", declarations, folder);
        java = new LowLevelJava(folder);
        assertEquals("", java.compile());
        libc = java.load("libc_h");
    }

    @Test
    void functionsAreCalled() throws Exception {
        assertEquals(3, libc.getMethod("abs", int.class).invoke(null, -3));
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocateFrom("four");
            assertEquals(4L, libc.getMethod("strlen", MemorySegment.class).invoke(null, text));
        }
        assertEquals(12, libc.getMethod("TWELVE").invoke(null));
    }

    @Test
    void callbacksAreCalledBack() throws Exception {
        Class<?> interfaceType = java.load("comparison$Function");
        Class<?> comparison = interfaceType.getDeclaringClass();
        Object byValue =
                Proxy.newProxyInstance(
                        interfaceType.getClassLoader(),
                        new Class<?>[] {interfaceType},
                        (_, _, pair) -> value(pair[0]) - value(pair[1]));
        Class<?> segment = MemorySegment.class;
        Method qsort = libc.getMethod("qsort", segment, long.class, long.class, segment);
        try (Arena arena = Arena.ofConfined()) {
            Object stub =
                    comparison
                            .getMethod("allocate", interfaceType, Arena.class)
                            .invoke(null, byValue, arena);
            MemorySegment numbers = arena.allocateFrom(ValueLayout.JAVA_INT, 3, 1, 2);
            Class<?> loaded = comparison.getClassLoader().loadClass("low.libc_h");
            loaded.getMethod(qsort.getName(), qsort.getParameterTypes())
                    .invoke(null, numbers, 3L, 4L, stub);
            assertEquals(1, numbers.getAtIndex(ValueLayout.JAVA_INT, 0));
            assertEquals(3, numbers.getAtIndex(ValueLayout.JAVA_INT, 2));
        }
    }

    @Test
    void variadicFunctionsAreCalled() throws Exception {
        Class<?> snprintf = java.load("libc_h$snprintf");
        Object invoker =
                snprintf.getMethod("makeInvoker", MemoryLayout[].class)
                        .invoke(null, (Object) new MemoryLayout[] {ValueLayout.JAVA_INT});
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocate(16);
            Method apply =
                    snprintf.getMethod(
                            "apply",
                            MemorySegment.class,
                            long.class,
                            MemorySegment.class,
                            Object[].class);
            Object[] rest = {7};
            apply.invoke(invoker, text, 16L, arena.allocateFrom("<%d>"), rest);
            assertEquals("<7>", text.getString(0));
        }
    }

    @Test
    void structsAreLaidOutAsInC() throws Exception {
        Class<?> pair = java.load("pair");
        assertEquals(8L, pair.getMethod("sizeof").invoke(null));
        assertEquals(4L, pair.getMethod("second$offset").invoke(null));
    }

    private static int value(Object pointer) {
        return ((MemorySegment) pointer).get(ValueLayout.JAVA_INT, 0);
    }
}
