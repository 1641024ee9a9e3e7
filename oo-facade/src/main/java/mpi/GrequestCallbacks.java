package mpi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.call.CallbackGuard;
import mpi.internal.link.Upcall;
import mpi.internal.system.NativeMemory;

/**
 * Upcalls of one generalized request. Programs may make millions of such requests, and upcall stubs
 * are expensive, so the stubs are reused: MPI calls the free function last, after which the stubs
 * serve a later request. The method that starts a request takes the three stubs one after the other
 * on its thread, in the order of the parameters of {@code MPI_Grequest_start}: query, free, cancel.
 */
final class GrequestCallbacks {

    private static final Queue<GrequestCallbacks> IDLE = new ConcurrentLinkedQueue<>();
    private static final ThreadLocal<GrequestCallbacks> STARTING = new ThreadLocal<>();

    private final MemorySegment queryStub = stub("query", "int(pointer,pointer)");
    private final MemorySegment freeStub = stub("free", "int(pointer)");
    private final MemorySegment cancelStub = stub("cancel", "int(pointer,int)");
    private final AtomicBoolean busy = new AtomicBoolean();
    private volatile Grequest_query_function query;
    private volatile Grequest_free_function free;
    private volatile Grequest_cancel_function cancel;

    private GrequestCallbacks() {}

    /** Takes stubs for a request that starts, and returns the stub of the query function. */
    static MemorySegment forQuery(Grequest_query_function f) {
        GrequestCallbacks idle = IDLE.poll();
        GrequestCallbacks starting = idle == null ? new GrequestCallbacks() : idle;
        STARTING.set(starting);
        starting.busy.set(true);
        starting.query = f;
        return starting.queryStub;
    }

    /** Returns the stub of the free function of the request that starts. */
    static MemorySegment forFree(Grequest_free_function f) {
        GrequestCallbacks starting = STARTING.get();
        starting.free = f;
        return starting.freeStub;
    }

    /**
     * Returns the stub of the cancel function of the request that starts; called after {@link
     * #forFree}.
     */
    static MemorySegment forCancel(Grequest_cancel_function f) {
        GrequestCallbacks starting = STARTING.get();
        STARTING.remove();
        starting.cancel = f;
        return starting.cancelStub;
    }

    /** Calls the program's query function, which fills the status of the request; called by MPI. */
    int query(MemorySegment state, MemorySegment statusAt) {
        return CallbackGuard.code("MPI_Grequest_query_function", () -> fill(statusAt, query));
    }

    /**
     * Calls the program's free function, and keeps the stubs for a later request; called by MPI.
     */
    int free(MemorySegment state) {
        Grequest_free_function f = free;
        int code = f == null ? 0 : CallbackGuard.code("MPI_Grequest_free_function", f::call);
        query = null;
        free = null;
        cancel = null;
        if (busy.compareAndSet(true, false)) {
            IDLE.add(this);
        }
        return code;
    }

    /** Calls the program's cancel function, if it has one; called by MPI. */
    int cancel(MemorySegment state, int complete) {
        Grequest_cancel_function f = cancel;
        return f == null
                ? 0
                : CallbackGuard.code("MPI_Grequest_cancel_function", () -> f.call(complete != 0));
    }

    private MemorySegment stub(String method, String signature) {
        return Upcall.stub(MethodHandles.lookup(), this, method, signature);
    }

    /** Empties a status, and calls the program's function to fill it. */
    private static void fill(MemorySegment statusAt, Grequest_query_function f) {
        MemorySegment target = NativeMemory.at(statusAt, MpiMemory.STATUS_SIZE);
        Mpi.MPI_Status_set_elements(target, Mpi.MPI_BYTE, 0);
        Mpi.MPI_Status_set_cancelled(target, 0);
        int none = Mpi.MPI_UNDEFINED;
        MpiMemory.describe(target, none, none, MpiMemory.error(target));
        if (f != null) {
            ask(target, f);
        }
    }

    private static void ask(MemorySegment target, Grequest_query_function f) {
        try (Arena arena = Arena.ofConfined()) {
            // A Status accesses at least 32 bytes; the MPI_Status of the library may be shorter.
            MemorySegment roomy = arena.allocate(Math.max(target.byteSize(), 4L * Long.BYTES), 16);
            roomy.copyFrom(target);
            Status status = new Status(roomy, 0, null);
            f.call(status);
            status.write(roomy);
            target.copyFrom(roomy.asSlice(0, target.byteSize()));
        }
    }
}
