package mpi;

import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.MemorySegment;
import mpi.internal.memory.Element;

/**
 * Reduction function that keeps the pair with the larger or the smaller first element; if these are
 * equal, the pair with the smaller second element.
 *
 * @param element type of the elements.
 * @param sign 1 for the larger, -1 for the smaller.
 */
record PairLocation(Element element, int sign) implements Op_function {

    @Override
    public void call(MemorySegment in, MemorySegment inout, int count, Datatype datatype) {
        long bytes = 2L * element.bytes();
        for (long i = 0; i < count; i++) {
            if (wins(in, inout, 2 * i)) {
                MemorySegment.copy(in, i * bytes, inout, i * bytes, bytes);
            }
        }
    }

    private boolean wins(MemorySegment in, MemorySegment inout, long at) {
        int order = sign * compare(in, inout, at);
        return order > 0 || order == 0 && compare(in, inout, at + 1) < 0;
    }

    private int compare(MemorySegment a, MemorySegment b, long at) {
        return switch (element) {
            case SHORT -> Short.compare(a.getAtIndex(JAVA_SHORT, at), b.getAtIndex(JAVA_SHORT, at));
            case LONG -> Long.compare(a.getAtIndex(JAVA_LONG, at), b.getAtIndex(JAVA_LONG, at));
            case FLOAT -> Float.compare(a.getAtIndex(JAVA_FLOAT, at), b.getAtIndex(JAVA_FLOAT, at));
            case DOUBLE ->
                    Double.compare(a.getAtIndex(JAVA_DOUBLE, at), b.getAtIndex(JAVA_DOUBLE, at));
            case BYTE, CHAR, BOOLEAN, INT, OBJECT -> throw new AssertionError(element);
        };
    }
}
