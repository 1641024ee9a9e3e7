package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Cleaner;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
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
        }

        @Override
        public void run() {
            if (isDue) {
                LOST.add(this);
            }
        }
    }

    private static final Queue<Ticket> LOST = new ConcurrentLinkedQueue<>();

    private Frees() {}

    /** Its thread starts when the first object needs it. */
    private static final class Collector {
        static final Cleaner CLEANER = Cleaner.create();
    }

    /** Frees a handle when its object is collected, and what was lost until now at once. */
    static Ticket register(Handle object, Kind kind) {
        drain();
        Ticket ticket = new Ticket(kind, object.handle());
        Collector.CLEANER.register(object, ticket);
        return ticket;
    }

    private static void drain() {
        for (Ticket lost = LOST.poll(); lost != null; lost = LOST.poll()) {
            free(lost);
        }
    }

    /** An error is nobody's: the program no longer knows the object. */
    private static void free(Ticket lost) {
        try (Frame frame = Frame.anytime("MPI_" + lost.kind + "_free")) {
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
