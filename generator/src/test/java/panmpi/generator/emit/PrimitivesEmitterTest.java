package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that templates are written once for each primitive type that they name. */
class PrimitivesEmitterTest {

    private static List<SourceFile> files(String template) {
        return PrimitivesEmitter.emit("primitives/X.java", template).stream()
                .map(Draft::format)
                .toList();
    }

    @Test
    void memberIsWrittenForEachTypeThatItNames() {
        var template =
                """
                package mpi;
                abstract class Views {
                    int stays;
                    /** Returns $a$ {@code $type$}. */
                    @Each("byte int") $type$ get$Name$() { return get$OfByteBuffer$($Box$.BYTES, $NAME$); }
                }
                """;
        var expected =
                """
                // Generated from the primitive types by `make bindings`; edit templates/primitives/X.java instead.

                package mpi;

                abstract class Views {

                    int stays;

                    /**
                     * Returns a {@code byte}.
                     */
                    byte getByte() {
                        return get(Byte.BYTES, BYTE);
                    }

                    /**
                     * Returns an {@code int}.
                     */
                    int getInt() {
                        return getInt(Integer.BYTES, INT);
                    }
                }
                """;
        assertEquals(expected, files(template).getFirst().text());
    }

    @Test
    void classIsWrittenForEachTypeThatItNames() {
        var files =
                files("package mpi.a; @Each(\"char int\") class $Pair$ { int $pair$, $PAIR$; }");
        assertEquals(
                List.of("mpi/a/CharInt.java", "mpi/a/Int2.java"),
                files.stream().map(SourceFile::path).toList());
        assertEquals(
                List.of("int charInt, CHAR_INT;", "int int2, INT2;"),
                files.stream().map(f -> f.unit().getType(0).getMember(0).toString()).toList());
    }

    @Test
    void anotherTypeIsRefused() {
        var template = "package mpi; class A { @Each(\"int strng\") int $type$; }";
        var e = assertThrows(IllegalArgumentException.class, () -> files(template));
        assertEquals(
                "primitives/X.java: @Each names 'strng', which is no primitive type; these are"
                        + " boolean, byte, char, short, int, long, float, double",
                e.getMessage());
    }
}
