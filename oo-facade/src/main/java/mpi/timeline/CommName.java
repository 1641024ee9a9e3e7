package mpi.timeline;

import java.util.IdentityHashMap;
import java.util.Map;
import mpi.internal.trace.CommText;

/**
 * Describes communicators in the timeline page by their ranks, since trace files do not contain the
 * names that MPI has for them.
 */
final class CommName {

    private static final int MOST = 40;

    private static final Map<CommText, String> NAMES = new IdentityHashMap<>();

    private CommName() {}

    static synchronized String of(CommText comm, int ranks) {
        return NAMES.computeIfAbsent(comm, c -> text(c, ranks));
    }

    private static String text(CommText comm, int ranks) {
        if (comm.remote() == null && comm.local().length == ranks) {
            return "all ranks";
        }
        String[] parts = comm.toString().split(";");
        String local = parts[1].length() > MOST ? parts[1].substring(0, MOST) + "..." : parts[1];
        return "ranks " + local + (comm.remote() == null ? "" : " with " + parts[2]);
    }
}
