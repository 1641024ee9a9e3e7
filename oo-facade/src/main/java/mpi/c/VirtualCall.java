package mpi.c;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntSupplier;
import mpi.internal.Alone;
import mpi.internal.Aside;
import mpi.internal.Linkage;

/**
 * A virtual thread's call that may wait for other processes. In C it would keep its carrier, of
 * which there are as many as cores, and what it waits for may be up to a thread that then finds
 * none. An interrupt ends no call, and is still there after it.
 */
final class VirtualCall {

    /** What comes soon is not waited for by the clock. */
    private static final int YIELDS = 64;

    private static final long SHORTEST_NANOS = 10_000;
    private static final long LONGEST_NANOS = 500_000;

    /** A call of MPI that takes one address which its caller does not give. */
    @FunctionalInterface
    interface Call {
        int at(MemorySegment address);
    }

    private VirtualCall() {}

    /** False for threads of the system, which may wait in C. */
    static boolean isNeeded() {
        return Thread.currentThread().isVirtual() && !Alone.isNow();
    }

    /** Asks until a flag says yes. */
    static int ask(Call question) {
        try (Arena arena = Arena.ofConfined()) {
            return ask(question, arena.allocate(JAVA_INT));
        }
    }

    /** Begins an operation and asks until it is complete. */
    static int start(Call operation, MemorySegment status) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment request = arena.allocate(JAVA_LONG);
            int error = operation.at(request);
            return error != 0 ? error : complete(request, status, arena.allocate(JAVA_INT));
        }
    }

    /** The same of a receive and a send; what was begun is ended before an error is told. */
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
     * Lets others run; true if the thread was interrupted, with which it could not park. Threads
     * that only yield would keep a carrier from those that come from outside.
     */
    private static boolean pause(int round) {
        if (round < YIELDS) {
            Thread.yield();
            return false;
        }
        LockSupport.parkNanos(Math.min(SHORTEST_NANOS * (1 + round - YIELDS), LONGEST_NANOS));
        return Thread.interrupted();
    }

    /** Has a thread of the system make a call. */
    static int aside(IntSupplier call) {
        try {
            return CompletableFuture.supplyAsync(call::getAsInt, Aside.THREADS).join();
        } catch (CompletionException failure) {
            throw Linkage.rethrow(failure.getCause());
        }
    }

    /** Memory as the thread that makes the call may see it: the owner waits and cannot free it. */
    static MemorySegment lent(MemorySegment memory) {
        return memory.isAccessibleBy(Thread.currentThread())
                ? memory
                : MemorySegment.ofAddress(memory.address());
    }
}
