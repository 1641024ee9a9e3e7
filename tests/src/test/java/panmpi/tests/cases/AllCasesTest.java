package panmpi.tests.cases;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.Batch;
import panmpi.tests.harness.CaseClass;
import panmpi.tests.harness.CaseTable;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.RankNumbers;
import panmpi.tests.harness.Setup;

/**
 * Every case class on every installed MPI at every number of ranks. {@code -Dpanmpi.cases=REGEX}
 * chooses case classes by name, {@code -Dpanmpi.topics=REGEX} by topic. With {@code
 * -Dpanmpi.ranks=N} each runs once only, on its largest number of ranks up to that; with {@code
 * -Dpanmpi.thorough=N} so do all on the MPIs behind the first N of the list, on up to 4.
 */
@Tag("mpi")
final class AllCasesTest {
    private static final CaseTable TABLE = new CaseTable();
    private static final Pattern CHOSEN = Pattern.compile(System.getProperty("panmpi.cases", ""));
    private static final Pattern TOPICS = Pattern.compile(System.getProperty("panmpi.topics", ""));

    @TestFactory
    Stream<DynamicContainer> everyCasePassesOnEveryMpi() {
        var cases =
                CaseClass.all(name -> CHOSEN.matcher(name).find()).stream()
                        .filter(type -> TOPICS.matcher(type.topic()).find())
                        .toList();
        assertFalse(
                cases.isEmpty(),
                () -> "no case class: panmpi.cases=" + CHOSEN + ", panmpi.topics=" + TOPICS);
        var mpis = Setup.mpis();
        return IntStream.range(0, mpis.size())
                .mapToObj(place -> tests(mpis.get(place), RankNumbers.at(place), cases));
    }

    @AfterAll
    static void publishTable() throws IOException {
        TABLE.publish(RankNumbers.remark(Setup.mpis()));
    }

    private static DynamicContainer tests(
            InstalledMpi mpi, RankNumbers ranks, List<CaseClass> cases) {
        var numbers = cases.stream().flatMap(type -> ranks.of(type).stream()).distinct().sorted();
        var tests =
                numbers.flatMap(
                        n -> {
                            var some = cases.stream().filter(type -> ranks.of(type).contains(n));
                            return batches(mpi, n, some.toList());
                        });
        return dynamicContainer(mpi.name(), tests.flatMap(batch -> tests(mpi, batch)));
    }

    /**
     * {@return the jobs on this number of ranks: one for each environment, and the classes alone}
     */
    private static Stream<Batch> batches(InstalledMpi mpi, int ranks, List<CaseClass> cases) {
        var together =
                cases.stream()
                        .filter(CaseClass::sharesJob)
                        .collect(Collectors.groupingBy(CaseClass::environment));
        var alone = cases.stream().filter(type -> !type.sharesJob()).map(List::of);
        return Stream.concat(together.values().stream(), alone)
                .map(some -> new Batch(mpi, ranks, some));
    }

    private static Stream<DynamicTest> tests(InstalledMpi mpi, Batch batch) {
        var where = " on " + batch.ranks() + ", " + mpi;
        return batch.cases().stream()
                .map(type -> dynamicTest(type.name() + where, () -> check(mpi, batch, type)));
    }

    private static void check(InstalledMpi mpi, Batch batch, CaseClass type) {
        var result = batch.result(type);
        TABLE.add(type, mpi.name(), result);
        if (result.failure() != null) {
            throw result.failure();
        }
    }
}
