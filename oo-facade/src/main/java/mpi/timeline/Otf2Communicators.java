package mpi.timeline;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import mpi.internal.trace.CommText;

/**
 * Gives each communicator of a job a number in an OTF2 archive, and lists its ranks by their rows
 * in the timeline page, which are their numbers in the archive.
 */
final class Otf2Communicators {

    /** Number for a call without a communicator. */
    static final int NONE = -1;

    /** Key of a communicator: the number of its job, and its own number within the job. */
    private record Key(int world, long number) {}

    private final JobTrace job;
    private final Map<Key, Integer> numbers = new LinkedHashMap<>();
    private final List<List<Integer>> members = new ArrayList<>();

    Otf2Communicators(JobTrace job) {
        this.job = job;
    }

    /** Returns the number of the communicator of a call. */
    int of(RankTrace rank, TracedCall call) {
        if (call.comm() == null && call.ranks() == 0) {
            return NONE;
        }
        Key key = new Key(rank.world(), call.communicator());
        Integer known = numbers.get(key);
        if (known == null) {
            known = members.size();
            numbers.put(key, known);
            members.add(places(rank.world(), call.comm()));
        }
        return known;
    }

    private List<Integer> places(int world, CommText comm) {
        Map<Integer, Integer> places = job.places(world);
        IntStream ranks =
                comm == null
                        ? places.keySet().stream().mapToInt(Integer::intValue).sorted()
                        : IntStream.concat(
                                IntStream.of(comm.local()),
                                IntStream.of(comm.remote() == null ? new int[0] : comm.remote()));
        // All ranks of an intercommunicator must list both groups in the same order.
        IntStream inOrder = comm != null && comm.remote() != null ? ranks.sorted() : ranks;
        return inOrder.filter(places::containsKey).mapToObj(places::get).toList();
    }

    /** Returns the rank that the process shown in row {@code place} has in a communicator. */
    int rank(int communicator, int place) {
        return members.get(communicator).indexOf(place);
    }

    void write(Otf2Definitions definitions) throws IOException {
        for (int i = 0; i < members.size(); i++) {
            definitions.communicator(i, members.get(i));
        }
    }

    RankTrace rankAt(int place) {
        return job.ranks().get(place);
    }
}
