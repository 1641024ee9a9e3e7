package panmpi.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Has those who know some events play them in turn, and prints what that took.
 *
 * @param entries the entries, first the one that others are compared with.
 * @param rounds number of rounds of each in an event.
 * @param nanos length of a turn.
 * @param warmUp nanoseconds that each plays an event before all rounds.
 * @param before action before each event.
 */
record ObjectMatch(List<Entry> entries, int rounds, double nanos, double warmUp, Before before) {

    /** An action before each event. */
    @FunctionalInterface
    interface Before {
        /** Runs while no game is played; may take long. */
        void run() throws IOException;
    }

    /** The names of those who know any of the events. */
    List<String> names(List<Event> events) {
        return players(events).stream().map(Entry::name).toList();
    }

    private List<Entry> players(List<Event> events) {
        return entries.stream().filter(entry -> events.stream().anyMatch(entry::plays)).toList();
    }

    /** Plays, and prints a table. */
    List<Result> play(List<Event> events, Look look) throws IOException {
        Rounds all = new Rounds(players(events), nanos);
        Progress progress = new Progress(2 * events.size());
        for (Event event : events) {
            progress.step("warming up, " + ObjectEvents.label(event));
            all.warmUp(event, warmUp);
        }
        progress.clear();
        ObjectTable table = new ObjectTable(System.out, names(events), look);
        table.head();
        List<Result> results = new ArrayList<>();
        for (Event event : events) {
            progress.step(ObjectEvents.label(event));
            before.run();
            Result result = all.play(event, rounds);
            progress.clear();
            table.row(result);
            results.add(result);
        }
        return results;
    }
}
