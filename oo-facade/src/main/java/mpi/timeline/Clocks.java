package mpi.timeline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts the times of all ranks on one clock. Ranks of a host share the clock of {@code nanoTime},
 * which nobody sets, so that only hosts differ: by the clock of the day when their first rank
 * began.
 */
final class Clocks {

    private static final long JUMP_NANOS = 500_000_000L;

    private final Map<Long, List<TraceHead>> byHost = new LinkedHashMap<>();
    private final List<String> notes;

    Clocks(List<TraceHead> heads, List<String> notes) {
        this.notes = notes;
        heads.forEach(h -> byHost.computeIfAbsent(h.host(), k -> new ArrayList<>()).add(h));
        byHost.values().forEach(this::check);
    }

    private void check(List<TraceHead> ofHost) {
        long least = ofHost.stream().mapToLong(Clocks::offset).min().orElse(0);
        long most = ofHost.stream().mapToLong(Clocks::offset).max().orElse(0);
        if (most - least > JUMP_NANOS) {
            notes.add(
                    "the clock of a host was set while ranks started, by %.3f s; their times agree"
                                    .formatted((most - least) / 1e9)
                            + " nevertheless, since they are counted from its boot");
        }
    }

    private static long offset(TraceHead head) {
        return head.wall() - head.nano();
    }

    /** Number that is added to the times of a rank to have them since 1970. */
    long shift(TraceHead head) {
        return head.nano() + offset(byHost.get(head.host()).getFirst()) - 1;
    }

    /**
     * Drift of the clock of a rank against that of rank 0, added for each ns; 0 if not measured.
     */
    static double drift(TraceHead head) {
        if (head.first() == null || head.last() == null) {
            return 0;
        }
        double time = head.last().time() - head.first().time();
        return time <= 0 ? 0 : (head.last().offset() - head.first().offset()) / time;
    }

    /** A trace with the times of the job's clock. */
    RankTrace align(RankTrace rank) {
        long shift = shift(rank.head());
        List<TracedCall> calls = new ArrayList<>(rank.calls().size());
        for (TracedCall call : rank.calls()) {
            calls.add(call.at(call.begin() + shift, call.nanos()));
        }
        List<Region> regions = new ArrayList<>();
        for (Region r : rank.regions()) {
            regions.add(new Region(r.thread(), r.name(), r.begin() + shift, r.nanos()));
        }
        return rank.with(calls, regions);
    }

    /** Says what the times of several hosts are worth. */
    void tell() {
        if (byHost.size() > 1) {
            notes.add(
                    byHost.size()
                            + " hosts: their clocks are taken as they are, for they were not measured");
        }
    }
}
