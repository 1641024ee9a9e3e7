package mpi.internal.strict.check;

import java.util.ArrayList;
import java.util.List;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.call.Origin;
import mpi.internal.strict.object.Members;

/** A request of the program that is not over. */
final class OpenRequest implements Origin {

    /** Its operations, as long as it is active. */
    static final long[] NONE = {};

    private final ObservedCall maker;
    private final long handle;
    private final Members members;
    private final boolean isPersistent;
    private final List<BufferUse> buffers;
    private final ReadyParts parts = new ReadyParts();
    private long[] operations = NONE;
    private ObservedCall starter;
    private boolean isFromAny;
    private boolean isCancelled;
    private boolean wasStarted;

    OpenRequest(ObservedCall maker, long handle, Members members, List<BufferUse> buffers) {
        this.handle = handle;
        this.maker = maker;
        this.members = members;
        this.buffers = new ArrayList<>(buffers);
        isPersistent = maker.function().has("persistent");
        if (maker.function().isInParts()) {
            int count = maker.number(maker.function().first("number"));
            buffers.forEach(whole -> parts.cover(whole, count));
            this.buffers.clear();
        }
    }

    /** The call that made it. */
    ObservedCall maker() {
        return maker;
    }

    @Override
    public long kind() {
        return maker.kind();
    }

    /** The call that began what it does now; null while it does nothing. */
    ObservedCall starter() {
        return starter;
    }

    /** Handle that MPI gave it. */
    long handle() {
        return handle;
    }

    /** The communicator. */
    Members members() {
        return members;
    }

    boolean isPersistent() {
        return isPersistent;
    }

    /** True between start and completion. */
    boolean isActive() {
        return starter != null;
    }

    /** True if it was active at any time. */
    boolean wasStarted() {
        return wasStarted;
    }

    /** True for a send that MPI may complete before its message is received. */
    boolean isBuffered() {
        boolean isSend =
                maker.function().about().isMessage() && maker.function().received() == null;
        return isSend && !maker.function().has("synchronous");
    }

    /** Begins what it does. */
    void starts(ObservedCall by, long[] numbers, boolean receivesFromAny) {
        starter = by;
        operations = numbers;
        isFromAny = receivesFromAny;
        wasStarted = true;
        if (maker.function().isInParts()) {
            buffers.clear();
            buffers.addAll(maker.function().sent() == null ? parts.uses() : List.of());
        }
        for (BufferUse buffer : buffers) {
            buffer.begins(by);
        }
    }

    /** Numbers of its operations. */
    long[] operations() {
        return operations;
    }

    /** True if only its status tells what it has received. */
    boolean isFromAny() {
        return isFromAny;
    }

    /** Its partitions that are ready. */
    ReadyParts parts() {
        return parts;
    }

    void cancels() {
        isCancelled = true;
    }

    boolean isCancelled() {
        return isCancelled;
    }

    /** The program's buffers. */
    List<BufferUse> buffers() {
        return buffers;
    }

    /** Ends what it does. */
    void ends() {
        starter = null;
        operations = NONE;
        isCancelled = false;
    }
}
