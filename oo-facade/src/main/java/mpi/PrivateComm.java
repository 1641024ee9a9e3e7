package mpi;

import java.util.ArrayList;
import java.util.List;

/**
 * A copy of a communicator for messages that panmpi sends on its own: no receive of the program can
 * take them. It is made when the first such call needs it, which is collective.
 */
final class PrivateComm {

    /** The copies that are not freed, in the order in which all their ranks made them. */
    private static final List<PrivateComm> ALL = new ArrayList<>();

    private final Comm comm;
    private int exchanges;

    private PrivateComm(Comm comm) {
        this.comm = comm;
    }

    /** Makes one; attributes of the program stay where they are. Collective. */
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

    /** Counts exchanges, so that messages of one are not taken for those of the next. */
    int nextExchange() {
        return exchanges++;
    }

    /** Frees it; collective. */
    void free() {
        synchronized (ALL) {
            ALL.remove(this);
        }
        comm.Free();
    }

    /** Frees those that are left before MPI is finalized, where all ranks are still there. */
    static void freeAll() {
        List<PrivateComm> left;
        synchronized (ALL) {
            left = List.copyOf(ALL);
        }
        try {
            left.forEach(PrivateComm::free);
        } catch (MPIException lost) {
            // A rank has died, which MPI reports in its own way.
        }
    }
}
