package panmpi.tests;

import java.util.Arrays;
import java.util.List;

/**
 * What is left of a job that ended: its exit status and all that it printed.
 *
 * @param command what was run.
 * @param exit exit status; -1 when the job was killed for taking too long.
 * @param output both output streams of all ranks.
 */
record Job(List<String> command, int exit, String output) {
    static final int TIMED_OUT = -1;

    /** {@return the lines that {@code prefix} begins, sorted, as ranks print in any order} */
    List<String> lines(String prefix) {
        return Arrays.stream(output.split("\\R"))
                .filter(line -> line.startsWith(prefix))
                .sorted()
                .toList();
    }

    /** Fails unless the job ended well. */
    Job succeeded() {
        if (exit != 0) {
            throw new AssertionError(
                    exit == TIMED_OUT ? "timed out" : "exit status " + exit, text());
        }
        return this;
    }

    /** Fails unless the job ended by itself with an error. */
    Job failed() {
        if (exit == 0 || exit == TIMED_OUT) {
            var how = exit == 0 ? "the job ended well" : "the job hung";
            throw new AssertionError("should have failed, but " + how, text());
        }
        return this;
    }

    /** Fails unless the output contains each of {@code parts}. */
    Job says(String... parts) {
        for (String part : parts) {
            if (!output.contains(part)) {
                throw new AssertionError("the output lacks '" + part + "'", text());
            }
        }
        return this;
    }

    /** Fails if the output contains {@code part}. */
    Job saysNothingOf(String part) {
        if (output.contains(part)) {
            throw new AssertionError("the output has '" + part + "'", text());
        }
        return this;
    }

    private Throwable text() {
        return new JobOutput(String.join(" ", command) + "\n" + output);
    }

    /** The output as the cause of a failure, so that every report shows it whole. */
    private static final class JobOutput extends RuntimeException {
        private static final long serialVersionUID = 1;

        JobOutput(String output) {
            super(output, null, false, false);
        }
    }
}
