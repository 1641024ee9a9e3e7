package panmpi.generator.header.low;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.header.low.Layout.Scalar;

/**
 * Tests that declarations of a header become low-level Java, source as jextract would generate it,
 * and that this source compiles.
 */
class LowLevelWriterTest {

    @TempDir Path folder;

    @Test
    void everyConstructCompilesWithoutAWarning() throws IOException {
        var parameters = List.of(parameter("x0", Scalar.C_INT), parameter("class", Scalar.C_LONG));
        Optional<Layout> result = Optional.of(Scalar.C_INT);
        LowLevelWriter.write(
                "mpi-2.h",
                List.of(
                        new Declaration.Function("f", "int f()", result, List.of(), false),
                        new Declaration.Function(
                                "g", "void g(int)", Optional.empty(), parameters, false),
                        new Declaration.Function("h", "int h(...)", result, parameters, true),
                        new Declaration.Callback(
                                "c", "typedef int (c)(int, long)", result, parameters),
                        new Declaration.Typedef("t", "typedef int t", Scalar.C_INT),
                        new Declaration.Variable("v", "extern void *v", Scalar.C_POINTER),
                        new Declaration.Variable(
                                "w", "extern int w[2]", new Layout.Array(2, Scalar.C_INT)),
                        struct(),
                        new Declaration.Alias("b", "typedef struct s b", "s")),
                folder);
        assertEquals("", new LowLevelJava(folder).compile());
    }

    @Test
    void valuesKeepTheirTypes() throws Exception {
        LowLevelWriter.write(
                "mpi.h",
                List.of(
                        constant("i", Scalar.C_INT, new Declaration.Whole(0xffffffffL)),
                        constant("l", Scalar.C_LONG, new Declaration.Whole(-1)),
                        constant("z", Scalar.C_BOOL, new Declaration.Whole(1)),
                        constant("d", Scalar.C_DOUBLE, new Declaration.Real(2.5)),
                        constant("p", Scalar.C_POINTER, new Declaration.Whole(-1)),
                        constant("s", Scalar.C_POINTER, new Declaration.Text("\"a\\\n\u00e9"))),
                folder);
        LowLevelJava java = new LowLevelJava(folder);
        assertEquals("", java.compile());
        Class<?> header = java.load("mpi_h");
        assertEquals(-1, header.getMethod("i").invoke(null));
        assertEquals(-1L, header.getMethod("l").invoke(null));
        assertEquals(true, header.getMethod("z").invoke(null));
        assertEquals(2.5, header.getMethod("d").invoke(null));
        var pointer = (java.lang.foreign.MemorySegment) header.getMethod("p").invoke(null);
        assertEquals(-1, pointer.address());
        var text = (java.lang.foreign.MemorySegment) header.getMethod("s").invoke(null);
        assertEquals("\"a\\\n\u00e9", text.getString(0));
    }

    @Test
    void aLongHeaderBecomesAChainOfClasses() throws Exception {
        List<Declaration> many =
                IntStream.range(0, 2500)
                        .<Declaration>mapToObj(
                                i -> constant("c" + i, Scalar.C_INT, new Declaration.Whole(i)))
                        .toList();
        LowLevelWriter.write("mpi.h", many, folder);
        LowLevelJava java = new LowLevelJava(folder);
        assertEquals("", java.compile());
        assertTrue(Files.exists(folder.resolve("low/mpi_h_2.java")));
        for (int i : List.of(0, 999, 1000, 2499)) {
            Method method = java.load("mpi_h").getMethod("c" + i);
            method.setAccessible(true);
            assertEquals(i, method.invoke(null));
        }
    }

    @Test
    void gapsBetweenFieldsArePadding() throws Exception {
        LowLevelWriter.write("mpi.h", List.of(struct()), folder);
        LowLevelJava java = new LowLevelJava(folder);
        assertEquals("", java.compile());
        Class<?> struct = java.load("s");
        assertEquals(24L, struct.getMethod("sizeof").invoke(null));
        assertEquals(8L, struct.getMethod("b$offset").invoke(null));
    }

    private static Declaration.Parameter parameter(String name, Layout layout) {
        return new Declaration.Parameter(name, layout);
    }

    private static Declaration.Constant constant(
            String name, Layout layout, Declaration.Value value) {
        return new Declaration.Constant(name, "#define " + name, layout, value);
    }

    private static Declaration.Struct struct() {
        return new Declaration.Struct(
                "s",
                "struct s {\n    char a;\n    long b;\n    int c;\n}",
                "s",
                false,
                List.of(
                        new Declaration.Field("a", "char a", Scalar.C_CHAR, 0, 1),
                        new Declaration.Field("b", "long b", Scalar.C_LONG, 8, 8),
                        new Declaration.Field("c", "int c", Scalar.C_INT, 16, 4)),
                24);
    }
}
