package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;

/**
 * A communication in progress. The request keeps the buffers of the call alive and brings received
 * elements into the program's array when {@code Wait}, {@code Test} or their sisters complete it;
 * until then the array must not be used.
 */
public class Request extends RequestCalls {

    private Staging staged;

    /** The program's buffer, or all of several: MPI may use it where it is. */
    private Object buffers;

    /** Where {@link Unfinished} keeps a request that uses memory of the program's own. */
    private int slot = Unfinished.NOWHERE;

    private Datatype received;

    /** Where a message of objects arrives. */
    private ObjectRoom objects;

    /** One that owns what was staged for it, and nothing else. */
    Request(long handle, Staging staged, Datatype received) {
        this(handle, staged, received, null);
    }

    Request(long handle, Staging staged, Datatype received, Object buffers) {
        super(handle);
        this.staged = staged;
        this.received = received;
        this.buffers = buffers;
        if (isOffHeap(buffers) || Staging.borrows(staged)) {
            slot = Unfinished.keep(this);
        }
    }

    /** Whether MPI may use memory where it is that the collector frees: arrays are staged. */
    private static boolean isOffHeap(Object buffers) {
        if (!(buffers instanceof Object[] several)) {
            return buffers != null && !buffers.getClass().isArray();
        }
        for (Object buffer : several) {
            if (isOffHeap(buffer)) {
                return true;
            }
        }
        return false;
    }

    /** The handle of a request that may be missing. */
    static long handle(Request request) {
        return request == null ? Mpi.MPI_REQUEST_NULL : request.handle();
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_REQUEST_NULL;
    }

    /** A communication in progress goes on: only its completion gives the buffers back. */
    @Override
    void release() {
        Free();
    }

    /** The type of what the request receives; null where it receives nothing. */
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
     * Takes what became of the handle: the null handle says that the request is complete.
     *
     * @return whether it is, and was not before.
     */
    boolean finish(long newHandle, boolean completed) {
        boolean gone = newHandle == Mpi.MPI_REQUEST_NULL && handle() != newHandle;
        adopt(newHandle);
        if (gone) {
            deliver();
        }
        return gone;
    }

    /** Takes over the memory where a message of objects arrives. */
    final void receives(ObjectRoom room) {
        objects = room;
        received = room.type();
    }

    /** Where a message of objects arrives, or null. */
    final ObjectRoom objects() {
        return objects;
    }

    /** Puts objects that have arrived into the program's array, and tells the status of them. */
    final void describe(Status status) {
        if (objects != null) {
            try {
                objects.received(status);
            } finally {
                forgetObjects();
            }
        }
    }

    /** Gives the memory for objects back, if no more can arrive. */
    final void forgetObjects() {
        if (objects != null && Is_null()) {
            objects.free();
            objects = null;
        }
    }

    /** What brings the buffers back. */
    final Staging staged() {
        return staged;
    }

    private void deliver() {
        Staging.copyBackAll(staged);
        discard();
    }

    private void discard() {
        if (slot != Unfinished.NOWHERE) {
            Unfinished.release(this, slot);
            slot = Unfinished.NOWHERE;
        }
        Staging.freeAll(staged);
        staged = null;
        buffers = null;
    }

    /** Whether MPI may read or write the buffers. */
    boolean isActive() {
        return true;
    }

    @Override
    public Status Get_status() {
        Status status = super.Get_status();
        if (status != null && objects != null) {
            objects.describe(status);
        } else if (status != null && received != null) {
            status.count = status.Get_count(received);
        }
        return status;
    }

    /**
     * Calls {@code MPI_Request_free}: gives the request up; the communication goes on, and nothing
     * will tell when it ends. What it receives stays invisible.
     *
     * <p>C: {@code int MPI_Request_free(MPI_Request *request)}.
     *
     * @throws MPIException if MPI reports an error.
     */
    public void Free() {
        try (Frame frame = Frame.open("MPI_Request_free")) {
            MemorySegment requestAt = frame.cell(handle(), "MPI_Request");
            frame.check(Mpi.MPI_Request_free(requestAt));
            adopt(frame.handleAt(requestAt, "MPI_Request"));
            if (!isActive()) {
                discard();
                forgetObjects();
            }
            // MPI may still use the buffers of an active request: they are never given back. Only
            // the program can know when it has stopped, so that it may close their arenas.
            Staging.letArenasClose(staged);
            objects = null;
        }
    }
}
