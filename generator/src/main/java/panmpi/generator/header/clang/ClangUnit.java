package panmpi.generator.header.clang;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import panmpi.generator.report.Diagnostics;

/** A parsed C source, which libclang calls a translation unit; {@link #close} frees it. */
final class ClangUnit implements AutoCloseable {

    /** File name that libclang gets for the source text; no such file exists. */
    private static final String FILE = "panmpi$header.c";

    /**
     * Flags that select the language C, remove the limit on the number of errors, and raise the
     * limit on the depth of nested brackets; the stack is large enough for this depth.
     */
    private static final List<String> LIMITS =
            List.of("-xc", "-ferror-limit=0", "-fbracket-depth=10000000");

    /** {@code CXTranslationUnit_DetailedPreprocessingRecord}: macros get cursors too. */
    private static final int WITH_MACROS = 1;

    private static final MethodHandle CREATE_INDEX =
            Native.function("clang_createIndex", ADDRESS, JAVA_INT, JAVA_INT);
    private static final MethodHandle DISPOSE_INDEX =
            Native.procedure("clang_disposeIndex", ADDRESS);
    private static final MethodHandle PARSE =
            Native.function(
                    "clang_parseTranslationUnit",
                    ADDRESS,
                    ADDRESS,
                    ADDRESS,
                    ADDRESS,
                    JAVA_INT,
                    ADDRESS,
                    JAVA_INT,
                    JAVA_INT);
    private static final MethodHandle DISPOSE =
            Native.procedure("clang_disposeTranslationUnit", ADDRESS);
    private static final MethodHandle ROOT =
            Native.function("clang_getTranslationUnitCursor", Native.CURSOR, ADDRESS);

    private final MemorySegment index;
    private final MemorySegment unit;

    private ClangUnit(MemorySegment index, MemorySegment unit) {
        this.index = index;
        this.unit = unit;
    }

    /**
     * Parses C.
     *
     * @param text the C source
     * @param flags compiler flags such as {@code -I}
     */
    static ClangUnit parse(String text, List<String> flags) throws IOException {
        List<String> all = new ArrayList<>(LIMITS);
        ClangLibrary.resourceFolder()
                .ifPresent(folder -> all.addAll(List.of("-resource-dir", folder.toString())));
        all.addAll(flags);
        MemorySegment index;
        try (Arena arena = Arena.ofConfined()) {
            index = (MemorySegment) CREATE_INDEX.invokeExact(0, 0);
            MemorySegment unit = parse(index, text, all, arena);
            if (unit.address() != 0) {
                return new ClangUnit(index, unit);
            }
        } catch (Throwable failure) {
            throw Calls.impossible(failure);
        }
        Calls.give(DISPOSE_INDEX, index);
        throw new IOException("libclang cannot parse with these flags: " + all);
    }

    private static MemorySegment parse(
            MemorySegment index, String text, List<String> flags, Arena arena) throws Throwable {
        MemorySegment file = arena.allocateFrom(FILE);
        MemorySegment source = arena.allocateFrom(text);
        MemorySegment unsaved = arena.allocate(Native.UNSAVED_FILE);
        unsaved.setAtIndex(ADDRESS, 0, file);
        unsaved.setAtIndex(ADDRESS, 1, source);
        unsaved.setAtIndex(ADDRESS, 2, MemorySegment.ofAddress(source.byteSize() - 1));
        MemorySegment arguments = arena.allocate(ADDRESS, flags.size());
        for (int i = 0; i < flags.size(); i++) {
            arguments.setAtIndex(ADDRESS, i, arena.allocateFrom(flags.get(i)));
        }
        return (MemorySegment)
                PARSE.invokeExact(index, file, arguments, flags.size(), unsaved, 1, WITH_MACROS);
    }

    Cursor root() {
        return new Cursor(Calls.struct(ROOT, unit));
    }

    List<Cursor> children() {
        return root().children();
    }

    /** Reports clang's messages about the source; warnings of clang become notes. */
    void report(Diagnostics diagnostics) {
        ClangMessages.report(unit, diagnostics);
    }

    @Override
    public void close() {
        Calls.give(DISPOSE, unit);
        Calls.give(DISPOSE_INDEX, index);
    }
}
