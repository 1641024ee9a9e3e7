package panmpi.tests.programs.deaths;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.util.Map;

/** Deaths below Java: of the JVM, or by a C library. */
@SuppressWarnings("restricted")
final class Crashes {
    static final Map<String, Death> ALL =
            Map.ofEntries(
                    Map.entry("crash-reading", Death.ofLast(() -> place().get(JAVA_INT, 0))),
                    Map.entry("crash-writing", Death.ofLast(() -> place().set(JAVA_INT, 0, 1))),
                    Map.entry("crash-calling", Death.ofLast(Crashes::callNowhere)),
                    Map.entry("crash-in-thread", Death.ofLast(Crashes::inThread)),
                    Map.entry("c-abort", Death.ofLast(Crashes::abort)),
                    Map.entry("c-exit-5", Death.ofLast(() -> exit("exit", 5))),
                    Map.entry("c-_exit-6", Death.ofLast(() -> exit("_exit", 6))));

    private Crashes() {}

    /** Nothing is there. */
    private static MemorySegment place() {
        return MemorySegment.ofAddress(64).reinterpret(8);
    }

    private static void callNowhere() throws Throwable {
        var type = FunctionDescriptor.ofVoid();
        Linker.nativeLinker().downcallHandle(MemorySegment.ofAddress(64), type).invokeExact();
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
