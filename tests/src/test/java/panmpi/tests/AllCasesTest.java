package panmpi.tests;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every case class on every installed MPI at every number of ranks, one real job each. {@code
 * -Dpanmpi.cases=REGEX} chooses case classes by name.
 */
final class AllCasesTest {
    private static final CaseTable TABLE = new CaseTable();
    private static final Pattern CHOSEN = Pattern.compile(System.getProperty("panmpi.cases", ""));

    @TestFactory
    Stream<DynamicContainer> everyCasePassesOnEveryMpi() throws Exception {
        var cases = caseClasses();
        return Setup.mpis().stream().map(mpi -> dynamicContainer(mpi.name(), jobs(mpi, cases)));
    }

    @AfterAll
    static void publishTable() throws IOException {
        TABLE.publish();
    }

    private static Stream<DynamicTest> jobs(InstalledMpi mpi, List<Class<?>> cases) {
        return cases.stream().flatMap(type -> jobs(mpi, type));
    }

    private static Stream<DynamicTest> jobs(InstalledMpi mpi, Class<?> type) {
        var name = type.getSimpleName();
        return Arrays.stream(type.getAnnotation(Np.class).value())
                .mapToObj(
                        n -> dynamicTest(name + " on " + n + ", " + mpi, () -> run(mpi, type, n)));
    }

    private static void run(InstalledMpi mpi, Class<?> type, int ranks) {
        var needed = mpi.with(type.getAnnotation(Np.class).environment());
        var job = MpiExec.ofTests(needed, ranks).run(RankMain.class.getName(), type.getName());
        var name = type.getSimpleName();
        var prefix = "CASE SKIP ";
        var skips =
                job.lines(prefix).stream().map(line -> line.substring(prefix.length())).toList();
        var ok = job.lines("CASE OK ").stream().findFirst();
        if (job.exit() == 0 && ok.isPresent()) {
            TABLE.passed(name, mpi.name(), Integer.parseInt(ok.get().split(" ")[2]), skips);
        } else {
            TABLE.failed(name, mpi.name(), skips);
        }
        job.succeeded().says("CASE OK ");
    }

    private static List<Class<?>> caseClasses() throws Exception {
        var folder = Path.of(AllCasesTest.class.getResource("cases").toURI());
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith("Case.class") && CHOSEN.matcher(file).find())
                    .sorted()
                    .<Class<?>>map(AllCasesTest::load)
                    .toList();
        }
    }

    private static Class<?> load(String file) {
        var simple = file.substring(0, file.length() - ".class".length());
        var name = AllCasesTest.class.getPackageName() + ".cases." + simple;
        try {
            // Not initialised: a case class may ask MPI for its rank then, which this process is
            // not.
            var type = Class.forName(name, false, AllCasesTest.class.getClassLoader());
            if (!type.isAnnotationPresent(Np.class)) {
                throw new AssertionError(type + " says not on how many ranks to run: add @Np");
            }
            return type;
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
