package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import mpi.junit.engine.MpiTestEngine;
import mpi.junit.job.MpiList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.testkit.engine.EngineTestKit;
import panmpi.junit.programs.InSession;
import panmpi.junit.programs.Libraries;
import panmpi.junit.programs.Mixed;
import panmpi.junit.programs.Passing;
import panmpi.junit.programs.Settings;
import panmpi.junit.programs.Wrong;

/** Tests correct and wrong settings of MPI tests. */
@Tag("mpi")
@Tag("nightly")
final class SettingsTest {

    private final Map<String, String> before = new TreeMap<>();

    @BeforeEach
    void remember() {
        TestRun.prepare();
        System.getProperties()
                .forEach((name, value) -> before.put(name.toString(), value.toString()));
    }

    @AfterEach
    void restore() {
        System.getProperties().keySet().removeIf(name -> !before.containsKey(name.toString()));
        System.getProperties().putAll(before);
    }

    @Test
    void optionsVariablesAndPropertiesReachTheRanks() {
        System.setProperty("program.property", "told");
        var run = TestRun.of(Settings.class);
        assertEquals(List.of(), run.messages());
        assertEquals(3, run.passed().size());
    }

    @Test
    void oneClassRunsOnTwoMpis() {
        TestRun.assumeListed("mpich", "openmpi");
        var run = TestRun.of(Libraries.class);
        assertEquals(List.of(), run.messages());
        assertEquals(
                List.of(
                        "rank 0, abi=mpich",
                        "rank 0, abi=openmpi",
                        "rank 1, abi=mpich",
                        "rank 1, abi=openmpi"),
                published(run, "abi="));
    }

    @Test
    void optionsMayHaveTheNameOfTheMpi() {
        TestRun.assumeListed("mpich", "openmpi");
        System.setProperty("panmpi.junit.jvm", "-Dprogram.mpi={mpi}-on-ranks");
        var told = published(TestRun.of(Libraries.class), "told=");
        assertEquals(4, told.size(), told::toString);
        assertTrue(told.getFirst().matches("rank 0, told=mpich.*-on-ranks"), told::toString);
        assertTrue(told.getLast().matches("rank 1, told=openmpi.*-on-ranks"), told::toString);
    }

    private static List<String> published(TestRun run, String what) {
        var values = new TreeSet<String>();
        run.published().values().forEach(values::addAll);
        return values.stream().filter(value -> value.contains(what)).toList();
    }

    @Test
    void ranksMayHaveASessionAlone() {
        var names = MpiList.names().stream().filter(name -> !name.startsWith("openmpi-4"));
        var mpi = names.findFirst();
        assumeTrue(mpi.isPresent(), "Open MPI 4 has no sessions");
        System.setProperty("panmpi.junit.mpi", mpi.get());
        System.setProperty("panmpi.junit.begin", "session");
        var run = TestRun.of(InSession.class);
        assertEquals(List.of(), run.messages());
        assertEquals(1, run.passed().size());
        assertEquals(6, TestRun.of(Passing.class).passed().size());
    }

    @Test
    void limitLeavesTheLargestNumberOfRanksUpToIt() {
        System.setProperty("panmpi.junit.ranks", "3");
        assertEquals(
                List.of(
                        "2 ranks: Passing.ringPassesNumbersOn(MpiWorld)",
                        "2 ranks: Passing.ranksSumUp(Intracomm)"),
                TestRun.of(Passing.class).passed());
    }

    @Test
    void firstMpisMayBeExemptFromTheLimit() {
        TestRun.assumeListed("mpich", "openmpi");
        System.setProperty("panmpi.junit.mpi", "mpich,openmpi");
        System.setProperty("panmpi.junit.ranks", "1");
        System.setProperty("panmpi.junit.thorough", "1");
        var passed = TestRun.of(Passing.class).passed();
        assertEquals(8, passed.size(), passed::toString);
    }

    @Test
    void testAboveTheLimitIsLeftOut() {
        System.setProperty("panmpi.junit.ranks", "2");
        assertEquals(
                List.of("2 ranks: Mixed.runsOnTwoRanks(MpiWorld)"),
                TestRun.of(Mixed.class).passed());
    }

    @Test
    void jobThatDoesNotStartIsOneErrorOfEachClass() {
        var messages = TestRun.of(Wrong.Unstartable.class).messages();
        assertEquals(1, messages.size());
        assertSays(
                messages.getFirst(),
                "the job of 2 ranks of ",
                " did not start: exit status 1\n",
                "Unrecognized VM option 'NoSuchOption'");
    }

