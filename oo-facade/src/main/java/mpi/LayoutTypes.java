package mpi;

import java.lang.foreign.MemoryLayout;
import java.lang.foreign.StructLayout;

/**
 * Datatypes for what a program holds off-heap: a committed struct type for a layout or a record.
 */
final class LayoutTypes {

    private LayoutTypes() {}

    /** A committed datatype whose extent is the layout's size. */
    static long create(MemoryLayout layout) {
        throw new UnsupportedOperationException();
    }

    /** A committed datatype for the C struct with the components of a record. */
    static long create(Class<? extends Record> type) {
        return create(layoutOf(type));
    }

    /** The layout of the C struct with the components of a record. */
    static StructLayout layoutOf(Class<? extends Record> type) {
        throw new UnsupportedOperationException();
    }
}
