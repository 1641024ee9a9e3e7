package mpi.c;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntSupplier;
import mpi.internal.OffloadThread;
import mpi.internal.system.Native;

/**
 * Makes the MPI calls of virtual threads, if the calls may wait for other processes. A virtual
 * thread that waited in C would pin its carrier thread. Since there is only one carrier for each
 * core, that could deadlock: the thread that would end the wait may find no carrier. An interrupt
 * does not end the call; the thread's interrupt status is set after it.
 */
final class VirtualCall {

    /** Number of yields before the first timed wait, since many operations complete soon. */
    private static final int YIELDS = 64;

    private static final long SHORTEST_NANOS = 10_000;
    private static final long LONGEST_NANOS = 500_000;

    /**
     * Call of MPI that writes its result, a request or a flag, to memory that this class has
     * allocated at {@code address}; returns the error code.
     */
    @FunctionalInterface
    interface Call {
        int at(MemorySegment address);
    }

    private VirtualCall() {}

    /** Returns true if this thread is virtual; a platform thread may wait in C. */
    static boolean isNeeded() {
        return Thread.currentThread().isVirtual();
    }

    /**
     * Repeats a call of MPI, such as a probe, until the call sets its flag or fails; returns its
     * error code.
     */
    static int ask(Call question) {
        try (Arena arena = Arena.ofConfined()) {
            return ask(question, arena.allocate(JAVA_INT));
        }
    }

    /** Starts an operation and polls until it is complete; returns the error code. */
    static int start(Call operation, MemorySegment status) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment request = arena.allocate(JAVA_LONG);
            int error = operation.at(request);
            return error != 0 ? error : complete(request, status, arena.allocate(JAVA_INT));
        }
    }

    /**
     * Starts a receive and a send, and polls until both are complete. If the send cannot start,
     * cancels the receive before the error is returned.
     */
    static int both(Call receive, Call send, MemorySegment status) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment received = arena.allocate(JAVA_LONG);
            MemorySegment sent = arena.allocate(JAVA_LONG);
            MemorySegment flag = arena.allocate(JAVA_INT);
            int error = receive.at(received);
            if (error != 0) {
                return error;
            }
            error = send.at(sent);
            if (error != 0) {
                Mpi.MPI_Cancel(received);
                complete(received, Mpi.MPI_STATUS_IGNORE, flag);
                return error;
            }
            error = complete(received, status, flag);
            int ofSend = complete(sent, Mpi.MPI_STATUS_IGNORE, flag);
            return error != 0 ? error : ofSend;
        }
    }

    private static int complete(MemorySegment request, MemorySegment status, MemorySegment flag) {
        return ask(at -> Mpi.MPI_Test(request, at, status), flag);
    }

    private static int ask(Call question, MemorySegment flag) {
        boolean interrupted = false;
        try {
            for (int round = 0; ; round++) {
                int error = question.at(flag);
                if (error != 0 || flag.get(JAVA_INT, 0) != 0) {
                    return error;
                }
                interrupted |= pause(round);
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /**
     * Lets other threads run; returns true if the thread was interrupted, and clears the interrupt
     * status, which would prevent parking. Parks after some yields: threads that only yield would
     * starve virtual threads that are made runnable by threads outside the scheduler.
     */
    private static boolean pause(int round) {
        if (round < YIELDS) {
            Thread.yield();
            return false;
        }
        LockSupport.parkNanos(Math.min(SHORTEST_NANOS * (1 + round - YIELDS), LONGEST_NANOS));
        return Thread.interrupted();
    }

    /** Makes a call on a platform thread, and waits for it; returns the error code. */
    static int offload(IntSupplier call) {
        try {
            return CompletableFuture.supplyAsync(call::getAsInt, OffloadThread.THREADS).join();
        } catch (CompletionException failure) {
            throw Native.rethrow(failure.getCause());
        }
    }

    /**
     * Returns memory that the platform thread of {@link #offload} may access. That is safe, since
     * the thread that owns the memory waits meanwhile, and cannot free it.
     */
    static MemorySegment accessible(MemorySegment memory) {
        return memory.isAccessibleBy(Thread.currentThread())
                ? memory
                : MemorySegment.ofAddress(memory.address());
    }
}
