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
    private static final int PROBE = 16;
    private static final int SLOW = 4;

    Result play(Event event) throws IOException {
        Map<Entry, Integer> players = players(event);
        List<Entry> order = List.copyOf(players.keySet());
        Map<String, Turn[]> all = new LinkedHashMap<>();
        order.forEach(entry -> all.put(entry.name(), new Turn[rounds]));
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < order.size(); i++) {
                Entry entry = order.get((i + round) % order.size());
                all.get(entry.name())[round] = entry.play(event, players.get(entry));
            }
        }
        return new Result(event, all);
    }

    /** Plays until compilers have seen all of it. */
    void warmUp(Event event, double nanosEach) throws IOException {
        Map<Entry, Integer> players = players(event);
        for (Entry entry : List.copyOf(players.keySet()).subList(1, players.size())) {
            long end = System.nanoTime() + (long) nanosEach;
            do {
                entry.play(event, players.get(entry));
            } while (System.nanoTime() < end);
        }
    }

    /** Those who know the game, and how many times each plays it in one turn. */
    private Map<Entry, Integer> players(Event event) throws IOException {
        Entry reference = entries.getFirst();
        if (!reference.plays(event)) {
            throw new IllegalArgumentException(reference.name() + " does not know " + event);
        }
        int times = calibrate(event);
        Map<Entry, Integer> players = new LinkedHashMap<>();
        for (Entry entry : entries) {
            if (entry.plays(event)) {
                players.put(entry, entry == reference ? times : fewer(entry, event, times));
            }
        }
        return players;
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

    /** As many times as the reference, unless that would take much longer than its turn. */
    private int fewer(Entry entry, Event event, int times) throws IOException {
        double each = entry.play(event, Math.max(1, times / PROBE)).nanos();
        return each * times <= SLOW * nanos ? times : (int) Math.max(1, nanos / each);
    }
}
