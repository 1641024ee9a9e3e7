package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Cleaner;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import mpi.c.Mpi;

/**
 * Gives objects back to MPI that a program has lost sight of. The collector's thread only says
 * which: MPI is called by the next thread that makes such an object, since that one may call MPI.
 */
final class Frees {

    /** What frees itself; all else is freed by several processes together, or when it completes. */
    enum Kind {
        DATATYPE,
        ERRHANDLER,
        GROUP,
        INFO,
        OP
    }

    /** The handle of an object, for as long as it must be given back. */
    static final class Ticket implements Runnable {

        private final Kind kind;
        private final long handle;
        private volatile boolean isDue = true;

        private Ticket(Kind kind, long handle) {
            this.kind = kind;
            this.handle = handle;
        }

        /** The program has freed the object itself. */
        void cancel() {
            isDue = false;
            LIVING.remove(this);
        }

        @Override
        public void run() {
            if (isDue) {
                LOST.add(this);
            }
        }
    }

    /**
     * So many objects at least may wait for the collector. It sees but a few bytes of each and is
     * in no hurry; in MPI each takes a kilobyte or so.
     */
    private static final int MANY = 50_000;

    private static final int MILLISECONDS = 100;

    private static final Queue<Ticket> LOST = new ConcurrentLinkedQueue<>();
    private static final Set<Ticket> LIVING = ConcurrentHashMap.newKeySet();
    private static volatile int most = MANY;

    private Frees() {}

    /** Its thread starts when the first object needs it. */
    private static final class Collector {
        static final Cleaner CLEANER = Cleaner.create();
    }

    /** Frees a handle when its object is collected, and what was lost until now at once. */
    static Ticket register(Handle object, Kind kind) {
        drain();
        if (LIVING.size() > most) {
            collect();
        }
        Ticket ticket = new Ticket(kind, object.handle());
        LIVING.add(ticket);
        Collector.CLEANER.register(object, ticket);
        return ticket;
    }

    /**
     * Has the collector look for lost objects; what then still lives may double before the next.
     */
    private static synchronized void collect() {
        if (LIVING.size() <= most) {
            return;
        }
        System.gc();
        for (int i = 0; i < MILLISECONDS && LIVING.size() > MANY / 2; i++) {
            LockSupport.parkNanos(1_000_000);
            drain();
        }
        most = Math.max(MANY, 2 * LIVING.size());
    }

    private static void drain() {
        for (Ticket lost = LOST.poll(); lost != null; lost = LOST.poll()) {
            free(lost);
        }
    }

    /** Frees what the program still has when MPI ends: libraries complain of what is left. */
    static void all() {
        LIVING.forEach(Frees::free);
    }

    /** An error is nobody's: the program no longer knows the object. */
    private static void free(Ticket lost) {
        LIVING.remove(lost);
        try (Frame frame = Frame.anytime("MPI_" + lost.kind + "_free").unseen()) {
            MemorySegment at = frame.cell(lost.handle, "MPI_Comm");
            switch (lost.kind) {
                case DATATYPE -> Mpi.MPI_Type_free(at);
                case ERRHANDLER -> Mpi.MPI_Errhandler_free(at);
                case GROUP -> Mpi.MPI_Group_free(at);
                case INFO -> Mpi.MPI_Info_free(at);
                case OP -> Mpi.MPI_Op_free(at);
            }
        }
    }
}
