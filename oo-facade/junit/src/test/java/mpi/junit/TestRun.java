package mpi.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import mpi.junit.engine.MpiTestEngine;
import mpi.junit.job.MpiList;
import org.junit.jupiter.api.Assumptions;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/**
 * A run of test classes by the MPI engine, started as users start one.
 *
 * @param results events that the engine has reported, such as the end of a test.
 */
record TestRun(EngineExecutionResults results) {

    private static final Pattern CRASH_REPORT = Pattern.compile("/.*/hs_err_pid\\d+\\.log");
    private static final Map<Class<?>, TestRun> SHARED = new ConcurrentHashMap<>();

    static {
        var list = Path.of(System.getProperty("panmpi.mpis", root() + "/build/mpis.txt"));
        if (Files.exists(list) && System.getProperty("panmpi.junit.mpis") == null) {
            System.setProperty("panmpi.junit.mpis", list.toAbsolutePath().toString());
            System.setProperty("panmpi.junit.mpi", firstOf(list));
        }
    }

    /**
     * Makes the JVM run the static initializer of this class, which sets the properties that choose
     * an MPI.
     */
    static void prepare() {}

    /** Skips the rest of the test unless the list has an MPI of each name. */
    static void assumeListed(String... names) {
        for (var name : names) {
            Assumptions.assumeTrue(
                    MpiList.names().stream().anyMatch(listed -> listed.startsWith(name + "-")),
                    "this test takes an MPI " + name + ", which is not in the list of MPIs");
        }
    }

    private static String root() {
        return System.getProperty("panmpi.root", "../..");
    }

    private static String firstOf(Path list) {
        try {
            return Files.readAllLines(list).getFirst().replaceFirst("\\|.*", "");
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Returns the run of a class. Tests that only look at the results share one run. */
    static TestRun shared(Class<?> type) {
        return SHARED.computeIfAbsent(type, TestRun::of);
    }

    static TestRun of(Class<?>... types) {
        return of(
                Arrays.stream(types)
                        .map(type -> (DiscoverySelector) selectClass(type))
                        .toArray(DiscoverySelector[]::new));
    }

    static TestRun of(DiscoverySelector... selectors) {
        return new TestRun(EngineTestKit.engine(MpiTestEngine.ID).selectors(selectors).execute());
    }

    /** Returns the names of tests with a status, such as {@code 2 ranks: Lifecycle.passes()}. */
    List<String> with(TestExecutionResult.Status status) {
        return results.testEvents()
                .finished()
                .filter(event -> result(event).getStatus() == status)
                .map(TestRun::name)
                .toList();
    }

    List<String> passed() {
        return with(TestExecutionResult.Status.SUCCESSFUL);
    }

    List<String> failed() {
        return with(TestExecutionResult.Status.FAILED);
    }

    /** Returns the messages of all failures, also of containers. */
    List<String> messages() {
        return failures().stream().map(Throwable::getMessage).toList();
    }

    /** Removes the crash reports of JVMs, which the test let crash on purpose. */
    void removeCrashReports() {
        for (String message : messages()) {
            var matcher = CRASH_REPORT.matcher(message);
            while (matcher.find()) {
                Path.of(matcher.group()).toFile().delete();
            }
        }
    }

    List<Throwable> failures() {
        return results.allEvents()
                .finished()
                .filter(event -> result(event).getStatus() == TestExecutionResult.Status.FAILED)
                .map(event -> result(event).getThrowable().orElseThrow())
                .toList();
    }

    /** Returns what tests published, each as {@code rank N, name=value}, by the test's name. */
    Map<String, List<String>> published() {
        Map<String, List<String>> values = new TreeMap<>();
        results.allEvents()
                .reportingEntryPublished()
                .list()
                .forEach(
                        event ->
                                event.getPayload(ReportEntry.class)
                                        .orElseThrow()
                                        .getKeyValuePairs()
                                        .forEach(
                                                (name, value) ->
                                                        values.computeIfAbsent(
                                                                        name(event),
                                                                        _ -> new ArrayList<>())
                                                                .add(name + "=" + value)));
        return values;
    }

    private static TestExecutionResult result(Event event) {
        return event.getPayload(TestExecutionResult.class).orElseThrow();
    }

    private static String name(Event event) {
        var id = event.getTestDescriptor().getUniqueId().getSegments();
        var job = id.get(1).getValue().replaceFirst(" of [^,]*", "");
        var type = id.get(2).getValue().replaceFirst(".*[.$]", "");
        return job + ": " + type + "." + event.getTestDescriptor().getDisplayName();
    }
}
