package panmpi.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** All times of all rounds, for other programs. */
final class Csv {
    private final List<String> lines =
            new ArrayList<>(List.of("mpi,ranks,game,bytes,entry,round,nanoseconds,heap_bytes"));

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
}
