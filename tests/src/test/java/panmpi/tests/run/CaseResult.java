package panmpi.tests.run;

/**
 * The result of a test of a case class on one MPI and number of ranks.
 *
 * @param topic topic of MPI: the package below {@code cases}.
 * @param type simple name of the class.
 * @param test name of the method; name of the class if the class could not begin.
 * @param outcome passed, skipped or failed.
 * @param reason why it was skipped; empty for other outcomes.
 */
record CaseResult(String topic, String type, String test, Outcome outcome, String reason) {

    /** The three results of a test. */
    enum Outcome {
        PASSED,
        SKIPPED,
        FAILED
    }
}
