package mpi.timeline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mpi.internal.trace.CommText;

/**
 * Collective call on all ranks of a communicator. The timeline page draws the call as a band across
 * the rows of these ranks.
 *
 * @param name MPI function.
 * @param calls calls of the ranks, one for each rank.
 * @param places rows of the ranks in the page, in the order of the calls.
 */
record Band(String name, List<TracedCall> calls, List<Integer> places) {

    /**
     * Key that the calls of one band have in common. {@code world} is the number of the job (see
     * {@link JobTrace}); {@code count} is n for the n-th call of the function on the communicator.
     */
    private record Key(int world, long communicator, String name, int count) {}

    /**
     * Finds the bands of a job: the n-th call of a function on each rank of a communicator belongs
     * to the n-th band.
     */
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

    /**
     * Returns true if all ranks of the communicator have a trace with this call, and all calls have
     * ended.
     */
    private boolean isWhole(JobTrace job) {
        RankTrace first = job.ranks().get(places.getFirst());
        return calls.size() == size(job, first, calls.getFirst())
                && calls.stream().noneMatch(TracedCall::isOpen);
    }

    /**
     * Returns the number of ranks of a call's communicator; 0 if the ranks are not known. A trace
     * file may give only the number of ranks, which suffices for a communicator of all ranks of the
     * job.
     */
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

    /** Returns the index of the call that has begun last. */
    int last() {
        int last = 0;
        for (int i = 1; i < calls.size(); i++) {
            last = calls.get(i).begin() > calls.get(last).begin() ? i : last;
        }
        return last;
    }

    /**
     * Returns the time in ns that a call has waited for the last call of the band to begin; 0 for a
     * nonblocking call.
     */
    static long waiting(TracedCall call, TracedCall last) {
        long until = Math.min(last.begin(), call.end());
        return call.isBlocking() ? Math.max(0, until - call.begin()) : 0;
    }

    /** Returns the time in ns that all ranks together have waited for the last call to begin. */
    long waiting() {
        TracedCall last = calls.get(last());
        return calls.stream().mapToLong(call -> waiting(call, last)).sum();
    }
}
