package panmpi.tests.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panmpi.tests.harness.Setup;

/** Tests that comments open with a noun or a verb, never with a question word or a comparison. */
final class CommentsTest {
    private static final Pattern REFUSED =
            Pattern.compile("(?:What|Where|Whether|Who|Whose|Which|The same|So many|As much)\\b");

    private static final Pattern SOURCE = Pattern.compile(".*[.](?:java|c|h)");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "generator/src/main",
                "oo-facade/src/main",
                "oo-facade/codec/src",
                "oo-facade/fory/src/main",
                "examples/src",
                "native-shim/src",
                "native-shim/library",
                "native-shim/include",
                "templates",
                "tests/src/test",
                "tests/bench/src",
                "tests/bench/c"
            })
    void commentsOpenWithANounOrAVerb(String folder) throws IOException {
        assertEquals(List.of(), refused(Setup.root().resolve(folder)));
    }

    @Test
    void refusedOpeningIsFound() {
        var source =
                "int a; // Where it is\n\n/**\n * What it is.\n */\n/* The same. */ /* Whole. */";
        assertEquals(
                List.of("X:1: Where it is", "X:3: What it is.", "X:6: The same."),
                refused("X", source));
    }

    @Test
    void laterLinesAndLiteralsAreNoOpenings() {
        var source =
                """
                // Fine on this line:
                // What follows is the same comment.
                String a = "// What", b = "\\\\" /* Fine. */ + '"' + "/* Who */";
                /* Fine.
                 * Which lines follow is free. */
                """;
        assertEquals(List.of(), refused("X", source));
        assertEquals(3, Comment.of(source).size());
    }

    private static List<String> refused(Path folder) throws IOException {
        var problems = new ArrayList<String>();
        try (Stream<Path> files = Files.walk(folder)) {
            var sources =
                    files.filter(file -> SOURCE.matcher(file.toString()).matches())
                            .sorted()
                            .toList();
            assertFalse(sources.isEmpty(), folder + " has no sources");
            for (Path source : sources) {
                var name = Setup.root().relativize(source).toString();
                problems.addAll(refused(name, Files.readString(source)));
            }
        }
        return problems;
    }

    private static List<String> refused(String name, String source) {
        return Comment.of(source).stream()
                .filter(comment -> REFUSED.matcher(comment.text()).lookingAt())
                .map(comment -> name + ":" + comment.line() + ": " + comment.text())
                .toList();
    }
}
