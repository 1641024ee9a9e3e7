package panmpi.bench;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Has all entries play an event in turn, in many short rounds: a shared machine is now faster and
 * now slower, and drifts within seconds.
 *
 * @param entries who plays, the reference first.
 * @param rounds how often each plays.
 * @param nanos how long one turn of the reference is to take.
 */
record Rounds(List<Entry> entries, int rounds, double nanos) {

    Result play(Event event) throws IOException {
        int times = calibrate(event);
        Map<String, Turn[]> all = new LinkedHashMap<>();
        entries.forEach(entry -> all.put(entry.name(), new Turn[rounds]));
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < entries.size(); i++) {
                Entry entry = entries.get((i + round) % entries.size());
                all.get(entry.name())[round] = entry.play(event, times);
            }
        }
        return new Result(event, all);
    }

    /** Plays until compilers have seen all of it. */
    void warmUp(Event event, double nanosEach) throws IOException {
        int times = calibrate(event);
        for (Entry entry : entries.subList(1, entries.size())) {
            long end = System.nanoTime() + (long) nanosEach;
            do {
                entry.play(event, times);
            } while (System.nanoTime() < end);
        }
    }

    /** How many times the reference plays in one turn. */
    private int calibrate(Event event) throws IOException {
        int times = 1;
        while (true) {
            double took = entries.getFirst().play(event, times).nanos() * times;
            if (took >= nanos / 2) {
                return (int) Math.max(1, times * nanos / took);
            }
            times *= 4;
        }
    }
}
