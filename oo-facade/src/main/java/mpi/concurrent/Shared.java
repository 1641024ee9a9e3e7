package mpi.concurrent;

import java.io.IOException;
import java.io.Serializable;
import java.security.SecureRandom;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A value that was sent to each worker once, for use by many tasks, which carry only a number that
 * identifies the value. {@link MpiExecutor#broadcast} returns such an object.
 *
 * @param <T> type of the value.
 * @since 0.3
 */
public final class Shared<T> implements Serializable {

    private static final long serialVersionUID = 1;

    /**
     * Number of the value that was shared last. The first number is random: values of several
     * executors, for which one process may work, must not have the same number.
     */
    private static final AtomicLong NUMBERS = new AtomicLong(new SecureRandom().nextLong());

    private static final Map<Long, Object> VALUES = new ConcurrentHashMap<>();

    private final long number;

    Shared(T value) {
        number = NUMBERS.incrementAndGet();
        VALUES.put(number, value);
    }

    long number() {
        return number;
    }

    /**
     * Keeps the serialized form of a value that was sent to this worker, until a task asks for the
     * value.
     */
    static void keep(long number, byte[] bytes) {
        VALUES.putIfAbsent(number, new Encoded(bytes));
    }

    static void forget(long number) {
        VALUES.remove(number);
    }

    /**
     * Returns the value; local. In the executor's process it is the value itself, on a worker a
     * copy, which is the same for all tasks there. A task that changes the copy changes it for
     * later tasks of the same worker, but not for tasks of other workers.
     *
     * @return the value.
     * @throws IllegalStateException if the value was dropped by {@link MpiExecutor#drop}, or this
     *     process is not a worker of the executor that sent the value, or a class of the value is
     *     missing.
     */
    @SuppressWarnings("unchecked")
    public T get() {
        Object value = VALUES.get(number);
        if (value == null) {
            throw new IllegalStateException(
                    "the shared value "
                            + number
                            + " is not here: it was dropped, or this process is no worker of the"
                            + " executor that made it");
        }
        return (T) (value instanceof Encoded encoded ? decode(encoded) : value);
    }

    private Object decode(Encoded encoded) {
        return VALUES.compute(number, (key, known) -> known == encoded ? encoded.read() : known);
    }

    private record Encoded(byte[] bytes) {

        Object read() {
            try {
                return TaskCoding.read(bytes);
            } catch (IOException | ClassNotFoundException unreadable) {
                throw new IllegalStateException(
                        "a shared value cannot be read on this worker: " + unreadable, unreadable);
            }
        }
    }
}
