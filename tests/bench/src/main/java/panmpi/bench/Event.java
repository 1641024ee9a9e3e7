package panmpi.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A game with messages of one size.
 *
 * @param game what is played.
 * @param size bytes of a message or block.
 */
record Event(String game, int size) {
    static final int SHORT = 4 << 10;
    static final int LONG = 64 << 10;
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

    /** All events; collectives alone where there are more ranks than the others can use. */
    static List<Event> full(int ranks) {
        List<Event> events = new ArrayList<>();
        int[] sizes = IntStream.rangeClosed(0, 22).map(power -> 1 << power).toArray();
        if (ranks == 2) {
            add(events, PINGPONG, sizes);
            add(events, "stream", 1, 64, SHORT, LONG, 1 << 20);
            add(events, "rank", 0);
        }
        add(events, "halo", 64, 1 << 10, 16 << 10, 256 << 10);
        add(events, "barrier", 0);
        int[] blocks = IntStream.of(sizes).filter(size -> size >= 8 && size <= 1 << 20).toArray();
        COLLECTIVES.forEach(game -> add(events, game, blocks));
        return events;
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

    /** By what a round is divided: half a round trip is one way. */
    int parts() {
        return isPingpong() ? 2 : 1;
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
