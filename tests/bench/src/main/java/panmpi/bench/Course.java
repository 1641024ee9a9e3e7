package panmpi.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An event in progress: a round at a time, between which there may be others. */
final class Course {
    private final Rounds rounds;
    private final Event event;
    private final Map<Entry, Integer> times;
    private final List<Entry> order;
    private final Map<Entry, List<Turn>> turns = new LinkedHashMap<>();
    private int round;

    /**
     * Before the first round.
     *
     * @param rounds plays the turns.
     * @param event event to play.
     * @param times entries, and how many times each plays in one turn.
     */
    Course(Rounds rounds, Event event, Map<Entry, Integer> times) {
        this.rounds = rounds;
        this.event = event;
        this.times = times;
        order = List.copyOf(times.keySet());
        order.forEach(entry -> turns.put(entry, new ArrayList<>()));
    }

    /** A turn of each; another one begins each time. */
    void playRound() throws IOException {
        for (int i = 0; i < order.size(); i++) {
            Entry entry = order.get((i + round) % order.size());
            turns.get(entry).add(rounds.turn(entry, event, times.get(entry)));
        }
        round++;
    }

    /** The times of those who have played all rounds. */
    Result result() {
        Map<String, Turn[]> whole = new LinkedHashMap<>();
        for (Entry entry : order) {
            List<Turn> all = turns.get(entry);
            if (!all.contains(null)) {
                whole.put(entry.name(), all.toArray(Turn[]::new));
            }
        }
        return new Result(event, whole);
    }
}
