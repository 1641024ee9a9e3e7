package panmpi.tests.programs.deaths;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.util.Map;

/** Lists crashes of the JVM, by its own code or in a C library. */
@SuppressWarnings("restricted")
final class Crashes {
    static final Map<String, Death> ALL =
            Map.ofEntries(
                    Map.entry("crash-reading", Death.ofLast(() -> place().get(JAVA_INT, 0))),
                    Map.entry("crash-writing", Death.ofLast(() -> place().set(JAVA_INT, 0, 1))),
                    Map.entry("crash-calling", Death.ofLast(Crashes::callNowhere)),
                    Map.entry("crash-in-malloc", Death.ofLast(Crashes::inMalloc)),
                    Map.entry("crash-in-thread", Death.ofLast(Crashes::inThread)),
                    Map.entry("c-abort", Death.ofLast(Crashes::abort)),
                    Map.entry("c-exit-5", Death.ofLast(() -> exit("exit", 5))),
                    Map.entry("c-_exit-6", Death.ofLast(() -> exit("_exit", 6))));

    /** Bytes of a block that is too large for the cache of the thread that frees it. */
    private static final long PIECE = 4000;

    private Crashes() {}

    /** Returns memory at an address that cannot be accessed. */
    private static MemorySegment place() {
        return MemorySegment.ofAddress(64).reinterpret(8);
    }

    private static void callNowhere() throws Throwable {
        var type = FunctionDescriptor.ofVoid();
        Linker.nativeLinker().downcallHandle(MemorySegment.ofAddress(64), type).invokeExact();
    }

    /** Damages a freed block; malloc finds the damage, and keeps its lock as it crashes. */
    private static void inMalloc() throws Throwable {
        var linker = Linker.nativeLinker();
        var lookup = linker.defaultLookup();
        var takes = FunctionDescriptor.of(ADDRESS, JAVA_LONG);
        var malloc = linker.downcallHandle(lookup.findOrThrow("malloc"), takes);
        var gives = FunctionDescriptor.ofVoid(ADDRESS);
        var free = linker.downcallHandle(lookup.findOrThrow("free"), gives);
        var pieces = new MemorySegment[64];
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < pieces.length; i++) {
                pieces[i] = (MemorySegment) malloc.invokeExact(PIECE);
            }
            // Both neighbours of the block are in use, so free merges it with no other block, and
            // the damage lasts until the next allocation.
            var piece = pieces[pieces.length / 2].reinterpret(PIECE);
            free.invokeExact(piece);
            piece.set(ADDRESS, 0, place());
            piece.set(ADDRESS, ADDRESS.byteSize(), place());
        }
        throw new AssertionError("malloc saw nothing");
    }

    private static void inThread() {
        Thread.ofPlatform().start(() -> place().set(JAVA_INT, 0, 1));
        Death.waitForEver();
    }

    private static void abort() throws Throwable {
        var linker = Linker.nativeLinker();
        var function = linker.defaultLookup().findOrThrow("abort");
        linker.downcallHandle(function, FunctionDescriptor.ofVoid()).invokeExact();
    }

    private static void exit(String name, int code) throws Throwable {
        var linker = Linker.nativeLinker();
        var function = linker.defaultLookup().findOrThrow(name);
        linker.downcallHandle(function, FunctionDescriptor.ofVoid(JAVA_INT)).invokeExact(code);
    }
}
