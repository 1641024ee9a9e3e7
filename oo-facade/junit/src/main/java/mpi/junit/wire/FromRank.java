package mpi.junit.wire;

import java.io.Serializable;
import java.util.List;
import java.util.Map;

/**
 * Message of a rank to the JVM that reports the tests. Tests are named by the unique ids that JUnit
 * Jupiter gives them.
 */
public sealed interface FromRank extends Serializable {

    /**
     * First message, after MPI was initialized.
     *
     * @param rank rank in {@code MPI_COMM_WORLD}.
     * @param size number of ranks.
     * @param process process id.
     * @param library the MPI, as it describes itself.
     */
    record Hello(int rank, int size, long process, String library) implements FromRank {
        public Hello {
            if (rank < 0 || rank >= size) {
                throw new IllegalArgumentException("rank %d of %d".formatted(rank, size));
            }
        }
    }

    /**
     * A test that was found while tests run, such as an invocation of a parameterized test.
     *
     * @param parent test that it belongs to.
     * @param id the test.
     * @param name display name.
     * @param legacyName name in reports that do not support display names.
     * @param isTest true for a test, false for a container of tests.
     */
    record Registered(String parent, String id, String name, String legacyName, boolean isTest)
            implements FromRank {}

    /**
     * The beginning of a test or container.
     *
     * @param id the test.
     */
    record Started(String id) implements FromRank {}

    /**
     * The end of a test or container. After this message, the rank waits for {@link ToRank.Go} or
     * {@link ToRank.Stop}.
     *
     * @param id the test.
     * @param outcome its result.
     * @param reason why it was skipped; empty for other outcomes.
     * @param failure exception of a test that failed or was aborted; null if there is none.
     */
    record Ended(String id, Outcome outcome, String reason, Failure failure) implements FromRank {}

    /** Result of a test on one rank. */
    enum Outcome {
        PASSED,
        ABORTED,
        SKIPPED,
        FAILED
    }

    /**
     * Values that a test published.
     *
     * @param id the test.
     * @param values names and values.
     */
    record Published(String id, Map<String, String> values) implements FromRank {}

    /**
     * Whole lines that the rank printed by Java.
     *
     * @param isError true for standard error.
     * @param text the lines.
     */
    record Printed(boolean isError, String text) implements FromRank {}

    /** All tests of a {@link ToRank.Run} message are over. */
    record Complete() implements FromRank {}

    /**
     * Reply to {@link ToRank.Dump}.
     *
     * @param stack stack of the thread that runs the tests.
     */
    record Stack(List<StackTraceElement> stack) implements FromRank {}

    /**
     * The JVM of the rank shuts down.
     *
     * @param caller stack of the thread that called {@code System.exit}; empty for a signal.
     */
    record Exiting(List<StackTraceElement> caller) implements FromRank {}
}
