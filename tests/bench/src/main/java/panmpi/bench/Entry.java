package panmpi.bench;

import java.io.IOException;

/**
 * One way to play: of a contender that knows several, which one.
 *
 * @param name what tables call it.
 * @param contender who plays.
 * @param prefix what its games begin with.
 */
record Entry(String name, Contender contender, String prefix) {

    /** {@return what one round took} */
    Turn play(Event event, int times) throws IOException {
        return contender.play(prefix + event.game(), event.size(), times);
    }
}
