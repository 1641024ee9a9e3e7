package mpi.internal.strict.check;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Part;
import mpi.internal.strict.table.Role;

/**
 * Checks the buffers of operations in progress: no other call may use a buffer that MPI is writing,
 * and the program must leave the buffers alone until the operation is complete.
 */
final class Buffers {

    private final CheckContext context;
    private final BufferTouches touches;
    private final List<BufferUse> busy = new ArrayList<>();

    Buffers(CheckContext context) {
        this.context = context;
        touches = new BufferTouches(context);
    }

    /** Returns the buffers that the facade has announced for a call. */
    static List<BufferUse> of(ObservedCall call) {
        List<BufferUse> uses = new ArrayList<>();
        for (Object buffer : call.thread().buffers()) {
            BufferUse use =
                    buffer instanceof PendingUse pending ? pending.use() : (BufferUse) buffer;
            if (use != null) {
                uses.add(use);
            }
        }
        return uses;
    }

    /**
     * Returns the buffers of a call. On the root of a broadcast, the buffer counts as one that MPI
     * only reads, so that the program may also read it during the call.
     */
    List<BufferUse> uses(ObservedCall call) throws IOException {
        List<BufferUse> uses = of(call);
        Part sent = call.function().sent();
        boolean isOneForBoth = sent != null && sent == call.function().received();
        if (!isOneForBoth || uses.isEmpty() || call.function().first("root") == null) {
            return uses;
        }
        Members members = context.members(call);
        boolean isRoot = members != null && RootRole.of(call, members) == RootRole.ROOT;
        return isRoot ? uses.stream().map(BufferUse::asRead).toList() : uses;
    }

    synchronized boolean isEmpty() {
        return busy.isEmpty();
    }

    /** Adds buffers that an operation in progress uses. */
    synchronized void begin(List<BufferUse> buffers) {
        busy.addAll(buffers);
        touches.open(buffers);
    }

    /** Removes buffers whose operation is complete. */
    synchronized void end(List<BufferUse> buffers) {
        busy.removeAll(buffers);
        touches.close(buffers);
    }

    /**
     * Reports a buffer of a call that an operation in progress also uses, if one of the two writes
     * it.
     */
    void check(ObservedCall call) throws IOException {
        int count = call.thread().buffers().size();
        boolean isAlone = count == 1 && isEmpty();
        if (count == 0 || isAlone && !call.isNew()) {
            return;
        }
        List<BufferUse> uses = uses(call);
        checkOverlap(call, uses);
        checkApart(call, uses);
        if (!call.function().has(Role.PERSISTENT)) {
            checkFree(uses, List.of(call), List.of("uses the same elements"));
        }
    }

    /**
     * Reports a buffer of a persistent request that is started while another operation uses the
     * buffer. A partitioned request is not checked: its partitions come into use later, each when
     * it is marked as ready.
     */
    void check(OpenRequest request, ObservedCall start) throws IOException {
        if (!request.maker().function().isInParts()) {
            checkFree(
                    request.buffers(),
                    List.of(request.maker(), start),
                    List.of("uses the same elements", "starts the request"));
        }
    }

    private void checkFree(List<BufferUse> uses, List<ObservedCall> by, List<String> notes)
            throws IOException {
        for (BufferUse use : uses) {
            BufferUse other = colliding(use);
            if (other != null) {
                List<ObservedCall> calls = new ArrayList<>(List.of(other.by()));
                calls.addAll(by);
                List<String> all = new ArrayList<>(List.of("is in progress"));
                all.addAll(notes);
                context.tell(
                        MistakeKind.BUFFER_SHARED,
                        other.isWritten()
                                ? "a call uses a buffer that a call in progress writes"
                                : "a call writes a buffer that a call in progress reads",
                        calls,
                        all);
            }
        }
    }

    /**
     * Reports a receive buffer in which the call would write some element twice. A call with one
     * buffer for both directions, such as Bcast, is not checked, since on some rank it only reads
     * the buffer.
     */
    private void checkOverlap(ObservedCall call, List<BufferUse> uses) throws IOException {
        Part received = call.function().received();
        if (received == null || received == call.function().sent() || !call.isNew()) {
            return;
        }
        for (BufferUse use : uses) {
            if (use.isWritten() && (use.overlapsItself() || hasItemOverlap(call, received))) {
                context.tell(
                        MistakeKind.OVERLAP,
                        "a call receives twice into the same elements",
                        List.of(call),
                        List.of(""));
                return;
            }
        }
    }

    private boolean hasItemOverlap(ObservedCall call, Part received) {
        Parameter type = received.datatype();
        if (type == null || type.isMany()) {
            return false;
        }
        long handle = call.handle(type);
        return Overlap.isInItem(handle, context.datatypes().of(handle));
    }

    /** Reports two buffers of one call that have an element in common. */
    private void checkApart(ObservedCall call, List<BufferUse> uses) throws IOException {
        boolean isInPlace =
                call.function().parts().stream().anyMatch(part -> Amounts.isInPlace(call, part));
        boolean isReduction = call.function().first("Op") != null;
        for (int i = 1; !isInPlace && i < uses.size(); i++) {
            BufferUse one = uses.get(i - 1);
            if (one.collides(uses.get(i))) {
                boolean isOne = isReduction && one.isSame(uses.get(i));
                context.tell(
                        isOne ? MistakeKind.ONE_BUFFER : MistakeKind.BUFFERS_OF_CALL,
                        "a call reads and writes the same elements",
                        List.of(call),
                        List.of("has both buffers"));
            }
        }
    }

    private synchronized BufferUse colliding(BufferUse use) {
        for (BufferUse other : busy) {
            if (other.collides(use)) {
                return other;
            }
        }
        return null;
    }

    /** Reports a buffer of a completed request that the program has changed. */
    void compare(OpenRequest request, ObservedCall completion) throws IOException {
        compare(request.buffers(), completion);
    }

    /** Reports a buffer of completed operations that the program has changed. */
    void compare(List<BufferUse> uses, ObservedCall completion) throws IOException {
        for (BufferUse use : uses) {
            if (use.isChanged()) {
                context.tell(
                        MistakeKind.BUFFER_CHANGED,
                        use.isWritten()
                                ? "the program has written to a buffer that a call in progress"
                                        + " receives into"
                                : "the program has written to a buffer that a call in progress"
                                        + " sends from",
                        List.of(use.by(), completion),
                        List.of("began", "completes it: the buffer has other values by now"));
            }
        }
    }
}
