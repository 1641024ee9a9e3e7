package panmpi.bench.ranks;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.BitSet;

/**
 * Binds each rank to a core, in a job with more ranks than cores. Otherwise chance would decide
 * which ranks share a core, and change what the bench measures. {@code driver.c} does the same in
 * C.
 */
public final class CoreBinding {
    private static final long BYTES = 128;

    private CoreBinding() {}

    /**
     * Binds the calling thread to one core, if there are more ranks than cores. Ranks get the cores
     * in their order. Other threads of the JVM stay free to use any core.
     *
     * @param rank this rank.
     * @param ranks number of ranks.
     */
    public static void bind(int rank, int ranks) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment set = arena.allocate(BYTES, Long.BYTES);
            call("sched_getaffinity", set);
            BitSet cores = BitSet.valueOf(set.asByteBuffer());
            if (ranks <= cores.cardinality()) {
                return;
            }
            int core = cores.stream().skip(rank % cores.cardinality()).findFirst().orElseThrow();
            set.fill((byte) 0);
            set.setAtIndex(JAVA_LONG, core / Long.SIZE, 1L << core);
            call("sched_setaffinity", set);
        }
    }

    private static void call(String function, MemorySegment set) {
        Linker linker = Linker.nativeLinker();
        MethodHandle handle =
                linker.downcallHandle(
                        linker.defaultLookup().findOrThrow(function),
                        FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_LONG, ADDRESS));
        try {
            if ((int) handle.invokeExact(0, BYTES, set) != 0) {
                throw new IllegalStateException(function + " failed");
            }
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(function, e);
        }
    }
}
