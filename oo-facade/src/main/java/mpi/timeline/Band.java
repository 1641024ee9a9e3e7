package mpi.timeline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mpi.internal.trace.CommText;

/**
 * A collective call over its ranks.
 *
 * @param name function of MPI.
 * @param calls its calls, one of each rank.
 * @param places of its ranks in the picture, in the order of the calls.
 */
record Band(String name, List<TracedCall> calls, List<Integer> places) {

    /** Properties that calls of one band share. */
    private record Key(int world, long communicator, String name, int count) {}

    /** The collective calls: the n-th of a name on each rank of a communicator. */
    static List<Band> of(JobTrace job) {
        Map<Key, Band> bands = new LinkedHashMap<>();
        for (int place = 0; place < job.ranks().size(); place++) {
            RankTrace rank = job.ranks().get(place);
            Map<Key, Integer> counts = new LinkedHashMap<>();
            for (TracedCall call : rank.calls()) {
                if (call.kind() == CallKind.COLLECTIVE && size(job, rank, call) > 1) {
                    Key any = new Key(rank.world(), call.communicator(), call.name(), 0);
                    int count = counts.merge(any, 1, Integer::sum);
                    Key key = new Key(any.world, any.communicator, any.name, count);
                    bands.computeIfAbsent(
                                    key,
                                    k -> new Band(k.name, new ArrayList<>(), new ArrayList<>()))
                            .add(place, call);
                }
            }
        }
        return bands.values().stream().filter(band -> band.isWhole(job)).toList();
    }

    private void add(int place, TracedCall call) {
        calls.add(call);
        places.add(place);
    }

    /** True if all ranks take part whose traces are there, and have ended their calls. */
    private boolean isWhole(JobTrace job) {
        RankTrace first = job.ranks().get(places.getFirst());
        return calls.size() == size(job, first, calls.getFirst())
                && calls.stream().noneMatch(TracedCall::isOpen);
    }

    /** Number of ranks of a call's communicator; 0 if that is not known, or some are of others. */
    private static int size(JobTrace job, RankTrace rank, TracedCall call) {
        CommText comm = call.comm();
        if (comm == null) {
            return call.ranks() == job.size(rank.world()) ? call.ranks() : 0;
        }
        return comm.local().length + (comm.remote() == null ? 0 : comm.remote().length);
    }

    long begin() {
        return calls.stream().mapToLong(TracedCall::begin).min().orElse(0);
    }

    long end() {
        return calls.stream().mapToLong(TracedCall::end).max().orElse(0);
    }

    /** Place among the calls of the one that has begun last. */
    int last() {
        int last = 0;
        for (int i = 1; i < calls.size(); i++) {
            last = calls.get(i).begin() > calls.get(last).begin() ? i : last;
        }
        return last;
    }

    /** Time that a call has waited for the last one to begin, in ns; 0 if it does not block. */
    static long waiting(TracedCall call, TracedCall last) {
        long until = Math.min(last.begin(), call.end());
        return call.isBlocking() ? Math.max(0, until - call.begin()) : 0;
    }

    /** Time that all ranks have waited for the last one to begin, in ns. */
    long waiting() {
        TracedCall last = calls.get(last());
        return calls.stream().mapToLong(call -> waiting(call, last)).sum();
    }
}
