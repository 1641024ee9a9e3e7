package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import mpi.Cartcomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Op;
import mpi.Request;
import mpi.Win;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.Setup;

/**
 * The table for programs of Open MPI's Java binding: each call in its right column compiles, and
 * each method that it only names is there.
 */
@Tag("mpi")
final class MovingTest {
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    /** A method of an object or a class, or of the one that was named last; maybe arguments. */
    private static final Pattern METHOD = Pattern.compile("(?:(\\w+)[.])?([A-Z]\\w*)([(].*[)])?");

    /** Words for which a method is looked up where its arguments are not told. */
    private static final Map<String, Class<?>> TYPES =
            Map.of(
                    "comm", Intracomm.class,
                    "Cartcomm", Cartcomm.class,
                    "request", Request.class,
                    "Request", Request.class,
                    "Op", Op.class,
                    "win", Win.class,
                    "MPI", MPI.class);

    /** What the words of the table stand for. */
    private static final String PROGRAM =
            """
            import mpi.*;
            import java.lang.foreign.*;
            abstract class Moving {
                Intracomm comm; Request request; Request[] requests; Status status; Group group;
                Datatype type; Op op; User_function function; Info info; Win win;
                Cartcomm cart; Object buf, a, b; byte[] bytes; int position;
                int[] dims, counts, displs, sources, destinations, weights; boolean[] periods; boolean reorder, commute;
                int n, m, dest, source, tag, root, color, key, length, stride, unit;
                MemorySegment segment; MemoryLayout layout; String[] args;
                void calls() {
                    %s
                }
            }
            """;

    @TempDir private static Path folder;

    private final List<String> calls = new ArrayList<>();
    private final List<String> missing = new ArrayList<>();

    @Test
    void rightColumnIsPanmpis() throws IOException {
        try (var lines = Files.lines(Setup.root().resolve("docs/moving.md"))) {
            lines.filter(line -> line.startsWith("| `"))
                    .map(row -> row.split(" [|] ")[1])
                    .forEach(this::read);
        }
        assertEquals(List.of(), missing);
        assertTrue(calls.size() > 20, calls::toString);
        assertEquals("", complaints(String.format(PROGRAM, String.join("\n        ", calls))));
    }

    private void read(String cell) {
        String of = null;
        for (var code = CODE.matcher(cell); code.find(); ) {
            var method = METHOD.matcher(code.group(1));
            if (code.group(1).startsWith("new ")) {
                calls.add(code.group(1) + ";");
            } else if (method.matches()) {
                of = method.group(1) == null ? of : method.group(1);
                read(of, method.group(2), method.group(3));
            }
        }
    }

    private void read(String of, String name, String arguments) {
        if (arguments != null && !arguments.contains("...")) {
            calls.add(of + "." + name + arguments + ";");
        } else if (!hasMethod(of, name) && !isClass(name)) {
            missing.add(of + "." + name);
        }
    }

    private static boolean hasMethod(String of, String name) {
        return TYPES.containsKey(of)
                && Arrays.stream(TYPES.get(of).getMethods())
                        .anyMatch(method -> method.getName().equals(name));
    }

    private static boolean isClass(String name) {
        try {
            Class.forName("mpi." + name, false, MovingTest.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException none) {
            return false;
        }
    }

    private static String complaints(String program) throws IOException {
        var source = Files.writeString(folder.resolve("Moving.java"), program);
        var said = new ByteArrayOutputStream();
        ToolProvider.getSystemJavaCompiler()
                .run(null, said, said, "-cp", Setup.jar().toString(), source.toString());
        return said.toString();
    }
}
