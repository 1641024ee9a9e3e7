package panmpi.tests.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import panmpi.tests.run.CaseResult.Outcome;

/** Collects the results of all case classes, and publishes their table after the last. */
public final class CaseReports implements TestExecutionListener {
    private static final Pattern CASE = Pattern.compile("panmpi[.]tests[.]cases[.](\\w+)[.](\\w+)");

    private final CaseTable table = new CaseTable();

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        add(test, Outcome.SKIPPED, reason);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        var words = result.getThrowable().map(Throwable::getMessage).orElse("");
        switch (result.getStatus()) {
            case FAILED -> add(test, Outcome.FAILED, "");
            case ABORTED ->
                    add(test, Outcome.SKIPPED, words.replaceFirst("^Assumption failed: ", ""));
            case SUCCESSFUL -> {
                if (test.isTest()) {
                    add(test, Outcome.PASSED, "");
                }
            }
        }
    }

    private void add(TestIdentifier test, Outcome outcome, String reason) {
        var source = test.getSource().orElse(null);
        var type = CASE.matcher(className(source));
        if (type.matches()) {
            var method =
                    source instanceof MethodSource of ? of.getMethodName() : test.getDisplayName();
            var result = new CaseResult(type.group(1), type.group(2), method, outcome, reason);
            table.add(CaseJob.mpi(test.getUniqueIdObject()).orElse("?"), result);
        }
    }

    private static String className(TestSource source) {
        return switch (source) {
            case MethodSource method -> method.getClassName();
            case ClassSource type -> type.getClassName();
            case null, default -> "";
        };
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        if (table.isEmpty()) {
            return;
        }
        try {
            table.publish(LeftOut.text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
