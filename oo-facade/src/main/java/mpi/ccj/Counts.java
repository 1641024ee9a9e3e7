package mpi.ccj;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/**
 * Counts the messages that this JVM has sent to each JVM, and the messages that it has received.
 * {@link JvmMessages} needs the counts to free its communicator only when all messages have
 * arrived. A completed send does not show that a message has arrived, and a message that arrives
 * after the free could match a receive on a later communicator.
 */
final class Counts {

    private final AtomicLongArray sent;
    private final AtomicLong received = new AtomicLong();

    /**
     * Number of messages that all JVMs together have sent to this one: the result of the reduction
     * that {@link #tell} starts.
     */
    private final long[] expected = {0};

    Counts(int jvms) {
        sent = new AtomicLongArray(jvms);
    }

    void sentTo(int jvm) {
        sent.incrementAndGet(jvm);
    }

    void hasCome() {
        received.incrementAndGet();
    }

    /**
     * Starts the reduction that tells each JVM the number of messages sent to it; nonblocking and
     * collective, to be called when no JVM sends any more.
     */
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
        return received.get() == expected[0];
    }
}
