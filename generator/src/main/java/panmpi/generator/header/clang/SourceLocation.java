package panmpi.generator.header.clang;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/**
 * A location in a source file.
 *
 * @param file the file; empty for a location in no file
 * @param line its line, from 1
 * @param column its column, from 1
 */
record SourceLocation(String file, int line, int column) {

    private static final MethodHandle LOCATION =
            Native.function("clang_getCursorLocation", Native.LOCATION, Native.CURSOR);
    private static final MethodHandle EXPANSION =
            Native.procedure(
                    "clang_getExpansionLocation",
                    Native.LOCATION,
                    ADDRESS,
                    ADDRESS,
                    ADDRESS,
                    ADDRESS);
    private static final MethodHandle FILE_NAME =
            Native.function("clang_getFileName", Native.STRING, ADDRESS);

    static SourceLocation of(Cursor cursor) {
        return of(Calls.struct(LOCATION, cursor.value()));
    }

    /** Converts a {@code CXSourceLocation}. */
    static SourceLocation of(MemorySegment location) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment file = arena.allocate(ADDRESS);
            MemorySegment line = arena.allocate(JAVA_INT);
            MemorySegment column = arena.allocate(JAVA_INT);
            EXPANSION.invokeExact(location, file, line, column, MemorySegment.NULL);
            return new SourceLocation(
                    Text.of(FILE_NAME, file.get(ADDRESS, 0)),
                    line.get(JAVA_INT, 0),
                    column.get(JAVA_INT, 0));
        } catch (Throwable failure) {
            throw Calls.impossible(failure);
        }
    }

    @Override
    public String toString() {
        return file.isEmpty() ? "" : file + ":" + line + ":" + column;
    }
}
