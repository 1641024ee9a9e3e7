package mpi.internal.system;

import static java.lang.invoke.MethodType.methodType;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * Keeps an arena open while a pending operation of MPI uses its memory; {@code Arena.close} throws
 * meanwhile, as it does during a downcall. The methods for that are in an internal package of the
 * JDK, which the command line must export ({@code --add-exports
 * java.base/jdk.internal.foreign=ALL-UNNAMED}, which {@code mpijava} sets). Without the export, an
 * arena may be closed too early.
 */
public final class ArenaHold {

    private static final MethodHandle IS_CLOSEABLE = find("isCloseable", boolean.class);
    private static final MethodHandle ACQUIRE = find("acquire0", void.class);
    private static final MethodHandle RELEASE = find("release0", void.class);

    /** True if the JDK's internal package is exported. */
    public static final boolean AVAILABLE =
            IS_CLOSEABLE != null && ACQUIRE != null && RELEASE != null;

    private static final MemorySegment.Scope ENDLESS = Arena.global().scope();

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
     * Tests whether the arena of some memory can be closed, and can be kept open.
     *
     * @param memory memory of the program.
     * @return false for memory of the global arena, an automatic arena or the heap.
     */
    public static boolean isNeeded(MemorySegment memory) {
        if (!AVAILABLE) {
            return false;
        }
        try {
            return (boolean) IS_CLOSEABLE.invokeExact(memory.scope());
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    /**
     * Tests whether some memory lives until the JVM ends.
     *
     * @param memory memory of the program.
     * @return true for memory of the global arena.
     */
    public static boolean isEndless(MemorySegment memory) {
        return memory.scope() == ENDLESS;
    }

    /**
     * Keeps the arena of some memory open, if it can be closed.
     *
     * @param memory memory of the program.
     * @return true if {@link #end} must follow.
     */
    public static boolean begin(MemorySegment memory) {
        return isNeeded(memory) && call(ACQUIRE, memory);
    }

    /**
     * Allows the arena to be closed again; may be called by any thread.
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
            throw Native.rethrow(failure);
        }
    }
}
