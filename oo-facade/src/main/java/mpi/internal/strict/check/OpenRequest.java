package mpi.internal.strict.check;

import java.util.ArrayList;
import java.util.List;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.call.Origin;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.CallClass;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Role;

/**
 * Request of the program that is not complete, or is persistent and not freed. The facade's {@code
 * Request} object refers to it.
 */
final class OpenRequest implements Origin {

    /** Empty list of operations, for a request that is not active. */
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
    private boolean isKnownComplete;

    OpenRequest(ObservedCall maker, long handle, Members members, List<BufferUse> buffers) {
        this.handle = handle;
        this.maker = maker;
        this.members = members;
        this.buffers = new ArrayList<>(buffers);
        isPersistent = maker.function().has(Role.PERSISTENT);
        if (maker.function().isInParts()) {
            int count = maker.number(maker.function().first("number"));
            buffers.forEach(whole -> parts.cover(whole, count));
            this.buffers.clear();
        }
    }

    /** Returns the call that made the request. */
    ObservedCall maker() {
        return maker;
    }

    @Override
    public long kind() {
        return maker.kind();
    }

    /**
     * Returns the call that started the request; null while the request is inactive. A nonblocking
     * call such as Isend both makes and starts its request.
     */
    ObservedCall starter() {
        return starter;
    }

    /** Returns the handle that MPI gave the request. */
    long handle() {
        return handle;
    }

    /** Returns the processes of the request's communicator, window or file. */
    Members members() {
        return members;
    }

    boolean isPersistent() {
        return isPersistent;
    }

    boolean isActive() {
        return starter != null;
    }

    /** Returns true if the request was ever started. */
    boolean wasStarted() {
        return wasStarted;
    }

    /**
     * Returns true for a collective, partitioned or one-sided operation, whose request must not be
     * freed or cancelled while it is active.
     */
    boolean mustBeCompleted() {
        CallClass about = maker.function().about();
        Parameter shared = about.shared();
        return !about.isMessage() && shared != null && !shared.is("File");
    }

    /** Returns true for a send that MPI may complete before its message is received. */
    boolean isBuffered() {
        boolean isSend =
                maker.function().about().isMessage() && maker.function().received() == null;
        return isSend && !maker.function().has(Role.SYNCHRONOUS);
    }

    /**
     * Starts the request: takes checksums of its buffers, and keeps the numbers by which the
     * referee knows its operations.
     */
    void starts(ObservedCall by, long[] numbers, boolean receivesFromAny) {
        starter = by;
        by.opensRequest();
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

    /**
     * Returns the numbers by which the referee knows the operations of this request; none while it
     * is inactive.
     */
    long[] operations() {
        return operations;
    }

    /**
     * Returns true for a receive from any rank: only the status says which message it has received.
     */
    boolean isFromAny() {
        return isFromAny;
    }

    /** Returns the state of the partitions of a partitioned message; unused for other requests. */
    ReadyParts parts() {
        return parts;
    }

    void cancels() {
        isCancelled = true;
    }

    boolean isCancelled() {
        return isCancelled;
    }

    /** Records that the program has learnt that the active request is complete. */
    void setKnownComplete() {
        isKnownComplete = true;
    }

    boolean isKnownComplete() {
        return isKnownComplete;
    }

    /** Returns the program's buffers. */
    List<BufferUse> buffers() {
        return buffers;
    }

    /** Makes the request inactive. */
    void ends() {
        if (starter != null) {
            starter.closesRequest();
        }
        starter = null;
        operations = NONE;
        isCancelled = false;
        isKnownComplete = false;
    }
}
