package mpi.internal.strict.check;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import mpi.internal.job.JobState;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.simulation.NoticeTag;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Role;

/**
 * Tells the referee when this rank starts a persistent request: for a message, for a partitioned
 * message, or for a collective operation.
 */
final class PersistentSteps {

    /**
     * Constant from which object numbers are computed: the number of a communicator XOR this
     * constant is a number that no communicator has. Partitioned messages and persistent collective
     * operations are reported under such numbers, so that they never match other calls on the
     * communicator.
     */
    private static final long PARTS = 0x5041525453L;

    private final CheckContext context;
    private final Notices notices;
    private final MessageSteps messages;
    private final CollectiveSteps collectives;
    private final Map<Long, Integer> made = new HashMap<>();

    PersistentSteps(CheckContext context, MessageSteps messages, CollectiveSteps collectives) {
        this.context = context;
        this.notices = new Notices(context);
        this.messages = messages;
        this.collectives = collectives;
    }

    /**
     * Returns the processes whose calls can match a persistent request: those of the communicator.
     * For partitioned messages, the object number in the result differs from that of the
     * communicator. Each persistent collective operation even gets a number of its own: ranks make
     * these operations in one order, but may start them in different orders.
     *
     * @param maker call that makes the request.
     * @param of processes of the communicator of the call; null if the referee does not see all of
     *     them.
     */
    synchronized Members members(ObservedCall maker, Members of) {
        Function function = maker.function();
        if (of == null || !function.has(Role.PERSISTENT)) {
            return of;
        }
        if (function.isInParts()) {
            return new Members(of.number() ^ PARTS, of.local(), of.remote());
        }
        if (!CollectiveSteps.areOf(function)) {
            return of;
        }
        int count = made.merge(of.number(), 1, Integer::sum);
        return new Members(31L * (of.number() ^ PARTS) + count, of.local(), of.remote());
    }

    /** Reports the start of a request. Returns the numbers of its operations. */
    long[] start(OpenRequest request, ObservedCall by) throws IOException {
        ObservedCall maker = request.maker();
        Function function = maker.function();
        Members members = request.members();
        if (members == null) {
            return OpenRequest.NONE;
        }
        if (MessageSteps.areOf(function)) {
            return messages.post(maker, by, members);
        }
        if (!function.isInParts()) {
            boolean isCollective = CollectiveSteps.areOf(function);
            return isCollective
                    ? new long[] {collectives.start(by, members, function)}
                    : OpenRequest.NONE;
        }
        context.feed().communicator(members.number(), members.all());
        long[] posted = messages.post(maker, by, members);
        if (function.sent() == null || posted.length == 0) {
            return posted;
        }
        request.parts().start(maker.number(function.first("number")));
        long ready = notices.expect(by, members, JobState.rank(), NoticeTag.READY);
        return LongStream.concat(Arrays.stream(posted), LongStream.of(ready)).toArray();
    }

    /**
     * Marks partitions as ready to be sent: the program must leave their buffers unchanged from now
     * on.
     */
    void ready(OpenRequest request, ObservedCall by, Buffers buffers) throws IOException {
        if (!request.isActive()) {
            context.tell(
                    MistakeKind.NEVER_STARTED,
                    "a partition is marked as ready before the request is started",
                    List.of(request.maker(), by),
                    List.of("made the request", "marks the partition"));
            return;
        }
        for (int part : partitions(by)) {
            if (!request.parts().mark(part)) {
                context.tell(
                        MistakeKind.PARTITION_TWICE,
                        "partition " + part + " is marked as ready twice",
                        List.of(request.starter(), by),
                        List.of("started the request", "marks the partition again"));
            }
            List<BufferUse> uses = request.parts().use(part);
            uses.forEach(use -> use.begins(by));
            request.buffers().addAll(uses);
            buffers.begin(uses);
        }
        if (request.parts().areAllReady() && request.members() != null) {
            notices.send(by, request.members(), JobState.rank(), NoticeTag.READY);
        }
    }

    /** Records that a partition has arrived: the program may use its buffer again. */
    static void arrived(OpenRequest request, ObservedCall by, Buffers buffers) {
        if (request != null) {
            int part = by.number(by.function().first("number"));
            List<BufferUse> uses = request.parts().use(part);
            request.buffers().removeAll(uses);
            buffers.end(uses);
        }
    }

    private static int[] partitions(ObservedCall call) {
        Function function = call.function();
        Parameter first = function.first("number");
        Parameter last = function.following(first, "number");
        if (first.isMany()) {
            int length = call.number(function.first("length"));
            MemorySegment all = call.memory(first);
            return IntStream.range(0, length).map(i -> all.getAtIndex(JAVA_INT, i)).toArray();
        }
        int low = call.number(first);
        return IntStream.rangeClosed(low, last == null ? low : call.number(last)).toArray();
    }

    /** Returns true if the operation of a request is a receive from any rank. */
    static boolean receivesFromAny(OpenRequest request) {
        Function function = request.maker().function();
        return MessageSteps.areOf(function)
                && request.members() != null
                && MessageSteps.receivesFromAny(request.maker());
    }
}
