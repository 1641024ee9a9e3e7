package panmpi.tests.compatibility;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.opentest4j.TestAbortedException;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;

/**
 * Tests that every run of {@code examples/runs} prints on every MPI what its file says. {@code
 * -Dpanmpi.examples=REGEX} chooses some by a part of their names. The results are in {@code
 * tests/target/examples.txt}, a line {@code NAME|MPI|passed}, {@code failed}, or {@code skipped:
 * REASON} for each; differences are in {@code examples.failures}.
 */
@Tag("mpi")
@Tag("nightly")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ExamplesTest {
    private static final Pattern MISSING_FUNCTION =
            Pattern.compile("MissingFunctionException: (.*)");

    private final List<String> results = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();

    @TestFactory
    Stream<DynamicContainer> everyExampleRunsOnEveryMpi() {
        var chosen = Pattern.compile(System.getProperty("panmpi.examples", ""));
        var runs = RunFile.all().stream().filter(r -> chosen.matcher(r.name()).find()).toList();
        return Setup.mpis().stream()
                .map(mpi -> dynamicContainer(mpi.name(), runs.stream().map(r -> test(mpi, r))));
    }

    @AfterAll
    void writeResults() throws IOException {
        Files.write(Setup.report("examples.txt"), results);
        Files.write(Setup.report("examples.failures"), failures);
    }

    private DynamicTest test(InstalledMpi mpi, RunFile run) {
        return dynamicTest(
                run.name(),
                () -> {
                    var result = "failed";
                    try {
                        compare(mpi, run);
                        result = "passed";
                    } catch (TestAbortedException e) {
                        result =
                                "skipped: "
                                        + e.getMessage().replaceFirst("^Assumption failed: ", "");
                        throw e;
                    } catch (AssertionError e) {
                        failures.add(run.name() + " on " + mpi.name() + ": " + e.getMessage());
                        throw e;
                    } finally {
                        results.add(run.name() + "|" + mpi.name() + "|" + result);
                    }
                });
    }

    private static void compare(InstalledMpi mpi, RunFile run) throws IOException {
        Assumptions.assumeTrue(run.isFor(mpi.name()), "its command is not for this mpiexec");
        for (String library : run.libraries(mpi.name())) {
            Assumptions.assumeTrue(isInstalled(library), library + " is not installed");
        }
        var classPath = ExampleClasses.of(run);
        Assumptions.assumeTrue(classPath.isPresent(), "not built: make test-examples builds it");
        var job =
                new MpiExec(mpiOf(mpi, run), run.ranks(), classPath.orElseThrow(), run.options())
                        .in(folder(mpi, run))
                        .run(run.program(), run.arguments().toArray(String[]::new));
        skipWhereAFunctionIsMissing(job);
        if (run.fails()) {
            job.failed();
        } else {
            job.succeeded();
        }
        var difference = run.expected().difference(job.output());
        if (!difference.isEmpty()) {
            throw new AssertionError(
                    "not as examples/runs/" + run.name() + ".run has it\n" + difference);
        }
    }

    private static boolean isInstalled(String library) throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("/usr/lib"))) {
            return folders.anyMatch(folder -> Files.exists(folder.resolve(library)));
        }
    }

    private static InstalledMpi mpiOf(InstalledMpi mpi, RunFile run) {
        var mpiexec = String.join(" ", prepended(mpi.mpiexec(), run.mpiexecOptions()));
        // Without a fast network Open MPI 5 tries its component UCX for windows, prints an error
        // and uses another one.
        var quiet = mpi.with("OMPI_MCA_osc=^ucx");
        var set = quiet.with(run.variables().toArray(String[]::new));
        return new InstalledMpi(mpi.name(), mpiexec, mpi.library(), mpi.abi(), set.variables());
    }

    private static List<String> prepended(String first, List<String> others) {
        return Stream.concat(Stream.of(first), others.stream()).toList();
    }

    private static void skipWhereAFunctionIsMissing(Job job) {
        var missing = MISSING_FUNCTION.matcher(job.output());
        if (job.exit() != 0 && missing.find()) {
            Assumptions.abort(missing.group(1));
        }
    }

    /** Makes an empty folder for the files that the run writes. */
    private static Path folder(InstalledMpi mpi, RunFile run) throws IOException {
        var folder = Setup.report("examples/" + mpi.name() + "/" + run.name());
        if (Files.exists(folder)) {
            try (Stream<Path> old = Files.walk(folder)) {
                for (Path file : old.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
        return Files.createDirectories(folder);
    }
}
