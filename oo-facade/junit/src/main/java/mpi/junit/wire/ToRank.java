package mpi.junit.wire;

import java.io.Serializable;
import java.util.List;
import java.util.Map;

/** Message to a rank from the JVM that reports the tests. */
public sealed interface ToRank extends Serializable {

    /**
     * First message.
     *
     * @param properties system properties, which the rank sets if it has none of the same name.
     * @param inSession true if the rank begins MPI by a session, without {@code Init}.
     */
    record Setup(Map<String, String> properties, boolean inSession) implements ToRank {}

    /**
     * Runs tests.
     *
     * @param ids unique ids of the tests to select.
     * @param done unique ids of tests not to run again.
     * @param configuration configuration parameters of JUnit.
     */
    record Run(List<String> ids, List<String> done, Map<String, String> configuration)
            implements ToRank {}

    /** Continues after the end of a test, which all ranks have reached. */
    record Go() implements ToRank {}

    /**
     * Continues without further tests after a test that failed, or if ranks have ended different
     * tests. Methods such as those with {@code @AfterAll} still run, and then the rank sends {@link
     * FromRank.Complete}.
     */
    record Stop() implements ToRank {}

    /** Asks for the stack of the thread that runs tests. */
    record Dump() implements ToRank {}

    /** Finalizes MPI and ends the rank. */
    record Quit() implements ToRank {}
}
