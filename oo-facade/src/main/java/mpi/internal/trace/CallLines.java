package mpi.internal.trace;

import java.util.HashMap;
import java.util.Map;
import mpi.internal.ProgramLine;

/**
 * Finds the program lines at which one thread calls MPI, with few stack walks, since a walk takes
 * longer than a short MPI call. Calls count as alike if they have the same function, peer,
 * communicator and datatype, and if the calls before them came from the same line. Alike calls
 * share the line that the latest walk for them has found; the walk is repeated for the first 8 of
 * them and then for each 256th. If a program makes hardly any alike calls, the stack is walked for
 * 512 calls and then for each sixteenth.
 */
final class CallLines {

    private static final int KINDS = 1 << 10;
    private static final int KINDS_OF_VIRTUAL = 1 << 5;
    private static final int FIRST = 8;
    private static final int AGAIN = 256;
    private static final int ALLOWED = 512;
    private static final int SHARE = 16;
    private static final long FACTOR = 0x9E37_79B9_7F4A_7C15L;

    private final Sites sites;
    private final Map<String, Function> functions = new HashMap<>();
    private final long[] keys;
    private final int[] counts;
    private final int[] found;
    private final int shift;
    private Function current;
    private int before;
    private long calls;
    private long walks;

    /**
     * MPI function that the thread calls: its name, its number, and the number of the site of its
     * latest call. {@code isTold} is true once {@link #told} was called for it.
     */
    private static final class Function {
        private final String name;
        private final int number;
        private boolean isTold;
        private int latest;

        Function(String name, int number) {
            this.name = name;
            this.number = number;
        }
    }

    /**
     * Creates an object with empty tables of calls. The tables of virtual threads are small, since
     * there may be many virtual threads.
     */
    CallLines(Sites sites, boolean isOfVirtualThread) {
        this.sites = sites;
        int kinds = isOfVirtualThread ? KINDS_OF_VIRTUAL : KINDS;
        keys = new long[kinds];
        counts = new int[kinds];
        found = new int[kinds];
        shift = Long.numberOfLeadingZeros(kinds - 1L);
    }

    /**
     * Returns the number of the site (function, program line and datatype) of a call that begins.
     * As the arguments of the call are not known yet, the site may be that of an earlier call;
     * {@link #told} returns the right one later.
     */
    int begin(String call) {
        current = functions.get(call);
        if (current == null) {
            current = new Function(call, functions.size() + 1);
            functions.put(call, current);
        }
        calls++;
        return current.isTold ? current.latest : find(0, TraceNumbers.NONE, null);
    }

    /**
     * Returns the number of the site (function, program line and datatype) of the call that has
     * begun, given its arguments.
     */
    int told(int communicator, int peer, Object datatype) {
        current.isTold = true;
        return find(communicator, peer, datatype);
    }

    /**
     * Records the site of a call that has ended. This site is part of the key by which the next
     * call is recognized.
     */
    void end(int site) {
        before = site;
    }

    private int find(int communicator, int peer, Object datatype) {
        long key = FACTOR * (((long) before << 32) + peer) + communicator;
        key = FACTOR * key + System.identityHashCode(datatype);
        key = FACTOR * (key ^ current.number) | 1;
        int at = (int) (key >>> shift);
        boolean mayWalk = walks < ALLOWED + calls / SHARE;
        if (keys[at] != key) {
            if (!mayWalk && current.latest != 0) {
                return current.latest;
            }
            keys[at] = key;
            counts[at] = 0;
        }
        int count = counts[at]++;
        if (count == 0 || mayWalk && (count < FIRST || count % AGAIN == 0)) {
            walks++;
            found[at] = sites.of(current.name, ProgramLine.here(), datatype);
        }
        current.latest = found[at];
        return current.latest;
    }
}
