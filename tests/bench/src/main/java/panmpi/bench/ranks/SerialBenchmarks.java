package panmpi.bench.ranks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Two benchmarks of a serializer: one writes objects, and the other one reads objects, each as a
 * message of its own. No object is used twice in a row, and the compiler cannot omit the results.
 *
 * @param <M> type of a message.
 */
final class SerialBenchmarks<M> implements Benchmarks {
    private static final int OBJECTS = 256;
    private static final long SEED = 1;

    private final Serializer<M> serial;
    private final ObjectKind kind;

    /**
     * Last result of a sample, kept so that the compiler cannot omit the work. It is stored once
     * for each sample, because storing each result would cost as much as creating a small result.
     */
    private Object last;

    SerialBenchmarks(Serializer<M> serial, ObjectKind kind) {
        this.serial = serial;
        this.kind = kind;
    }

    @Override
    public Map<String, Benchmark> all() {
        Random random = new Random(SEED);
        Object[] objects = new Object[OBJECTS];
        List<M> messages = new ArrayList<>();
        for (int i = 0; i < OBJECTS; i++) {
            objects[i] = kind.make(random);
            messages.add(checked(objects[i]));
        }
        return Map.of(
                "write-" + kind.label(), (size, times) -> write(objects, times),
                "read-" + kind.label(), (size, times) -> read(messages, times));
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
     * Encodes an object and returns the message, after a check that decoding the message gives an
     * equal object: one for which java.io writes the same bytes.
     */
    private M checked(Object object) {
        JavaIoSerializer judge = new JavaIoSerializer();
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
