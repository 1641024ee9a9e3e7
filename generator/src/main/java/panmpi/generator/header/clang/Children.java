package panmpi.generator.header.clang;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;

/** Lists the children of a cursor: libclang calls a method of this class with each of them. */
final class Children {

    private static final MethodHandle VISIT =
            Native.function("clang_visitChildren", JAVA_INT, Native.CURSOR, ADDRESS, ADDRESS);
    private static final MemorySegment VISITOR =
            Native.visitor(Children.class, "visit", MethodHandles.lookup());

    /**
     * {@code CXChildVisit_Continue}: go on with the next child, and do not visit the children of
     * this child.
     */
    private static final int CONTINUE = 1;

    private static final ThreadLocal<List<Cursor>> FOUND = new ThreadLocal<>();

    private Children() {}

    static List<Cursor> of(Cursor parent) {
        List<Cursor> found = new ArrayList<>();
        FOUND.set(found);
        try {
            int _ = (int) VISIT.invokeExact(parent.value(), VISITOR, MemorySegment.NULL);
        } catch (Throwable failure) {
            throw Calls.impossible(failure);
        } finally {
            FOUND.remove();
        }
        return found;
    }

    @SuppressWarnings("unused") // called from C
    private static int visit(MemorySegment child, MemorySegment parent, MemorySegment data) {
        FOUND.get().add(new Cursor(Calls.kept(child)));
        return CONTINUE;
    }
}
