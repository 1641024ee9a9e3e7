package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestTag;
import org.junit.platform.testkit.engine.EngineTestKit;
import panmpi.junit.programs.Company;
import panmpi.junit.programs.Kinds;
import panmpi.junit.programs.Mixed;
import panmpi.junit.programs.Passing;
import panmpi.junit.programs.Templates;

/**
 * Tests that each kind of Jupiter test runs on ranks, that classes share jobs, and that single
 * tests can be selected.
 */
@Tag("mpi")
@Tag("any-mpi")
final class KindsTest {

    @Test
    void eachNumberOfRanksIsATest() {
        var run = TestRun.of(Passing.class);
        assertEquals(List.of(), run.messages());
        assertEquals(6, run.passed().size());
        for (String job : List.of("1 rank", "2 ranks", "4 ranks")) {
            assertTrue(run.passed().contains(job + ": Passing.ranksSumUp(Intracomm)"));
        }
    }

    @Test
    void everyKindOfTestRunsOnceAndOneFailureEndsNoOther() {
        var run = TestRun.of(Kinds.class);
        assertEquals(2, run.failed().size(), run.failed()::toString);
        assertTrue(run.failed().get(1).startsWith("2 ranks: Kinds.[2] "), run.failed()::toString);
        var passed = run.passed();
        assertEquals(new TreeSet<>(passed).size(), passed.size(), passed::toString);
        // Both jobs pass 3 parameters, 2 repetitions and 2 dynamic tests. The job of 1 rank also
        // passes the test that 2 ranks abort and 1 nested test, the job of 2 ranks 2 nested tests.
        assertEquals(9 + 9, passed.size(), passed::toString);
        assertEquals(
                List.of("2 ranks: Kinds.isAbortedOnOneRank(MpiWorld)"),
                run.with(TestExecutionResult.Status.ABORTED));
        assertEquals(2, run.results().testEvents().skipped().count());
    }

    @Test
    void classWithParametersGoesOnAfterAFailure() {
        var run = TestRun.of(Templates.class);
        assertEquals(1, run.failed().size(), run.failed()::toString);
        assertEquals(5, run.passed().size(), run.passed()::toString);
    }

    @Test
    void methodsOfACommonClassMayRunOnRanks() {
        var run = TestRun.shared(Mixed.class);
        assertEquals(List.of(), run.messages());
        assertEquals(3, run.passed().size(), run.passed()::toString);
        assertTrue(run.passed().contains("2 ranks: Mixed.runsOnTwoRanks(MpiWorld)"));
    }

    @Test
    void mpiTestsHaveATagOfTheirOwn() {
        var tests = TestRun.shared(Mixed.class).results().testEvents().succeeded().list();
        assertEquals(3, tests.size());
        for (var test : tests) {
            assertEquals(Set.of(TestTag.create("mpi")), test.getTestDescriptor().getTags());
        }
    }

    @Test
    void jupiterItselfRunsOnlyTheCommonTests() {
        var jupiter = EngineTestKit.engine("junit-jupiter").selectors(selectClass(Mixed.class));
        var events = jupiter.execute().allEvents();
        assertEquals(1, events.succeeded().filter(e -> e.getTestDescriptor().isTest()).count());
    }

    @Test
    void tenClassesShareOneJob() {
        var types = Stream.of(Company.class.getClasses()).toArray(Class<?>[]::new);
        assertEquals(11, types.length);
        var run = TestRun.of(types);
        assertEquals(List.of(), run.messages());
        var processes = new TreeSet<String>();
        run.published()
                .forEach(
                        (test, values) -> {
                            if (!test.contains("alone")) {
                                processes.addAll(values);
                            }
                        });
        assertEquals(2, processes.size(), processes::toString);
        assertEquals(11, run.passed().size());
    }

    @Test
    void oneMethodIsSelectedByNameOrById() {
        var byName =
                TestRun.of(
                        selectMethod(Passing.class, "ringPassesNumbersOn", "mpi.junit.MpiWorld"));
        assertEquals(3, byName.passed().size(), byName.passed()::toString);
        var id =
                byName.results()
                        .testEvents()
                        .succeeded()
                        .list()
                        .get(1)
                        .getTestDescriptor()
                        .getUniqueId();
        var byId = TestRun.of(selectUniqueId(id));
        assertEquals(List.of("2 ranks: Passing.ringPassesNumbersOn(MpiWorld)"), byId.passed());
    }

    @Test
    void oneInvocationIsSelectedById() {
        var all = TestRun.of(selectMethod(Mixed.class, "hasParameters", "int,mpi.junit.MpiWorld"));
        var id =
                all.results()
                        .testEvents()
                        .succeeded()
                        .list()
                        .get(1)
                        .getTestDescriptor()
                        .getUniqueId();
        var run = TestRun.of(selectUniqueId(id));
        assertEquals(1, run.passed().size(), run.passed()::toString);
        assertTrue(run.passed().getFirst().contains("[2]"), run.passed()::toString);
    }
}
