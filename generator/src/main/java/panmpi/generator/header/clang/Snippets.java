package panmpi.generator.header.clang;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.invoke.MethodHandle;
import java.util.regex.Pattern;

/** Prints C declarations as jextract quotes them: on one line, without attributes or bodies. */
final class Snippets implements AutoCloseable {

    /** Values of {@code enum CXPrintingPolicyProperty}. */
    private static final int TERSE_OUTPUT = 17;

    private static final int POLISH_FOR_DECLARATION = 18;

    /**
     * Pattern of the tag that clang makes up, from the location in the source, for a struct without
     * a tag.
     */
    private static final Pattern UNTAGGED =
            Pattern.compile("\\((unnamed|anonymous)( struct| union| enum)? at [^)]*\\) ?");

    private static final MethodHandle POLICY =
            Native.function("clang_getCursorPrintingPolicy", ADDRESS, Native.CURSOR);
    private static final MethodHandle SET =
            Native.procedure("clang_PrintingPolicy_setProperty", ADDRESS, JAVA_INT, JAVA_INT);
    private static final MethodHandle PRINT =
            Native.function("clang_getCursorPrettyPrinted", Native.STRING, Native.CURSOR, ADDRESS);
    private static final MethodHandle DISPOSE =
            Native.procedure("clang_PrintingPolicy_dispose", ADDRESS);

    private final MemorySegment policy;

    Snippets(Cursor any) {
        policy = Calls.address(POLICY, any.value());
        try {
            SET.invokeExact(policy, TERSE_OUTPUT, 1);
            SET.invokeExact(policy, POLISH_FOR_DECLARATION, 1);
        } catch (Throwable failure) {
            throw Calls.impossible(failure);
        }
    }

    /** Returns the declaration at a cursor as one line of C. */
    String of(Cursor cursor) {
        // libclang 14, which jextract uses, prints an empty parameter list as "()", later versions
        // as "(void)".
        return UNTAGGED.matcher(print(cursor)).replaceAll("").replaceFirst("\\(void\\)$", "()");
    }

    private String print(Cursor cursor) {
        try (Arena arena = Arena.ofConfined()) {
            return Text.take(
                    (MemorySegment)
                            PRINT.invokeExact((SegmentAllocator) arena, cursor.value(), policy));
        } catch (Throwable failure) {
            throw Calls.impossible(failure);
        }
    }

    /** Tests whether a struct, union or enum has no tag of its own. */
    boolean isUntagged(Cursor cursor) {
        return of(cursor).matches("(?s)(struct|union|enum)\\s*(\\{.*|)");
    }

    @Override
    public void close() {
        Calls.give(DISPOSE, policy);
    }
}
