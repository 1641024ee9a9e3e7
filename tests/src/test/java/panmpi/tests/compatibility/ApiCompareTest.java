package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import mpi.MPI;
import mpi.object.ObjectCodec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.Setup;

/**
 * Tests that all public members of the last version still exist, except those for whose change a
 * list gives a reason.
 */
final class ApiCompareTest {
    private static final String SUFFIX = "-api.jar";

    @TempDir private Path folder;

    @Test
    void nothingOfTheLastVersionIsMissing() throws Exception {
        Path now = folder.resolve("now.jar");
        PublicApi.write(facade(), "", now);
        Path last = last();
        var comparison = ApiComparison.of(last, now);
        Files.write(Setup.report("api-added.txt"), comparison.added());
        var accepted = accepted();
        var broken = new ArrayList<>(comparison.broken());
        broken.removeAll(accepted);
        broken.forEach(line -> System.out.println("broken: " + line));
        System.out.printf(
                "api-compare: since %s: %d broken, %d accepted, %d added%n",
                last.getFileName().toString().replace(SUFFIX, ""),
                broken.size(),
                accepted.size(),
                comparison.added().size());
        assertEquals(List.of(), broken);
        accepted.removeAll(comparison.broken());
        assertEquals(List.of(), accepted, "accepted, but not broken");
    }

    @Test
    void equalModulesGiveEqualBytes() throws Exception {
        Path first = folder.resolve("first.jar");
        Path second = folder.resolve("second.jar");
        PublicApi.write(facade(), "text", first);
        PublicApi.write(facade(), "text", second);
        assertArrayEquals(Files.readAllBytes(first), Files.readAllBytes(second));
    }

    @Test
    void missingAndNarrowerMembersAreNamed() throws Exception {
        Path older =
                api(
                        """
                        package p;
                        public class A {
                            public int kept, gone;
                            public A(String text) {}
                            public void gone(int[] a, String b) {}
                            protected long other() { return 1; }
                            void unseen() {}
                            public static class Inner {}
                        }
                        """);
        Path newer =
                api(
                        """
                        package p;
                        public class A {
                            public int kept;
                            A(String text) {}
                            protected int other() { return 1; }
                            public void fresh() {}
                        }
                        """);
        var comparison = ApiComparison.of(older, newer);
        assertEquals(
                List.of(
                        "p.A$Inner: class removed",
                        "p.A.A(String): constructor removed",
                        "p.A.gone: field removed",
                        "p.A.gone(int[], String): method removed",
                        "p.A.other(): method return type changed"),
                comparison.broken());
        assertEquals(List.of("p.A.fresh()"), comparison.added());
    }

    /** Compiles a module that exports the package {@code p} and not {@code q}. */
    private Path api(String source) throws IOException {
        Path sources = Files.createTempDirectory(folder, "sources");
        Path classes = Files.createTempDirectory(folder, "classes");
        Files.writeString(sources.resolve("module-info.java"), "module m { exports p; }");
        Files.writeString(sources.resolve("A.java"), source);
        Files.writeString(sources.resolve("B.java"), "package q; public class B {}");
        try (Stream<Path> files = Files.list(sources)) {
            var words = new ArrayList<>(List.of("-d", classes.toString()));
            files.map(Path::toString).forEach(words::add);
            var javac = ToolProvider.findFirst("javac").orElseThrow();
            assertEquals(0, javac.run(System.out, System.err, words.toArray(String[]::new)));
        }
        Path jar = Files.createTempFile(folder, "api", ".jar");
        PublicApi.write(List.of(classes), "", jar);
        return jar;
    }

    private static List<Path> facade() throws URISyntaxException {
        return List.of(home(ObjectCodec.class), home(MPI.class));
    }

    private static Path home(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private static Path last() throws IOException {
        try (Stream<Path> files = Files.list(Setup.root().resolve("tests/api"))) {
            return files.filter(f -> f.toString().endsWith(SUFFIX)).findAny().orElseThrow();
        }
    }

    /** Returns the lines of differences that a file accepts, each without its reason. */
    private static List<String> accepted() throws IOException {
        Path file = Setup.root().resolve("tests/api/accepted.txt");
        return new ArrayList<>(
                Files.readAllLines(file).stream()
                        .filter(line -> !line.startsWith("#"))
                        .map(line -> line.split(" -- ")[0])
                        .toList());
    }
}
