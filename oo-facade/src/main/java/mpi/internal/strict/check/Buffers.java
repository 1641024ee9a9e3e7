package mpi.internal.strict.check;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import mpi.internal.strict.call.ObservedCall;

/** Buffers of operations in progress. */
final class Buffers {

    private final Rank rank;
    private final BufferTouches touches;
    private final List<BufferUse> busy = new ArrayList<>();

    Buffers(Rank rank) {
        this.rank = rank;
        touches = new BufferTouches(rank);
    }

    /** The buffers that a call uses. */
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

    /** True if no operation is in progress. */
    synchronized boolean isEmpty() {
        return busy.isEmpty();
    }

    /** Begins the use of buffers. */
    synchronized void begin(List<BufferUse> buffers) {
        busy.addAll(buffers);
        touches.open(buffers);
    }

    /** Ends the use of buffers. */
    synchronized void end(List<BufferUse> buffers) {
        busy.removeAll(buffers);
        touches.close(buffers);
    }

    /** Compares the buffers of a call with those of operations in progress. */
    void check(ObservedCall call) throws IOException {
        int count = call.thread().buffers().size();
        if (count == 0 || count == 1 && isEmpty()) {
            return;
        }
        List<BufferUse> uses = of(call);
        checkApart(call, uses);
        for (BufferUse use : uses) {
            BufferUse other = colliding(use);
            if (other != null) {
                rank.tell(
                        MistakeKind.BUFFER_SHARED,
                        other.isWritten()
                                ? "a call uses a buffer that a receive in progress writes"
                                : "a call writes a buffer that a send in progress reads",
                        List.of(other.by(), call),
                        List.of("is in progress", "uses the same elements"));
            }
        }
    }

    /** Tells of two buffers of one call that have an element in common. */
    private void checkApart(ObservedCall call, List<BufferUse> uses) throws IOException {
        boolean isInPlace =
                call.function().parts().stream().anyMatch(part -> Amounts.isInPlace(call, part));
        boolean isReduction = call.function().first("Op") != null;
        for (int i = 1; !isInPlace && i < uses.size(); i++) {
            BufferUse one = uses.get(i - 1);
            if (one.collides(uses.get(i))) {
                boolean isOne = isReduction && one.isSame(uses.get(i));
                rank.tell(
                        isOne ? MistakeKind.ONE_BUFFER : MistakeKind.BUFFER_SHARED,
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

    /** Tells if the program has changed a buffer of an operation that is complete now. */
    void compare(OpenRequest request, ObservedCall completion) throws IOException {
        compare(request.buffers(), completion);
    }

    /** Tells if the program has changed a buffer of operations that are complete now. */
    void compare(List<BufferUse> uses, ObservedCall completion) throws IOException {
        for (BufferUse use : uses) {
            if (use.isChanged()) {
                rank.tell(
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
