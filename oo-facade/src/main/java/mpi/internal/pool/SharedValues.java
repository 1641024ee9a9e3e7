package mpi.internal.pool;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Values that the executor has sent to all workers. They are kept as messages, to be sent to
 * workers that join later. The caller must hold the lock of the {@link Pool}.
 */
final class SharedValues {

    private final Map<Long, PoolMessage> messages = new HashMap<>();

    /**
     * Adds a value that all workers shall have, and returns the message that sends the value to a
     * worker.
     */
    PoolMessage add(long id, byte[] value) {
        PoolMessage message = new PoolMessage(MessageKind.SHARE, id, 0, value);
        messages.put(id, message);
        return message;
    }

    /** Removes a value, and returns the message that makes a worker drop it. */
    PoolMessage remove(long id) {
        messages.remove(id);
        return PoolMessage.of(MessageKind.UNSHARE, id, 0);
    }

    Set<Long> numbers() {
        return Set.copyOf(messages.keySet());
    }

    void sendAll(Connection connection) {
        messages.values().forEach(connection::send);
    }
}
