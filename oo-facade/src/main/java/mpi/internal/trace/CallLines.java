package mpi.internal.trace;

import java.util.HashMap;
import java.util.Map;
import mpi.internal.ProgramLine;

/**
 * Lines of the program at which a thread calls MPI. To walk the stack takes longer than a short
 * call, so that calls alike share a walk: those of a function with the same peer and communicator
 * after a call on the same line. The walk is repeated the first times, and then at times; a program
 * whose calls are never alike has one for every sixteenth.
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

    /** A function that the thread calls. */
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

    /** Begins with tables that are small for virtual threads, of which there may be many. */
    CallLines(Sites sites, boolean isOfVirtualThread) {
        this.sites = sites;
        int kinds = isOfVirtualThread ? KINDS_OF_VIRTUAL : KINDS;
        keys = new long[kinds];
        counts = new int[kinds];
        found = new int[kinds];
        shift = Long.numberOfLeadingZeros(kinds - 1L);
    }

    /** The site of a call that begins: it may change when its arguments are told. */
    int begin(String call) {
        current = functions.get(call);
        if (current == null) {
            current = new Function(call, functions.size() + 1);
            functions.put(call, current);
        }
        calls++;
        return current.isTold ? current.latest : find(0, TraceNumbers.NONE);
    }

    /** The site of the call that has begun. */
    int told(int communicator, int peer) {
        current.isTold = true;
        return find(communicator, peer);
    }

    /** Notes the site of a call that has ended: the next one follows it. */
    void end(int site) {
        before = site;
    }

    private int find(int communicator, int peer) {
        long key = FACTOR * (((long) before << 32) + peer) + communicator;
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
            found[at] = sites.of(current.name, ProgramLine.here());
        }
        current.latest = found[at];
        return current.latest;
    }
}
