package mpi.internal;

import static java.lang.invoke.MethodType.methodType;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * Keeps an arena open while MPI uses its memory beyond a call, as the JDK does for the length of a
 * downcall: {@code Arena.close} throws meanwhile. The JDK keeps that in a package of its own, which
 * the command line opens ({@code --add-exports java.base/jdk.internal.foreign=ALL-UNNAMED}, which
 * {@code mpijava} says). Without it an arena may be closed too early.
 */
public final class ArenaHold {

    private static final MethodHandle IS_CLOSEABLE = find("isCloseable", boolean.class);
    private static final MethodHandle ACQUIRE = find("acquire0", void.class);
    private static final MethodHandle RELEASE = find("release0", void.class);

    /** Whether the JDK is open to it. */
    public static final boolean AVAILABLE =
            IS_CLOSEABLE != null && ACQUIRE != null && RELEASE != null;

    private ArenaHold() {}

    private static MethodHandle find(String name, Class<?> result) {
        try {
            Class<?> session = Class.forName("jdk.internal.foreign.MemorySessionImpl");
            return MethodHandles.lookup()
                    .findVirtual(session, name, methodType(result))
                    .asType(methodType(result, MemorySegment.Scope.class));
        } catch (ReflectiveOperationException closed) {
            return null;
        }
    }

    /**
     * Whether the arena of some memory can be closed, and be kept from it.
     *
     * @param memory memory of the program.
     * @return false for memory that is there for ever, or as long as something refers to it.
     */
    public static boolean isNeeded(MemorySegment memory) {
        if (!AVAILABLE) {
            return false;
        }
        try {
            return (boolean) IS_CLOSEABLE.invokeExact(memory.scope());
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    /**
     * Keeps the arena of some memory open, if it can be closed.
     *
     * @param memory memory of the program.
     * @return whether {@link #end} must follow.
     */
    public static boolean begin(MemorySegment memory) {
        return isNeeded(memory) && call(ACQUIRE, memory);
    }

    /**
     * Lets the arena be closed again; any thread may.
     *
     * @param memory memory for which {@link #begin} returned true.
     */
    public static void end(MemorySegment memory) {
        call(RELEASE, memory);
    }

    private static boolean call(MethodHandle method, MemorySegment memory) {
        try {
            method.invokeExact(memory.scope());
            return true;
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }
}
