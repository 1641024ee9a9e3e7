package panmpi.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The games of the bench, their sizes and numbers of ranks. */
final class EventTest {

    @Test
    void twoRanksPlayWhatAPairPlays() {
        assertTrue(games(2).containsAll(Set.of("pingpong", "window", "bidirectional", "bcast")));
        assertFalse(games(2).contains("pairs"));
    }

    @Test
    void moreRanksPlayWhatSeveralPairsPlay() {
        assertTrue(games(4).containsAll(Set.of("pairs", "halo", "put", "shared", "barrier")));
        assertFalse(games(4).contains("pingpong"));
    }

    @Test
    void pingpongHasAllSizesUpTo4MiB() {
        List<Event> sizes = Event.full(2).stream().filter(Event::isPingpong).toList();
        assertEquals(23, sizes.size());
        assertEquals(new Event("pingpong", 1), sizes.getFirst());
        assertEquals(new Event("pingpong", 4 << 20), sizes.getLast());
    }

    @Test
    void ofAWindowEachMessageCounts() {
        assertEquals(64, new Event("window", 1).parts());
        assertEquals(128, new Event("bidirectional", 1).parts());
        assertEquals(1, new Event("put", 1).parts());
    }

    private static Set<String> games(int ranks) {
        return Event.full(ranks).stream().map(Event::game).collect(Collectors.toSet());
    }
}