    @Test
    void missingMpiexecIsAnErrorThatSaysWhereItWasLookedFor() {
        withoutList();
        System.setProperty("panmpi.junit.mpiexec", "/nowhere/mpiexec");
        var messages = TestRun.of(Passing.class).messages();
        assertEquals(3, messages.size());
        assertSays(
                messages.getFirst(),
                "no program that starts jobs of MPI was found; searched, in this order:\n",
                "-Dpanmpi.junit.mpiexec: /nowhere/mpiexec is not an executable file\n",
                "apt install mpich",
                "-Dpanmpi.junit.missing=skip");
    }

    @Test
    void missingMpiexecSkipsWhereThatIsAskedFor() {
        withoutList();
        System.setProperty("panmpi.junit.mpiexec", "/nowhere/mpiexec");
        System.setProperty("panmpi.junit.missing", "skip");
        var run = TestRun.of(Passing.class);
        assertEquals(List.of(), run.messages());
        assertEquals(3, run.results().containerEvents().skipped().count());
    }

    @Test
    void folderOfAnInstallationIsAnMpi(@TempDir Path folder) {
        withoutList();
        System.setProperty("panmpi.junit.mpi", folder.toString());
        var messages = TestRun.of(Passing.class).messages();
        assertSays(messages.getFirst(), "mpi = \"" + folder + "\": no mpiexec, ", folder + "/bin");
    }

    @Test
    void unknownMpiIsAnError() {
        var messages = TestRun.of(Wrong.Unknown.class).messages();
        assertSays(messages.getFirst(), "mpi = \"mpihc\": the value must be mpich, openmpi, intel");
    }

    @Test
    void wrongAnnotationsAreErrorsOfTheDiscovery() {
        assertSays(issue(Wrong.Zero.class), "ranks = [2, 0]: the numbers must be 1 or more");
        assertSays(issue(Wrong.Both.class), "value = [2], ranks = [3]: both mean the numbers");
        assertSays(issue(Wrong.None.class), "ranks = []: the numbers must be 1 or more");
        assertSays(issue(Wrong.Negative.class), "timeout = -1: the value must be seconds");
        assertSays(
                issue(Wrong.Nameless.class),
                "environment = \"HOME\": the value must be NAME=VALUE");
        assertSays(issue(Wrong.Twice.class), "it has @Test as well: @MpiTest alone makes a method");
    }

    @Test
    void wrongPropertiesAreErrorsOfTheDiscovery() {
        assertRefused(
                "panmpi.junit.timeout", "soon", "the value must be a whole number of seconds");
        assertRefused("panmpi.junit.missing", "ignore", "the value must be fail or skip");
        assertRefused("panmpi.junit.forward", "no", "the value must be true or false");
        assertRefused("panmpi.junit.ranks", "0", "the value must be a number of ranks, 1 or more");
        assertRefused("panmpi.junit.begin", "later", "the value must be init or session");
        assertRefused(
                "panmpi.junit.thorough", "all", "the value must be a number of MPIs, 1 or more");
        assertRefused("panmpi.debug", "one", "the value must be a list of ranks, as in 0 or 0,1");
        assertRefused(
                "panmpi.junit.timout", "5", "-Dpanmpi.junit.timout=5: there is no such property; ");
    }

    @Test
    void wrongListOfMpisIsAnError(@TempDir Path folder) throws Exception {
        System.clearProperty("panmpi.junit.mpi");
        var file = Files.writeString(folder.resolve("mpis.txt"), "mpich|mpiexec\n");
        assertRefused(
                "panmpi.junit.mpis", file.toString(), "the line 'mpich|mpiexec' is not name|");
        Files.writeString(file, "mpich|mpiexec|||HOME\n");
        assertRefused("panmpi.junit.mpis", file.toString(), "'HOME' in the line");
        assertRefused("panmpi.junit.mpis", folder + "/none", "the file cannot be read");
    }

    private static void assertRefused(String property, String value, String rule) {
        var before = System.getProperty(property);
        System.setProperty(property, value);
        assertSays(issue(Passing.class), value, rule);
        if (before == null) {
            System.clearProperty(property);
        } else {
            System.setProperty(property, before);
        }
    }

    private static String issue(Class<?> type) {
        var issues =
                EngineTestKit.engine(MpiTestEngine.ID)
                        .selectors(selectClass(type))
                        .discover()
                        .getDiscoveryIssues();
        assertEquals(1, issues.size(), issues::toString);
        return issues.getFirst().message();
    }

    private static void withoutList() {
        System.clearProperty("panmpi.junit.mpis");
        System.clearProperty("panmpi.junit.mpi");
    }

    private static void assertSays(String message, String... parts) {
        for (String part : parts) {
            assertTrue(message.contains(part), () -> "'" + part + "' is not in: " + message);
        }
    }
}
