package panmpi.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** All times of all rounds, for other programs. */
final class Csv {
    private static final String HEAD = "mpi,ranks,game,bytes,entry,round,nanoseconds,heap_bytes";

    private final List<String> lines = new ArrayList<>(List.of(HEAD));

    void add(String mpi, int ranks, Result result) {
        Event event = result.event();
        result.turns()
                .forEach(
                        (entry, turns) -> {
                            for (int round = 0; round < turns.length; round++) {
                                lines.add(
                                        String.format(
                                                Locale.ROOT,
                                                "%s,%d,%s,%d,%s,%d,%.1f,%d",
                                                mpi,
                                                ranks,
                                                event.game(),
                                                event.size(),
                                                entry,
                                                round,
                                                turns[round].nanos() / event.parts(),
                                                turns[round].bytes()));
                            }
                        });
    }

    void write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, lines);
    }

    /** {@return the results in a file, in its order; none if it has other columns} */
    static List<Result> read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        Map<Event, Map<String, List<Turn>>> events = new LinkedHashMap<>();
        if (!lines.isEmpty() && lines.getFirst().equals(HEAD)) {
            for (String line : lines.subList(1, lines.size())) {
                String[] words = line.split(",");
                Event event = new Event(words[2], Integer.parseInt(words[3]));
                double nanos = Double.parseDouble(words[6]) * event.parts();
                events.computeIfAbsent(event, e -> new LinkedHashMap<>())
                        .computeIfAbsent(words[4], e -> new ArrayList<>())
                        .add(new Turn(nanos, Long.parseLong(words[7])));
            }
        }
        List<Result> results = new ArrayList<>();
        events.forEach((event, entries) -> results.add(new Result(event, arrays(entries))));
        return results;
    }

    private static Map<String, Turn[]> arrays(Map<String, List<Turn>> entries) {
        Map<String, Turn[]> turns = new LinkedHashMap<>();
        entries.forEach((entry, all) -> turns.put(entry, all.toArray(Turn[]::new)));
        return turns;
    }
}
