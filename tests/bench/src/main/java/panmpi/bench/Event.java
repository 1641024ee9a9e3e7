package panmpi.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A game with messages of one size.
 *
 * @param game name of the game.
 * @param size bytes of a message or block.
 */
record Event(String game, int size) {
    static final int SHORT = 4 << 10;
    static final int LONG = 64 << 10;
    private static final int WINDOW = 64;
    private static final String PINGPONG = "pingpong";
    private static final List<String> COLLECTIVES =
            List.of("bcast", "allreduce", "allgather", "alltoall");

    /** The events of {@code bench-quick}. */
    static List<Event> quick() {
        List<Event> events = new ArrayList<>();
        add(events, PINGPONG, 1, 8, 64, 512, SHORT, LONG, 256 << 10, 1 << 20, 4 << 20);
        COLLECTIVES.forEach(game -> add(events, game, 8, 1 << 10, LONG, 1 << 20));
        return events;
    }

    /** All events; without those of one pair where there are more ranks. */
    static List<Event> full(int ranks) {
        List<Event> events = new ArrayList<>();
        int[] sizes = powers(0, 22, 1);
        int[] some = powers(0, 20, 4);
        if (ranks == 2) {
            add(events, PINGPONG, sizes);
            add(events, "window", powers(0, 20, 2));
            add(events, "bidirectional", powers(0, 20, 2));
            add(events, "rank", 0);
        } else {
            add(events, "pairs", powers(0, 12, 3));
        }
        add(events, "overlap", some);
        add(events, "halo", powers(6, 18, 4));
        add(events, "put", some);
        add(events, "shared", some);
        add(events, "barrier", 0);
        COLLECTIVES.forEach(game -> add(events, game, powers(3, 20, 1)));
        return events;
    }

    private static int[] powers(int first, int last, int step) {
        return IntStream.rangeClosed(first, last)
                .filter(power -> (power - first) % step == 0)
                .map(power -> 1 << power)
                .toArray();
    }

    private static void add(List<Event> events, String game, int... sizes) {
        for (int size : sizes) {
            events.add(new Event(game, size));
        }
    }

    boolean isPingpong() {
        return game.equals(PINGPONG);
    }

    boolean isCollective() {
        return COLLECTIVES.contains(game);
    }

    /**
     * By what a round is divided: half a round trip is one way; of windows, each message counts.
     */
    int parts() {
        if (game.startsWith(PINGPONG)) {
            return 2;
        }
        return switch (game) {
            case "window", "pairs" -> WINDOW;
            case "bidirectional" -> 2 * WINDOW;
            default -> 1;
        };
    }

    /** The size as people write it; nothing where there are no messages. */
    String sizeText() {
        if (size == 0) {
            return "";
        }
        if (size < 1 << 10) {
            return size + " B";
        }
        return size < 1 << 20 ? (size >> 10) + " KiB" : (size >> 20) + " MiB";
    }

    @Override
    public String toString() {
        return (game + " " + sizeText()).strip();
    }
}
