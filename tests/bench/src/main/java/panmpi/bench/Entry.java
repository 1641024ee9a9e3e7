package panmpi.bench;

import java.io.IOException;
import java.util.List;

/**
 * One way to play: of a contender that knows several, which one.
 *
 * @param name name in tables.
 * @param contender process that plays.
 * @param prefix prefix of the names of its games.
 */
record Entry(String name, Contender contender, String prefix) {

    /**
     * The ways that a contender knows, which are told by what stands before the last dot of a game.
     */
    static List<Entry> of(String name, Contender contender) {
        return contender.games().stream()
                .map(game -> game.substring(0, game.lastIndexOf('.') + 1))
                .distinct()
                .map(prefix -> new Entry(nameOf(name, prefix), contender, prefix))
                .toList();
    }

    private static String nameOf(String name, String prefix) {
        return (name + " " + prefix.replaceFirst("[.]$", "")).strip();
    }

    /** True if it is neither C nor panmpi. */
    boolean isOther() {
        return !isCompiled() && !Lineup.OWN.contains(name);
    }

    /** True if it needs no warm-up. */
    boolean isCompiled() {
        return name.equals(Result.REFERENCE);
    }

    /** True if it has the game. */
    boolean plays(Event event) {
        return contender.games().contains(prefix + event.game());
    }

    /** {@return the cost of one round} */
    Turn play(Event event, int times) throws IOException {
        return contender.play(prefix + event.game(), event.size(), times);
    }
}
