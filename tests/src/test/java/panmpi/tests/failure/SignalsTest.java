package panmpi.tests.failure;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Preloaded;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.SignalStorm;

/**
 * Tests that a library which replaces the JVM's signal handlers does no harm, and that a profiling
 * library still sees calls.
 */
@Tag("mpi")
final class SignalsTest {
    private static final String HOSTILE = "hostile";
    private static final String REPORT = "-Dpanmpi.signals=report";

    @TestFactory
    Stream<DynamicTest> stormIsSurvived() {
        return each(mpi -> storm(mpi, "init-thread").succeeded().says("survived true", "jstack"));
    }

    @TestFactory
    Stream<DynamicTest> withoutCareTheJobDies() {
        return each(
                mpi ->
                        storm(mpi, "init-thread", "-Dpanmpi.signals=keep")
                                .failed()
                                .says("hostile handler"));
    }

    @Test
    void everyWayToBeginIsWatched() {
        for (String way : List.of("init", "procedural")) {
            storm(Setup.mpis().getFirst(), way, REPORT)
                    .succeeded()
                    .says(
                            "MPI_Init replaced the JVM's handler of SIGSEGV",
                            "libhostile.so",
                            "it was restored");
        }
    }

    @Test
    void withoutTheLibraryBesideTheJarAsWell() {
        storm(Setup.mpis().getFirst(), "init", "-Dpanmpi.shim=/nowhere", REPORT)
                .succeeded()
                .says("MPI_Init replaced the JVM's handler of SIGTERM");
    }

    /** Tests that no warning appears if the library replaces no signal handler. */
    @TestFactory
    Stream<DynamicTest> profilerBeforeTheLibrarySeesCalls() {
        return each(
                mpi ->
                        new MpiExec(
                                        Preloaded.before(mpi, "profiler"),
                                        2,
                                        List.of(Setup.examples("classes")),
                                        List.of(REPORT))
                                .run("Hello")
                                .succeeded()
                                .says("profiler: asked for the rank: yes")
                                .saysNothingOf("from the JVM"));
    }

    private static Job storm(InstalledMpi mpi, String way, String... options) {
        return run(Preloaded.before(mpi, HOSTILE), way, options);
    }

    private static Job run(InstalledMpi mpi, String way, String... options) {
        var classPath = MpiExec.ofTests(mpi, 2).classPath();
        return new MpiExec(mpi, 2, classPath, List.of(options))
                .run(SignalStorm.class.getName(), way);
    }

    private static Stream<DynamicTest> each(Consumer<InstalledMpi> test) {
        return Setup.sample(SignalsTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> test.accept(mpi)));
    }
}
