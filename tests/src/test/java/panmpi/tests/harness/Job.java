package panmpi.tests.harness;

import java.util.Arrays;
import java.util.List;

/**
 * A job that ended: its exit status and all that it printed.
 *
 * @param name name of the job in reports.
 * @param command command that ran.
 * @param exit exit status; -1 when the job was killed for taking too long.
 * @param output both output streams of all ranks.
 */
public record Job(String name, List<String> command, int exit, String output) {
    public static final int TIMED_OUT = -1;

    /** {@return the lines that {@code prefix} begins, sorted, as ranks print in any order} */
    public List<String> lines(String prefix) {
        return Arrays.stream(output.split("\\R"))
                .filter(line -> line.startsWith(prefix))
                .sorted()
                .toList();
    }

    /** Checks that the job ended with exit status 0. */
    public Job succeeded() {
        return check(exit == 0, exit == TIMED_OUT ? "timed out" : "exit status " + exit);
    }

    /** Checks that the job ended by itself with an error. */
    public Job failed() {
        check(exit != 0, "should have failed, but ended well");
        return check(exit != TIMED_OUT, "should have failed, but hung");
    }

    /** Checks that the output contains each of {@code parts}. */
    public Job says(String... parts) {
        for (String part : parts) {
            check(output.contains(part), "the output lacks '" + part + "'");
        }
        return this;
    }

    /** Checks that the output does not contain {@code part}. */
    public Job saysNothingOf(String part) {
        return check(!output.contains(part), "the output has '" + part + "'");
    }

    private Job check(boolean holds, String complaint) {
        if (!holds) {
            throw new AssertionError(name + ": " + complaint, text());
        }
        return this;
    }

    private Throwable text() {
        return new JobOutput(String.join(" ", command) + "\n" + output);
    }

    /** Carries the output as the cause of a failure, so that every report shows all of it. */
    private static final class JobOutput extends RuntimeException {
        private static final long serialVersionUID = 1;

        JobOutput(String output) {
            super(output, null, false, false);
        }
    }
}
