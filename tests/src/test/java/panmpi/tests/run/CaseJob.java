package panmpi.tests.run;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.platform.engine.UniqueId;

/** Reads the names that panmpi-junit gives to jobs. */
final class CaseJob {
    private static final Pattern NAME = Pattern.compile("\\d+ ranks? of ([^,]+).*");

    private CaseJob() {}

    /** {@return the MPI in the name of the test's job} Empty if the test runs in no job. */
    static Optional<String> mpi(UniqueId test) {
        return test.getSegments().stream()
                .map(segment -> NAME.matcher(segment.getValue()))
                .filter(Matcher::matches)
                .map(job -> job.group(1))
                .findFirst();
    }
}
