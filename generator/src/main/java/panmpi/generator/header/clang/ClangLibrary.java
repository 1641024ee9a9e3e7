package panmpi.generator.header.clang;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.bytedeco.llvm.global.clang.clang_getClangVersion;

import java.io.File;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bytedeco.javacpp.Loader;
import org.bytedeco.llvm.global.clang;

/** Finds the native libclang, and clang's own headers, in the jar that carries them. */
public final class ClangLibrary {

    private static final Pattern MAJOR = Pattern.compile("version (\\d+)");

    private ClangLibrary() {}

    /** Why libclang cannot be used here; empty if it can. */
    public static Optional<String> problem() {
        try {
            disableCrashRecovery();
            Loader.load(clang.class);
            return Optional.empty();
        } catch (LinkageError e) {
            return Optional.of(
                    "no libclang for "
                            + System.getProperty("os.arch")
                            + " on the class path ("
                            + e.getMessage()
                            + "); add the native jar with the Maven profile clang (-Pclang)");
        }
    }

    /**
     * Keeps libclang from taking over SIGSEGV, which the JVM itself raises to find null references.
     *
     * <p>libclang looks at a variable of the process, which Java cannot set, when an index is made;
     * its switch in the C interface comes too late, since the handlers are then in place.
     */
    @SuppressWarnings("restricted")
    private static void disableCrashRecovery() {
        Linker linker = Linker.nativeLinker();
        MethodHandle setenv =
                linker.downcallHandle(
                        linker.defaultLookup().findOrThrow("setenv"),
                        FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, JAVA_INT));
        try (Arena arena = Arena.ofConfined()) {
            var name = arena.allocateFrom("LIBCLANG_DISABLE_CRASH_RECOVERY");
            int error = (int) setenv.invokeExact(name, arena.allocateFrom("1"), 1);
            if (error != 0) {
                throw new AssertionError("setenv returned " + error);
            }
        } catch (Throwable failure) {
            throw new AssertionError("setenv cannot be called", failure);
        }
    }

    /** The folder with clang's {@code stddef.h} and the like, unpacked once into a cache. */
    static String resourceFolder() throws IOException {
        String version = Cursors.text(clang_getClangVersion());
        Matcher major = MAJOR.matcher(version);
        if (!major.find()) {
            throw new IOException("libclang has an unknown version: " + version);
        }
        String include =
                "/org/bytedeco/llvm/%s/lib/clang/%s/include"
                        .formatted(Loader.getPlatform(), major.group(1));
        File folder = Loader.cacheResource(include);
        if (folder == null) {
            throw new IOException("the jar of libclang lacks clang's own headers, " + include);
        }
        return folder.getParent();
    }
}
