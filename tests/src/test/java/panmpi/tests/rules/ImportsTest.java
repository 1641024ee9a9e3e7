package panmpi.tests.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Setup;

/**
 * Tests that packages do not import each other in cycles: each package imports only packages to its
 * left in the order of its module.
 */
final class ImportsTest {
    private static final Pattern IMPORT =
            Pattern.compile("^import\\s+(?:static\\s+)?([\\w.]+)", Pattern.MULTILINE);
    private static final Pattern PACKAGE =
            Pattern.compile("^package\\s+([\\w.]+)", Pattern.MULTILINE);

    /**
     * Order of packages, left to right. A class that its whole package may use is an entry of its
     * own, before its package.
     */
    private static final List<String> FACADE =
            List.of(
                    "mpi.object",
                    "mpi.internal.Settings",
                    "mpi.internal.Generated",
                    "mpi.abi",
                    "mpi.internal",
                    "mpi.internal.natives",
                    "mpi.internal.system",
                    "mpi.internal.signals",
                    "mpi.internal.discovery",
                    "mpi.internal.link",
                    "mpi.internal.launch",
                    "mpi.internal.start",
                    "mpi.internal.net",
                    "mpi.internal.watch",
                    "mpi.c",
                    "mpi.MPIException",
                    "mpi.ArrayLength",
                    "mpi.internal.job",
                    "mpi.internal.records",
                    "mpi.internal.memory",
                    "mpi.internal.staging",
                    "mpi.internal.futures",
                    "mpi.internal.trace",
                    "mpi.internal.call",
                    "mpi.internal.types",
                    "mpi.internal.objects",
                    "mpi.internal.pool",
                    "mpi.internal.sums",
                    "mpi.internal.strict.table",
                    "mpi.internal.strict.access",
                    "mpi.internal.agent",
                    "mpi.internal.strict.wire",
                    "mpi.internal.strict.simulation",
                    "mpi.internal.strict.referee",
                    "mpi.internal.strict.call",
                    "mpi.internal.strict.feed",
                    "mpi.internal.strict.object",
                    "mpi.internal.strict.check",
                    "mpi.internal.strict",
                    "mpi",
                    "mpi.concurrent",
                    "mpi.ccj",
                    "mpi.doctor",
                    "mpi.timeline",
                    "mpi.bench.plot",
                    "mpi.bench");

    private static final List<String> CODEC = List.of("mpi.object", "mpi.object.split");

    private static final List<String> GENERATOR =
            List.of(
                    "panmpi.generator.report",
                    "panmpi.generator.header.low",
                    "panmpi.generator.header.clang",
                    "panmpi.generator.header",
                    "panmpi.generator.model",
                    "panmpi.generator.rules",
                    "panmpi.generator.diff",
                    "panmpi.generator.emit",
                    "panmpi.generator.ledger",
                    "panmpi.generator.output",
                    "panmpi.generator.track",
                    "panmpi.generator");

    private static final List<String> JUNIT =
            List.of(
                    "mpi.junit.wire",
                    "mpi.junit.rank",
                    "mpi.junit",
                    "mpi.junit.job",
                    "mpi.junit.engine");

    private static final List<String> BENCH =
            List.of(
                    "panmpi.bench.plot",
                    "panmpi.bench.results",
                    "panmpi.bench.jobs",
                    "panmpi.bench.ranks",
                    "panmpi.bench.apps",
                    "panmpi.bench.calls",
                    "panmpi.bench.programs",
                    "panmpi.bench.papers",
                    "panmpi.bench.messages",
                    "panmpi.bench.objects",
                    "panmpi.bench.scale",
                    "panmpi.bench.strict",
                    "panmpi.bench.concurrent",
                    "panmpi.bench.report");

    private static final List<String> TESTS =
            List.of(
                    "panmpi.tests.harness",
                    "panmpi.tests.run",
                    "panmpi.tests.support",
                    "panmpi.tests.bounds",
                    "panmpi.tests.fuzz",
                    "panmpi.tests.decoys",
                    "panmpi.tests.programs",
                    "panmpi.tests.faults",
                    "panmpi.tests.soak",
                    "panmpi.tests.storm",
                    "panmpi.tests.cases",
                    "panmpi.tests.binding",
                    "panmpi.tests.compatibility",
                    "panmpi.tests.diagnostics",
                    "panmpi.tests.launch",
                    "panmpi.tests.failure",
                    "panmpi.tests.threads",
                    "panmpi.tests.rules");

