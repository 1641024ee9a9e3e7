package mpi.internal.objects;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import mpi.internal.job.JobState;
import mpi.internal.memory.CacheBudget;

/**
 * A cache of one entry: a message of objects whose arrays are sent repeatedly, as the rows of a
 * grid are at each step. Its arrays stay pinned and its datatype committed between the calls, until
 * other arrays are sent or MPI ends, since making both anew takes a tenth of the message's time.
 * The size of the entry is limited by a budget, since pinned arrays cannot be collected.
 */
public final class PinnedMessageCache {

    /** Repetitions after which a message is cached. */
    private static final int OFTEN = 2;

    private static final AtomicReference<PinnedMessage> KEPT = new AtomicReference<>();

    /**
     * Last message that any thread sent. A race is harmless, since it only decides which message is
     * cached.
     */
    private static volatile Sent last = new Sent(new WeakReference<>(null), 0);

    /**
     * The last message and its repetitions.
     *
     * @param first its first array.
     * @param again times it was sent again in a row, up to {@code OFTEN}.
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
     * Returns the cached message if it has these arrays. Otherwise it evicts the cached message,
     * pins the arrays, and makes a datatype for them.
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

    /** Caches a message after it was sent, or releases it. */
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

    /** Evicts the entry. */
    public static void evict() {
        PinnedMessage kept = KEPT.getAndSet(null);
        if (kept != null) {
            kept.close();
        }
    }
}
