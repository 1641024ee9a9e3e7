package panmpi.tests.harness;

import java.util.List;

/**
 * The result of a case class in a job.
 *
 * @param tests number of tests that ran, those it skipped among them; 0 when it failed.
 * @param skips the tests that it skipped: {@code test: reason}.
 * @param failure the failure; null if there is none.
 */
public record CaseResult(int tests, List<String> skips, AssertionError failure) {
    private static final String OK = RankMain.OK;
    private static final String SKIP = RankMain.SKIP;

    /** {@return the result in the output of a job, of a class that {@link #passedIn} it} */
    static CaseResult passed(CaseClass type, Job job) {
        var line = job.lines(OK + type.name() + " ").getFirst();
        return new CaseResult(Integer.parseInt(line.split(" ")[3]), skips(type, job), null);
    }

    /** {@return a failure, with what the job says the class skipped before} */
    static CaseResult failed(CaseClass type, Job job, AssertionError failure) {
        return new CaseResult(0, skips(type, job), failure);
    }

    /** {@return whether the job says that all tests of a class are through} */
    static boolean passedIn(Job job, CaseClass type) {
        return !job.lines(OK + type.name() + " ").isEmpty();
    }

    private static List<String> skips(CaseClass type, Job job) {
        var prefix = SKIP + type.name() + ".";
        return job.lines(prefix).stream().map(line -> line.substring(prefix.length())).toList();
    }
}
