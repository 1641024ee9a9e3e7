package panmpi.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs of jobs in turn.
 *
 * @param most most rounds.
 * @param least least rounds, however long they take.
 * @param seconds time after which no further round begins.
 */
record AppRounds(int most, int least, double seconds) {

    /** {@return the turns of each style; fails where one has another checksum} */
    Map<String, List<AppTurn>> play(List<AppJob> jobs) throws IOException {
        Map<String, List<AppTurn>> turns = new LinkedHashMap<>();
        jobs.forEach(job -> turns.put(job.style(), new ArrayList<>()));
        long begin = System.nanoTime();
        for (int round = 0; round < most; round++) {
            if (round >= least && (System.nanoTime() - begin) / 1e9 > seconds) {
                break;
            }
            for (int i = 0; i < jobs.size(); i++) {
                AppJob job = jobs.get((i + round) % jobs.size());
                turns.get(job.style()).add(job.run());
            }
        }
        compare(jobs, turns);
        return turns;
    }

    /** Every run has the checksum of the serial computations, and these are the same. */
    private static void compare(List<AppJob> jobs, Map<String, List<AppTurn>> turns)
            throws IOException {
        long expected = jobs.getFirst().serial();
        for (AppJob job : jobs) {
            check(job.style() + " on one rank", expected, job.serial());
            for (AppTurn turn : turns.get(job.style())) {
                check(job.style(), expected, turn.checksum());
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
