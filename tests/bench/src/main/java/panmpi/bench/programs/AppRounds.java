package panmpi.bench.programs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs several jobs of the same program by turns, in rounds, and checks that all jobs compute the
 * same result.
 *
 * @param most largest number of rounds.
 * @param least smallest number of rounds, however long they take.
 * @param seconds time after which no further round begins.
 */
public record AppRounds(int most, int least, double seconds) {

    /** Runs the rounds, and returns the samples of each style. Fails if two checksums differ. */
    public Map<String, List<AppSample>> run(List<AppJob> jobs) throws IOException {
        Map<String, List<AppSample>> samples = new LinkedHashMap<>();
        jobs.forEach(job -> samples.put(job.style(), new ArrayList<>()));
        long begin = System.nanoTime();
        for (int round = 0; round < most; round++) {
            if (round >= least && (System.nanoTime() - begin) / 1e9 > seconds) {
                break;
            }
            for (int i = 0; i < jobs.size(); i++) {
                AppJob job = jobs.get((i + round) % jobs.size());
                samples.get(job.style()).add(job.run());
            }
        }
        compare(jobs, samples);
        return samples;
    }

    /**
     * Checks that every run on all ranks has the same checksum as a run on one rank, which this
     * method makes in each job.
     */
    private static void compare(List<AppJob> jobs, Map<String, List<AppSample>> samples)
            throws IOException {
        long expected = jobs.getFirst().serial();
        for (AppJob job : jobs) {
            check(job.style() + " on one rank", expected, job.serial());
            for (AppSample sample : samples.get(job.style())) {
                check(job.style(), expected, sample.checksum());
            }
        }
    }

    private static void check(String who, long expected, long checksum) {
        if (checksum != expected) {
            throw new IllegalStateException(
                    String.format("%s: checksum %016x, not %016x", who, checksum, expected));
        }
    }
}
