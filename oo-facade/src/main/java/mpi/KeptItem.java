package mpi;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import mpi.internal.job.JobState;
import mpi.internal.objects.ArrayTable;

/**
 * The arrays of one message of objects that is sent again and again, as a grid's rows are at each
 * step. They stay pinned and described to MPI between the calls, which takes a tenth of what the
 * message takes, until other arrays are sent or MPI ends. It is one message only, of the 32nd part
 * of the heap at most: what is kept is kept from the collector.
 */
final class KeptItem {

    private static final long LONGEST = Runtime.getRuntime().maxMemory() / 32;

    /** Sent again so often, the next message is likely to be of the same arrays. */
    private static final int OFTEN = 2;

    private static final AtomicReference<ScatteredItem> KEPT = new AtomicReference<>();

    /** Written by any thread; whichever writes last is as good a guess as any other. */
    private static volatile Sent last = new Sent(new WeakReference<>(null), 0);

    /**
     * A message that was sent.
     *
     * @param first its first array.
     * @param again how often it was sent since.
     */
    private record Sent(WeakReference<Object> first, int again) {

        Sent next(Object array) {
            return first.refersTo(array)
                    ? new Sent(first, Math.min(again + 1, OFTEN))
                    : new Sent(new WeakReference<>(array), 0);
        }
    }

    private KeptItem() {}

    /** What is to be sent: the arrays as they were kept, or described anew. */
    static ScatteredItem of(byte[] front, int length, ArrayTable table, List<Object> arrays) {
        ScatteredItem kept = KEPT.getAndSet(null);
        if (kept != null && kept.isOf(length, arrays)) {
            kept.fill(front);
            return kept;
        }
        if (kept != null) {
            kept.close();
        }
        ScatteredItem item = ScatteredItem.of(length, table, arrays);
        item.fill(front);
        return item;
    }

    /** It has been sent: keeps it, or lets go of it. */
    static void end(ScatteredItem item) {
        last = last.next(item.arrays().getFirst());
        boolean isKept =
                last.again == OFTEN
                        && item.bytes() <= LONGEST
                        && JobState.isRunning()
                        && KEPT.compareAndSet(null, item);
        if (!isKept) {
            item.close();
        }
    }

    /** Lets go of what is kept. */
    static void letGo() {
        ScatteredItem kept = KEPT.getAndSet(null);
        if (kept != null) {
            kept.close();
        }
    }
}
