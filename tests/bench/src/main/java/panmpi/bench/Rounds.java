package panmpi.bench;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Has all entries play an event in turn, in many short rounds: a shared machine is now faster and
 * now slower, and drifts within seconds.
 *
 * @param entries the entries, the reference first.
 * @param nanos target duration of one turn of the reference.
 */
record Rounds(List<Entry> entries, double nanos) {
    private static final int PROBE = 16;
    private static final int SLOW = 4;
    private static final int TRIES = 3;

    /** Has each play an event so many times. */
    Result play(Event event, int rounds) throws IOException {
        Course course = begin(event);
        for (int round = 0; round < rounds; round++) {
            course.playRound();
        }
        return course.result();
    }

    /** Finds out who plays an event, and how often in a turn. */
    Course begin(Event event) throws IOException {
        return new Course(this, event, players(event));
    }

    /** Plays for some time, and on until turns no longer get shorter: compilers have seen all. */
    void warmUp(Event event, double nanosEach) throws IOException {
        Map<Entry, Integer> players = players(event);
        for (Entry entry : players.keySet()) {
            if (entry.isCompiled()) {
                continue;
            }
            int times = players.get(entry);
            Steadiness steadiness = new Steadiness(nanosEach);
            Turn turn;
            do {
                turn = turn(entry, event, times);
            } while (turn != null && !steadiness.isReached(turn.nanos(), times));
        }
    }

    /** One turn; null once somebody else's job has failed, which ends nothing but that job. */
    Turn turn(Entry entry, Event event, int times) throws IOException {
        if (!entry.plays(event)) {
            return null;
        }
        try {
            return entry.play(event, times);
        } catch (IOException e) {
            if (!entry.isOther() || entry.contender() == entries.getFirst().contender()) {
                throw e;
            }
            System.out.println(entry.name() + " leaves at " + event + ": " + e.getMessage());
            entry.contender().close();
            return null;
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

    /** Finds the number of times that the reference plays in one turn. */
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

    /**
     * Limits the number of times to that of the reference; to fewer for others than panmpi that
     * would take much longer than its turn. The best of several tries counts: a machine that halts
     * must not shorten the turns.
     */
    private int fewer(Entry entry, Event event, int times) throws IOException {
        if (!entry.isOther()) {
            return times;
        }
        double each = Double.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            Turn turn = turn(entry, event, Math.max(1, times / PROBE));
            if (turn == null) {
                return 1;
            }
            each = Math.min(each, turn.nanos());
        }
        return each * times <= SLOW * nanos ? times : (int) Math.max(1, nanos / each);
    }
}
