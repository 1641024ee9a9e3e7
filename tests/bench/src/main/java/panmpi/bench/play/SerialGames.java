package panmpi.bench.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

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
    private final Object[] results = new Object[OBJECTS];

    SerialGames(Serial<M> serial) {
        this.serial = serial;
    }

    @Override
    public Map<String, Game> all() {
        Map<String, Game> games = new TreeMap<>();
        for (Thing thing : Thing.values()) {
            Random random = new Random(SEED);
            List<Object> objects = new ArrayList<>();
            List<M> messages = new ArrayList<>();
            for (int i = 0; i < OBJECTS; i++) {
                objects.add(thing.make(random));
                messages.add(checked(objects.getLast()));
            }
            games.put("write-" + thing.label(), (size, times) -> write(objects, times));
            games.put("read-" + thing.label(), (size, times) -> read(messages, times));
        }
        return games;
    }

    private void write(List<Object> objects, int times) {
        try {
            for (int i = 0; i < times; i++) {
                results[i % OBJECTS] = serial.write(objects.get(i % OBJECTS));
            }
        } catch (IOException e) {
            throw new IllegalStateException(serial + " cannot write what it has written", e);
        }
    }

    private void read(List<M> messages, int times) {
        try {
            for (int i = 0; i < times; i++) {
                results[i % OBJECTS] = serial.read(messages.get(i % OBJECTS));
            }
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
