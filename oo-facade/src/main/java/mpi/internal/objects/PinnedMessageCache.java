package mpi.internal.objects;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import mpi.internal.job.JobState;
import mpi.internal.memory.CacheBudget;

/**
 * Cache of one message of objects whose arrays are sent repeatedly, like the rows of a grid at each
 * time step. The arrays stay pinned and the datatype committed between the calls, until other
 * arrays are sent or MPI ends, since pinning and committing anew takes a tenth of the time of
 * sending. The size of the entry is limited by a budget, since pinned arrays cannot be collected.
 */
public final class PinnedMessageCache {

    /** Number of repetitions after which a message is cached. */
    private static final int OFTEN = 2;

    private static final AtomicReference<PinnedMessage> KEPT = new AtomicReference<>();

    /**
     * Last message that any thread sent. A race is harmless, since it only decides which message is
     * cached.
     */
    private static volatile Sent last = new Sent(new WeakReference<>(null), 0);

    /**
     * Record of the last message and its repetitions.
     *
     * @param first first array of the message.
     * @param again number of times that the message was sent again in a row, up to {@code OFTEN}.
     */
    private record Sent(WeakReference<Object> first, int again) {

        Sent next(Object array) {
            return first.refersTo(array)
                    ? new Sent(first, Math.min(again + 1, OFTEN))
                    : new Sent(new WeakReference<>(array), 0);
        }
    }

    private PinnedMessageCache() {}

    /**
     * Returns the cached message if it has these arrays. Otherwise evicts the cached message, pins
     * the arrays, and makes a datatype for them.
     */
    public static PinnedMessage of(
            byte[] front, int length, ArrayTable table, List<Object> arrays) {
        PinnedMessage kept = KEPT.getAndSet(null);
        if (kept != null && kept.isOf(length, arrays)) {
            kept.fill(front);
            return kept;
        }
        if (kept != null) {
            kept.close();
        }
        PinnedMessage message = PinnedMessage.of(length, table, arrays);
        message.fill(front);
        return message;
    }

    /**
     * Ends the use of a message that was sent: caches the message if it was sent often enough, else
     * releases its arrays and its datatype.
     */
    public static void release(PinnedMessage message) {
        last = last.next(message.arrays().getFirst());
        boolean isKept =
                last.again == OFTEN
                        && CacheBudget.PINNED_MESSAGE.allows(message.bytes())
                        && JobState.isRunning()
                        && KEPT.compareAndSet(null, message);
        if (!isKept) {
            message.close();
        }
    }

    /** Removes the cached message, and releases its arrays and its datatype. */
    public static void evict() {
        PinnedMessage kept = KEPT.getAndSet(null);
        if (kept != null) {
            kept.close();
        }
    }
}
