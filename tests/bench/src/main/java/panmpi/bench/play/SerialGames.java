package panmpi.bench.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Objects are written, or read, one after the other, each as a message of its own: never the same
 * object twice in a row, and nothing that comes of it is left out by a compiler.
 *
 * @param <M> a message.
 */
final class SerialGames<M> implements Games {
    private static final int OBJECTS = 256;
    private static final long SEED = 1;

    private final Serial<M> serial;
    private final Thing thing;

    /** Kept in a field once a turn: a store of each result would cost as much as some results. */
    private Object last;

    SerialGames(Serial<M> serial, Thing thing) {
        this.serial = serial;
        this.thing = thing;
    }

    @Override
    public Map<String, Game> all() {
        Random random = new Random(SEED);
        Object[] objects = new Object[OBJECTS];
        List<M> messages = new ArrayList<>();
        for (int i = 0; i < OBJECTS; i++) {
            objects[i] = thing.make(random);
            messages.add(checked(objects[i]));
        }
        return Map.of(
                "write-" + thing.label(), (size, times) -> write(objects, times),
                "read-" + thing.label(), (size, times) -> read(messages, times));
    }

    private void write(Object[] objects, int times) {
        Object latest = null;
        try {
            for (int i = 0; i < times; i++) {
                latest = serial.write(objects[i % OBJECTS]);
            }
            last = latest;
        } catch (IOException e) {
            throw new IllegalStateException(serial + " cannot write what it has written", e);
        }
    }

    private void read(List<M> messages, int times) {
        Object latest = null;
        try {
            for (int i = 0; i < times; i++) {
                latest = serial.read(messages.get(i % OBJECTS));
            }
            last = latest;
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(serial + " cannot read what it has read", e);
        }
    }

    /**
     * The message of an object, after a look at what is read from it: the same in java.io's eyes.
     */
    private M checked(Object object) {
        JavaIo judge = new JavaIo();
        try {
            M message = serial.message(object);
            byte[] expected = judge.message(object);
            if (!Arrays.equals(expected, judge.message(serial.read(message)))) {
                throw new IllegalStateException(serial + " reads another " + object.getClass());
            }
            return message;
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(serial + " fails on " + object.getClass(), e);
        }
    }
}
