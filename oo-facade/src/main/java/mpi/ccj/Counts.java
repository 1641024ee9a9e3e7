package mpi.ccj;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/**
 * Numbers of messages sent to each JVM and received here. A completed send does not mean that its
 * message has arrived; one that arrives after its communicator was freed could match a receive on a
 * later communicator. So {@link Post} frees it only when all messages have arrived.
 */
final class Counts {

    private final AtomicLongArray sent;
    private final AtomicLong come = new AtomicLong();

    /** Number of messages that all JVMs have sent to this one. */
    private final long[] expected = {0};

    Counts(int jvms) {
        sent = new AtomicLongArray(jvms);
    }

    void sentTo(int jvm) {
        sent.incrementAndGet(jvm);
    }

    void hasCome() {
        come.incrementAndGet();
    }

    /** Starts the reduction of the numbers; collective, called when no JVM sends any more. */
    Request tell(Intracomm comm) {
        long[] all = new long[sent.length()];
        for (int jvm = 0; jvm < all.length; jvm++) {
            all[jvm] = sent.get(jvm);
        }
        return comm.Ireduce_scatter_block(all, 0, expected, 0, 1, MPI.LONG, MPI.SUM);
    }

    /**
     * Tests whether all messages sent to this JVM have arrived; valid after the reduction has
     * completed.
     */
    boolean isComplete() {
        return come.get() == expected[0];
    }
}
