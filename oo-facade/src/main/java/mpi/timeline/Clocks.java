package mpi.timeline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Converts the times of all ranks to one clock. Ranks of one host share the clock of {@code
 * nanoTime}, which does not change when the system clock is set; the times of another host are
 * converted by the measurements of rank 0's clock that the host's first rank has made.
 */
final class Clocks {

    private static final long JUMP_NANOS = 500_000_000L;

    private final Map<Long, List<TraceHead>> byHost = new LinkedHashMap<>();
    private final TraceHead reference;
    private final List<String> notes;

    Clocks(List<TraceHead> heads, List<String> notes) {
        this.notes = notes;
        reference =
                heads.stream()
                        .filter(head -> head.rank() == 0)
                        .findFirst()
                        .orElse(heads.getFirst());
        heads.forEach(h -> byHost.computeIfAbsent(h.host(), k -> new ArrayList<>()).add(h));
        byHost.values().forEach(this::check);
    }

    private void check(List<TraceHead> ofHost) {
        long least = ofHost.stream().mapToLong(TraceHead::offset).min().orElse(0);
        long most = ofHost.stream().mapToLong(TraceHead::offset).max().orElse(0);
        if (most - least > JUMP_NANOS) {
            notes.add(
                    "the clock of a host was set while ranks started, by %.3f s; their times agree"
                                    .formatted((most - least) / 1e9)
                            + " nevertheless, since they are counted from its boot");
        }
    }

    /**
     * Returns the header of the trace in which a rank of this host has measured rank 0's clock;
     * null if no rank of the host has measured it.
     */
    private TraceHead measured(long host) {
        return byHost.get(host).stream().filter(h -> h.first() != null).findFirst().orElse(null);
    }

    /**
     * Converts a time of a rank from its trace file to the clock of the job, in ns since 1970. The
     * file has times in ns since the anchor in its header, plus 1.
     */
    private long time(TraceHead head, TraceHead measured, long sinceAnchor) {
        long nano = head.nano() + sinceAnchor - 1;
        if (head.host() == reference.host()) {
            return nano + reference.offset();
        }
        return measured == null
                ? nano + byHost.get(head.host()).getFirst().offset()
                : nano + measured.offsetAt(nano) + reference.offset();
    }

    /** Returns a trace with its times on the job's clock. */
    RankTrace align(RankTrace rank) {
        TraceHead head = rank.head();
        TraceHead measured = measured(head.host());
        List<TracedCall> calls = new ArrayList<>(rank.calls().size());
        for (TracedCall call : rank.calls()) {
            calls.add(call.at(time(head, measured, call.begin()), call.nanos()));
        }
        List<Region> regions = new ArrayList<>();
        for (Region r : rank.regions()) {
            long begin = time(head, measured, r.begin());
            regions.add(new Region(r.thread(), r.name(), begin, r.nanos()));
        }
        return rank.with(calls, regions);
    }

    /** Adds a note on how well the clocks of several hosts agree. */
    void tell() {
        long error = 0;
        int unmeasured = 0;
        for (long host : byHost.keySet()) {
            TraceHead measured = measured(host);
            if (measured != null) {
                error = Math.max(error, measured.clockError());
            } else if (host != reference.host()) {
                unmeasured++;
            }
        }
        if (byHost.size() > 1) {
            String how =
                    unmeasured == 0
                            ? "were measured by messages, and agree within %.1f us"
                                    .formatted(error / 1e3)
                            : "of " + unmeasured + " were not measured, and are taken as they are";
            notes.add(byHost.size() + " hosts: their clocks " + how);
        }
    }
}
