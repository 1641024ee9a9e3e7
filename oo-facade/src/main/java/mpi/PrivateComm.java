package mpi;

import java.util.ArrayList;
import java.util.List;

/**
 * A copy of a communicator for panmpi's internal messages, which no receive of the program can
 * match. The first call that needs the copy makes it, which is collective.
 */
final class PrivateComm {

    /** The copies that are not freed, in the order in which all their ranks made them. */
    private static final List<PrivateComm> ALL = new ArrayList<>();

    private final Comm comm;
    private int exchanges;

    private PrivateComm(Comm comm) {
        this.comm = comm;
    }

    /** Makes a copy without the program's attributes; collective. */
    static PrivateComm of(Comm comm) {
        PrivateComm made = new PrivateComm(comm.privateCopy());
        synchronized (ALL) {
            ALL.add(made);
        }
        return made;
    }

    Comm comm() {
        return comm;
    }

    /**
     * Returns the number of the next exchange, so that messages of one exchange are not taken for
     * those of the next.
     */
    int nextExchange() {
        return exchanges++;
    }

    /** Frees the copy; collective. */
    void free() {
        synchronized (ALL) {
            ALL.remove(this);
        }
        comm.Free();
    }

    /**
     * Frees all copies that are left; called before MPI is finalized, while all ranks take part.
     */
    static void freeAll() {
        List<PrivateComm> left;
        synchronized (ALL) {
            left = List.copyOf(ALL);
        }
        try {
            left.forEach(PrivateComm::free);
        } catch (MPIException lost) {
            // A rank has died. MPI reports this itself, so that panmpi ignores the error here.
        }
    }
}
