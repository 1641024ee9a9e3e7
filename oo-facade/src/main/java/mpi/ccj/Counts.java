package mpi.ccj;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/**
 * How many objects this JVM has sent to each one, and how many have come. A send that is complete
 * says nothing of its message, which may be on its way still; and a communicator that is given back
 * before it has come leaves it to whichever communicator follows.
 */
final class Counts {

    private final AtomicLongArray sent;
    private final AtomicLong come = new AtomicLong();

    /** How many objects all JVMs have sent to this one. */
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

    /** Begins to tell all JVMs, when none of them sends any more; all JVMs do. */
    Request tell(Intracomm comm) {
        long[] all = new long[sent.length()];
        for (int jvm = 0; jvm < all.length; jvm++) {
            all[jvm] = sent.get(jvm);
        }
        return comm.Ireduce_scatter_block(all, 0, expected, 0, 1, MPI.LONG, MPI.SUM);
    }

    /** Whether all objects have come that were sent here, when telling is over. */
    boolean isComplete() {
        return come.get() == expected[0];
    }
}
