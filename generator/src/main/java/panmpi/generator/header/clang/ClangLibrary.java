package panmpi.generator.header.clang;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The libclang of this process, which is loaded once, from the first file that can be loaded. */
public final class ClangLibrary {

    /**
     * Oldest supported major version of libclang: tests have shown that it leads to the same
     * snapshots as newer versions.
     */
    static final int OLDEST = 14;

    private static final Pattern VERSION = Pattern.compile("version (\\d+)(\\.\\d+)*");

    private static Path file;
    private static SymbolLookup symbols;

    private ClangLibrary() {}

    /**
     * Loads libclang, unless that was done before.
     *
     * @param candidates files to try, the best first
     * @return why libclang cannot be used here; empty if it can be used
     */
    public static synchronized Optional<String> load(List<Path> candidates) {
        if (symbols != null) {
            return Optional.empty();
        }
        ProcessVariables.set("LIBCLANG_DISABLE_CRASH_RECOVERY", "1");
        ProcessVariables.set("LIBCLANG_NOTHREADS", "1");
        List<String> attempts = new ArrayList<>();
        for (Path candidate : candidates) {
            try {
                symbols = open(candidate);
                file = candidate;
                return tooOld();
            } catch (IllegalArgumentException e) {
                attempts.add(candidate + " cannot be loaded (ldd shows what it lacks)");
            }
        }
        return Optional.of(
                attempts.isEmpty()
                        ? "no libclang was found, neither in the system's folders nor in .mpi/libclang, into which"
                                + " make libclang fetches one"
                        : String.join("; ", attempts));
    }

    @SuppressWarnings("restricted")
    private static SymbolLookup open(Path candidate) {
        return SymbolLookup.libraryLookup(candidate, Arena.global());
    }

    private static Optional<String> tooOld() {
        return major() >= OLDEST
                ? Optional.empty()
                : Optional.of(file + " is libclang " + version() + "; it must be 14 or newer");
    }

    /** Returns the address of a function. */
    static MemorySegment symbol(String name) {
        return symbols.findOrThrow(name);
    }

    /** Returns the file from which libclang was loaded. */
    public static Path file() {
        return file;
    }

    /** Returns the version of the loaded libclang, such as {@code 14.0.6}. */
    public static String version() {
        Matcher version = VERSION.matcher(Version.TEXT);
        return version.find() ? version.group().substring("version ".length()) : Version.TEXT;
    }

    private static int major() {
        Matcher version = VERSION.matcher(Version.TEXT);
        return version.find() ? Integer.parseInt(version.group(1)) : 0;
    }

    /** Returns the folder with clang's own {@code stddef.h}, if it is next to the library. */
    public static Optional<Path> resourceFolder() throws IOException {
        return ResourceFolder.beside(file, String.valueOf(major()));
    }

    /**
     * Holds the text of libclang's version in a class of its own, so that the function that returns
     * the text is linked only after the library is loaded.
     */
    private static final class Version {
        static final String TEXT = Text.of(Native.function("clang_getClangVersion", Native.STRING));
    }
}
