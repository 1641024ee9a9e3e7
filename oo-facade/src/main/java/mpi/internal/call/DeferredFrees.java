package mpi.internal.call;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Cleaner;
import java.lang.ref.WeakReference;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import mpi.c.Mpi;
import mpi.internal.job.JobState;
import mpi.internal.link.Linkage;

/**
 * Frees MPI objects whose Java objects were collected. The cleaner's thread only queues the
 * handles, since MPI's thread level may not let that thread call MPI. The next thread that creates
 * an MPI object frees the queued handles.
 */
public final class DeferredFrees {

    /**
     * Kinds of objects that are freed automatically. Objects of other kinds are not freed
     * automatically, since freeing them is a collective call, or MPI frees them when they complete.
     */
    public enum Kind {
        DATATYPE,
        ERRHANDLER,
        GROUP,
        INFO,
        OP;

        /**
         * Returns true if MPI allows calls with objects of this kind before its initialization and
         * after its finalization.
         */
        private boolean outlivesMpi() {
            return this == INFO && HAS_SESSIONS;
        }
    }

    /** Record of a handle that is not freed yet, with a weak reference to its Java object. */
    public static final class Ticket extends WeakReference<Object> implements Runnable {

        private final Kind kind;
        private final long handle;

        private Ticket(Object object, long handle, Kind kind) {
            super(object);
            this.kind = kind;
            this.handle = handle;
        }

        /**
         * Records that the program has freed the object; returns false if that was recorded before.
         */
        public boolean cancel() {
            return LIVING.remove(this);
        }

        @Override
        public void run() {
            if (LIVING.contains(this)) {
                LOST.add(this);
            }
        }
    }

    /**
     * True if the library has sessions, which came with MPI 4.0. Since then, info objects may be
     * used at any time.
     */
    private static final boolean HAS_SESSIONS = Linkage.has("MPI_Session_init");

    /**
     * Least number of live objects at which a garbage collection is forced. Each object takes about
     * 1 KiB in MPI but only a few bytes on the heap, so that the collector by itself might run too
     * rarely.
     */
    private static final int MANY = 50_000;

    private static final int MILLISECONDS = 100;

    private static final Queue<Ticket> LOST = new ConcurrentLinkedQueue<>();
    private static final Set<Ticket> LIVING = ConcurrentHashMap.newKeySet();
    private static volatile int most = MANY;

    private DeferredFrees() {}

    /**
     * Holder class, so that the cleaner's thread starts only when the first object is registered.
     */
    private static final class Collector {
        static final Cleaner CLEANER = Cleaner.create();
    }

    /**
     * Registers a handle to be freed when its Java object is collected; also frees the handles that
     * are already queued.
     */
    public static Ticket register(Object object, long handle, Kind kind) {
        drain();
        if (LIVING.size() > most) {
            collect();
        }
        Ticket ticket = new Ticket(object, handle, kind);
        LIVING.add(ticket);
        Collector.CLEANER.register(object, ticket);
        return ticket;
    }

    /**
     * Forces a garbage collection, and frees the collected objects that the cleaner's thread queues
     * within 100 ms. The next collection is forced at twice the number of objects that are still
     * alive, but at {@link #MANY} at least.
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
        LOST.removeIf(DeferredFrees::isSettled);
    }

    /**
     * Frees the handle of a ticket, unless the program has freed it. Returns true if the ticket is
     * done with and can be removed from the queue; false if it must wait until MPI calls are
     * allowed.
     */
    private static boolean isSettled(Ticket lost) {
        if (!JobState.isJoined() && !lost.kind.outlivesMpi()) {
            return !LIVING.contains(lost);
        }
        if (lost.cancel()) {
            free(lost);
        }
        return true;
    }

    /**
     * Frees the objects that the program has not freed and that become invalid when MPI ends, since
     * some libraries report such objects as leaks.
     *
     * @param forget sets an object to the null handle.
     */
    public static void all(Consumer<Object> forget) {
        drain();
        drop(DeferredFrees::free, forget);
    }

    /**
     * Drops, without freeing them, the handles that became invalid when MPI ended. Objects that the
     * program still refers to are set to the null handle.
     *
     * @param forget sets an object to the null handle.
     */
    public static void end(Consumer<Object> forget) {
        drop(ticket -> {}, forget);
    }

    private static void drop(Consumer<Ticket> free, Consumer<Object> forget) {
        for (Ticket ticket : LIVING) {
            if (!ticket.kind.outlivesMpi() && ticket.cancel()) {
                free.accept(ticket);
                Object object = ticket.get();
                if (object != null) {
                    forget.accept(object);
                }
            }
        }
    }

    /**
     * Frees a handle that the program has not freed. Errors are ignored, since no call of the
     * program could report them.
     */
    private static void free(Ticket lost) {
        try (InnerCall inner = InnerCall.open("MPI_" + lost.kind + "_free")) {
            MemorySegment at = inner.cell(lost.handle, "MPI_Comm");
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
