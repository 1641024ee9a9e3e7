package panmpi.bench.programs;

import java.util.List;

/**
 * One run of a whole program on all ranks.
 *
 * @param nanos time of the slowest rank.
 * @param inMpi time in calls of MPI, on average of the ranks.
 * @param computing time outside of calls of MPI, on average of the ranks.
 * @param checksum checksum of the result.
 */
public record AppSample(double nanos, double inMpi, double computing, long checksum) {
    private static final int HEXADECIMAL = 16;

    /**
     * Makes a sample from the answers of all ranks. An answer has the nanoseconds of the run, the
     * nanoseconds in MPI, and the checksum of the rank's part.
     */
    static AppSample of(List<String> answers) {
        double slowest = 0;
        double inMpi = 0;
        double computing = 0;
        long checksum = 0;
        for (String answer : answers) {
            String[] words = answer.split(" ");
            double nanos = Double.parseDouble(words[0]);
            double calls = Double.parseDouble(words[1]);
            slowest = Math.max(slowest, nanos);
            inMpi += calls / answers.size();
            computing += (nanos - calls) / answers.size();
            checksum ^= Long.parseUnsignedLong(words[2], HEXADECIMAL);
        }
        return new AppSample(slowest, inMpi, computing, checksum);
    }
}
