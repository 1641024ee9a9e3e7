package mpi.junit.rank;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tells {@code MpiExtension} and others whether this JVM is a rank of a job of tests, which tests
 * it must leave out, and which templates count as one test. In a JVM that is not a rank, no test is
 * left out.
 */
public final class RankState {

    private static final Set<String> SIMPLE = ConcurrentHashMap.newKeySet();

    private static volatile boolean isRank;
    private static volatile boolean isStopped;
    private static volatile Set<String> done = Set.of();

    private RankState() {}

    /** Tests whether this JVM is a rank of a job of tests. */
    public static boolean isRank() {
        return isRank;
    }

    /**
     * Tests whether this rank must not run a test, since the test ran in an earlier job or is to
     * run in the next job.
     */
    public static boolean isLeftOut(String id) {
        return isStopped || done.contains(id);
    }

    /**
     * Marks a test template that has only one invocation. Reports then show the template and its
     * invocation as one test.
     */
    public static void addSimple(String template) {
        SIMPLE.add(template);
    }

    /** Tests whether a template has one invocation. */
    static boolean isSimple(String template) {
        return SIMPLE.contains(template);
    }

    static void begin() {
        isRank = true;
    }

    static void begin(List<String> doneBefore) {
        done = new HashSet<>(doneBefore);
        isStopped = false;
    }

    /** Lets this rank run no further test in this job. */
    static void stop() {
        isStopped = true;
    }

    static boolean isStopped() {
        return isStopped;
    }
}
