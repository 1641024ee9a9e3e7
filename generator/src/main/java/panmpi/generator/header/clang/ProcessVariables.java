package panmpi.generator.header.clang;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.invoke.MethodHandle;

/**
 * Sets environment variables of this process, which Java itself can only read.
 *
 * <p>libclang reads two: {@code LIBCLANG_DISABLE_CRASH_RECOVERY} keeps it from taking over SIGSEGV,
 * which the JVM itself raises to find null references, and {@code LIBCLANG_NOTHREADS} makes it
 * parse on the calling thread, whose stack is as large as Java made it, and not on one of 8 MB. The
 * functions of libclang's C interface that change these settings come too late: libclang has
 * installed its signal handlers once an index exists.
 */
final class ProcessVariables {

    private ProcessVariables() {}

    @SuppressWarnings("restricted")
    static void set(String name, String value) {
        Linker linker = Linker.nativeLinker();
        MethodHandle setenv =
                linker.downcallHandle(
                        linker.defaultLookup().findOrThrow("setenv"),
                        FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, JAVA_INT));
        try (Arena arena = Arena.ofConfined()) {
            int error =
                    (int)
                            setenv.invokeExact(
                                    arena.allocateFrom(name), arena.allocateFrom(value), 1);
            if (error != 0) {
                throw new AssertionError("setenv returned " + error);
            }
        } catch (Throwable failure) {
            throw new AssertionError("setenv cannot be called", failure);
        }
    }
}
