package mpi;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.CompletableFuture;
import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.futures.RequestFuture;
import mpi.internal.staging.StagedBuffer;
import mpi.internal.strict.Strict;

/**
 * A communication in progress. The request keeps the buffers of the call alive, and copies received
 * elements to the program's array when {@code Wait}, {@code Test} or a related function completes
 * it; until then the array must not be used.
 *
 * <p>A receive and a send that go on during a computation:
 *
 * {@snippet file="Snippets.java" region="request"}
 */
public class Request extends RequestBuffers implements Freeable {

    /** Index of this request in the array of the latest call that took an array of requests. */
    int place;

    private Datatype received;

    /** Receive buffer of a message of objects; null if this request receives no objects. */
    private ObjectReceiveBuffer objects;

    /** Record that strict checks have of this request; null without strict checks. */
    private Object checked;

    @Override
    boolean isAlone() {
        return true; // MPI may give all requests that are complete one handle
    }

    /** Makes the request of a nonblocking call without buffers. */
    Request(Frame frame, MemorySegment requestAt, Datatype received) {
        this(frame, requestAt, received, (Object) null);
    }

    /**
     * Makes the request of a nonblocking call. The request takes over the call's staged buffers:
     * bounce buffers, and memory of the program that MPI uses in place.
     */
    Request(Frame frame, MemorySegment requestAt, Datatype received, Object buffer) {
        this(frame.handleAt(requestAt, "MPI_Request"), frame.staged(), received, buffer);
        shares(frame.pins());
    }

    /** Makes the request of a nonblocking call with several buffers. */
    Request(Frame frame, MemorySegment requestAt, Datatype received, Object... buffers) {
        this(frame, requestAt, received, (Object) buffers);
    }

    /** Makes a request that owns staged buffers, and no buffer of the program. */
    Request(long handle, StagedBuffer staged, Datatype received) {
        this(handle, staged, received, null);
    }

    Request(long handle, StagedBuffer staged, Datatype received, Object buffers) {
        super(handle, staged, buffers);
        this.received = received;
        if (Checks.STRICT) {
            checked = Strict.born();
        }
    }

    /**
     * Tells strict checks that the call about to be made waits for, tests, starts or frees {@code
     * request}; null stands for the null request.
     */
    static void isNamed(Request request) {
        Strict.names(request == null ? null : request.checked);
    }

    /** Makes strict checks treat this request as {@code other}, which communicates in its place. */
    final void isCheckedAs(Request other) {
        checked = other.checked;
    }

    /** Returns the handle of a request; null stands for {@code MPI_REQUEST_NULL}. */
    static long handle(Request request) {
        return request == null ? Mpi.MPI_REQUEST_NULL : request.handle();
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_REQUEST_NULL;
    }

    /**
     * Frees the request; communication in progress goes on, and its buffers are never released,
     * since only completion would release them.
     */
    @Override
    void release() {
        Free();
    }

    /** Returns the datatype of the receive; null if the request receives nothing. */
    Datatype received() {
        return received;
    }

    @Override
    final void update(long newHandle, boolean completed) {
        if (finish(newHandle, completed)) {
            Frame.current().complete(this);
        }
    }

    /**
     * Sets the handle after a call; the null handle shows that the request is complete.
     *
     * @return true if the request has just completed.
     */
    boolean finish(long newHandle, boolean completed) {
        boolean gone = newHandle == Mpi.MPI_REQUEST_NULL && handle() != newHandle;
        adopt(newHandle);
        if (gone) {
            deliver();
        }
        return gone;
    }

    /** Takes over the receive buffer of a message of objects. */
    final void receives(ObjectReceiveBuffer buffer) {
        objects = buffer;
        received = buffer.type();
    }

    /** Returns the receive buffer of a message of objects, or null. */
    final ObjectReceiveBuffer objects() {
        return objects;
    }

    /**
     * Decodes objects that have arrived into the program's array, and sets their number in the
     * status.
     */
    final void describe(Status status) {
        if (objects != null) {
            try {
                objects.received(status);
            } finally {
                forgetObjects();
            }
        }
    }

    /**
     * Reads the status of the request without decoding objects, since the request is not completed.
     */
    final Status peek(MemorySegment statusAt) {
        Status status = new Status(statusAt, 0, received);
        if (objects != null) {
            objects.describe(status);
        }
        return status;
    }

    /** Frees the receive buffer for objects, if the request is complete. */
    final void forgetObjects() {
        if (objects != null && Is_null()) {
            objects.free();
            objects = null;
        }
    }

    /** Returns true if MPI may read or write the buffers. */
    boolean isActive() {
        return true;
    }

    /**
     * Returns the completion of this request as a future; local. From then on the request belongs
     * to the future: the program must not wait for the request, test it or free it in another way.
     * {@code join}, {@code get} and {@code isDone} of this future, and of futures derived from it,
     * call MPI and advance all futures. With {@code MPI.THREAD_MULTIPLE}, a thread of panmpi
     * advances the futures for which no thread waits; with a lower level, no thread does. Dependent
     * functions, such as those passed to {@code thenApply}, run in the thread that finds the
     * request complete.
     *
     * <p>{@code cancel} cancels the operation where MPI can, and {@code MPI.Finalize} makes the
     * futures fail that are not complete.
     *
     * {@snippet file="Snippets.java" region="future"}
     *
     * @return the future, which completes with the status or the {@link MPIException}.
     */
    public CompletableFuture<Status> toFuture() {
        return RequestFuture.of(
                () -> {
                    Status status = Test();
                    return status == null ? null : () -> status;
                },
                this::cancelIfActive);
    }

    /** Cancels the operation, unless it is complete. */
    final void cancelIfActive() {
        if (!hasEnded()) {
            Cancel();
        }
    }

    /**
     * Calls {@code MPI_Request_free}: frees the request; local. The communication goes on, and its
     * end cannot be detected. Data that it receives may never reach the program's array.
     *
     * <p>C: {@code int MPI_Request_free(MPI_Request *request)}.
     *
     * @throws MPIException if MPI reports an error.
     */
    public void Free() {
        try (Frame frame = Frame.open("MPI_Request_free")) {
            MemorySegment requestAt = frame.own(this, "MPI_Request");
            frame.check(Mpi.MPI_Request_free(requestAt));
            adopt(frame.handleAt(requestAt, "MPI_Request"));
            if (!isActive()) {
                discard();
                forgetObjects();
            }
            // MPI may still use the buffers of an active request: they are never freed. Only the
            // program can know when MPI has stopped using them, so it may close their arenas.
            StagedBuffer.letArenasClose(staged());
            objects = null;
        }
    }
}