    @Test
    void facadeImportsOneWay() throws IOException {
        assertEquals(List.of(), backward("oo-facade/src/main/java", FACADE));
        assertEquals(List.of(), backward("generated/java", FACADE));
    }

    @Test
    void codecImportsOneWay() throws IOException {
        assertEquals(List.of(), backward("oo-facade/codec/src/main/java", CODEC));
        assertEquals(List.of(), backward("generated/codec", CODEC));
    }

    @Test
    void generatorImportsOneWay() throws IOException {
        assertEquals(List.of(), backward("generator/src/main/java", GENERATOR));
    }

    @Test
    void testsImportOneWay() throws IOException {
        assertEquals(List.of(), backward("tests/src/test/java/panmpi", TESTS));
    }

    @Test
    void benchImportsOneWay() throws IOException {
        assertEquals(List.of(), backward("tests/bench/src/main/java", BENCH));
    }

    @Test
    void everyPackageHasAPlaceAndADescription() throws IOException {
        assertEquals(List.of(), strangers("oo-facade/src/main/java", FACADE));
        assertEquals(List.of(), strangers("oo-facade/codec/src/main/java", CODEC));
        assertEquals(List.of(), strangers("generator/src/main/java", GENERATOR));
        assertEquals(List.of(), strangers("oo-facade/junit/src/main/java", JUNIT));
        assertEquals(List.of(), strangers("tests/bench/src/main/java", BENCH));
    }

    @Test
    void junitImportsOneWay() throws IOException {
        assertEquals(List.of(), backward("oo-facade/junit/src/main/java", JUNIT));
    }

    @Test
    void backwardImportIsFound() {
        var source = "package mpi.abi;\nimport java.util.List;\nimport static mpi.c.Mpi.*;\n";
        assertEquals(List.of("X: mpi.abi imports mpi.c.Mpi."), backward("X", source, FACADE));
        assertEquals(List.of(), backward("X", "package mpi.c;\nimport mpi.abi.AbiTable;", FACADE));
    }

    /** Returns packages that the order does not name, or that have no {@code package-info}. */
    private static List<String> strangers(String folder, List<String> order) throws IOException {
        Path root = Setup.root().resolve(folder);
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .distinct()
                    .filter(
                            home ->
                                    !order.contains(nameOf(root, home))
                                            || !Files.exists(home.resolve("package-info.java")))
                    .map(home -> nameOf(root, home))
                    .sorted()
                    .toList();
        }
    }

    private static String nameOf(Path root, Path folder) {
        return root.relativize(folder).toString().replace('/', '.');
    }

    private static List<String> backward(String folder, List<String> order) throws IOException {
        var problems = new ArrayList<String>();
        try (Stream<Path> files = Files.walk(Setup.root().resolve(folder))) {
            var sources = files.filter(file -> file.toString().endsWith(".java")).toList();
            assertFalse(sources.isEmpty(), folder + " has no sources");
            for (Path source : sources) {
                var name = source.getFileName().toString().replace(".java", "");
                problems.addAll(backward(name, Files.readString(source), order));
            }
        }
        return problems;
    }

    private static List<String> backward(String name, String source, List<String> order) {
        var own = PACKAGE.matcher(source).results().findFirst().orElseThrow().group(1);
        int place = place(own + "." + name, order);
        return IMPORT.matcher(source)
                .results()
                .map(found -> found.group(1))
                .filter(imported -> place(imported, order) > place)
                .map(imported -> name + ": " + own + " imports " + imported)
                .toList();
    }

    /**
     * Returns the index in the order of the longest entry that contains the name; -1, leftmost of
     * all, if no entry does.
     */
    private static int place(String name, List<String> order) {
        return IntStream.range(0, order.size())
                .filter(i -> (name + ".").startsWith(order.get(i) + "."))
                .boxed()
                .max(Comparator.comparingInt(i -> order.get(i).length()))
                .orElse(-1);
    }
}
