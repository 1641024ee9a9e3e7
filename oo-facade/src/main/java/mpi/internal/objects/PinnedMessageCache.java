package mpi.internal.objects;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import mpi.internal.job.JobState;
import mpi.internal.memory.CacheBudget;

/**
 * A cache of one entry: the arrays of a message of objects that is sent repeatedly, as a grid's
 * rows are at each step. Its arrays stay pinned and its datatype committed between the calls, until
 * other arrays are sent or MPI ends. Making both anew costs a tenth of the message's time. Pinned
 * arrays cannot be collected, so the entry has a budget.
 */
public final class PinnedMessageCache {

    /** Repetitions after which a message is cached. */
    private static final int OFTEN = 2;

    private static final AtomicReference<PinnedMessage> KEPT = new AtomicReference<>();

    /** Last message sent by any thread. A race is harmless: it is only a guess. */
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
     * Takes the cached message on a hit; on a miss evicts it, and pins and describes the arrays
     * anew.
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
