package mpi.internal.strict.check;

import java.lang.reflect.Array;
import mpi.internal.strict.access.Sites;
import mpi.internal.strict.call.CallNote;

/**
 * Describes in a report a line of the program that accesses memory.
 *
 * @param site number of the program line, see {@link Sites}.
 * @param use what the line does; empty if a note of the report says this.
 */
record ProgramAccess(int site, String use) implements CallNote {

    @Override
    public String text() {
        return "the program at " + where() + use;
    }

    @Override
    public String where() {
        return Sites.line(site).toString();
    }

    @Override
    public boolean isInProgress() {
        return false;
    }

    /** Describes an access, such as {@code writes element 3 of int[8]}. */
    static String note(Object base, long from, long to, boolean isWrite) {
        String use = isWrite ? "writes" : "reads";
        if (base == null || !base.getClass().isArray()) {
            return use + " " + (to - from) + " bytes of it";
        }
        int length = Array.getLength(base);
        long width = width(base);
        long first = from / width;
        long last = (to - 1) / width;
        String which = first == last ? "element " + first : "elements " + first + " to " + last;
        String type = base.getClass().getComponentType().getName();
        return "%s %s of %s[%d]".formatted(use, which, type, length);
    }

    private static long width(Object array) {
        return switch (array) {
            case long[] a -> Long.BYTES;
            case double[] a -> Double.BYTES;
            case int[] a -> Integer.BYTES;
            case float[] a -> Float.BYTES;
            case short[] a -> Short.BYTES;
            case char[] a -> Character.BYTES;
            default -> 1;
        };
    }
}
