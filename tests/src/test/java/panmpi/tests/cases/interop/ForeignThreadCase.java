package panmpi.tests.cases.interop;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/**
 * Tests messages of a thread that C has started. Java does not know such a thread until it calls a
 * method.
 */
@MpiTest(ranks = {1, 2})
final class ForeignThreadCase {
    private static final int TAG = 8;

    private int got = -1;
    private Thread thread;

    @SuppressWarnings("restricted")
    private static MethodHandle function(String name, FunctionDescriptor type) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().findOrThrow(name), type);
    }

    /** Body of the thread; an exception that left it would end the JVM. */
    private MemorySegment exchange(MemorySegment argument) {
        thread = Thread.currentThread();
        int[] from = {RANK};
        int[] to = new int[1];
        WORLD.Sendrecv(from, 0, 1, MPI.INT, NEXT, TAG, to, 0, 1, MPI.INT, PREVIOUS, TAG);
        got = to[0];
        return argument;
    }

    @Test
    @SuppressWarnings("restricted")
    void callsOfAThreadOfC() throws Throwable {
        MethodHandle create =
                function(
                        "pthread_create",
                        FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, ADDRESS, ADDRESS));
        MethodHandle join =
                function("pthread_join", FunctionDescriptor.of(JAVA_INT, JAVA_LONG, ADDRESS));
        try (Arena arena = Arena.ofShared()) {
            var type = MethodType.methodType(MemorySegment.class, MemorySegment.class);
            MethodHandle body =
                    MethodHandles.lookup()
                            .findVirtual(ForeignThreadCase.class, "exchange", type)
                            .bindTo(this);
            MemorySegment stub =
                    Linker.nativeLinker()
                            .upcallStub(body, FunctionDescriptor.of(ADDRESS, ADDRESS), arena);
            MemorySegment id = arena.allocate(JAVA_LONG);
            MemorySegment none = MemorySegment.NULL;
            assertEquals(0, (int) create.invokeExact(id, none, stub, none));
            assertEquals(0, (int) join.invokeExact(id.get(JAVA_LONG, 0), none));
        }
        assertEquals(PREVIOUS, got);
        assertNotSame(Thread.currentThread(), thread);
    }
}
