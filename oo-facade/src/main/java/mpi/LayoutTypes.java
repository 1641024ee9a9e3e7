package mpi;

import java.lang.foreign.MemoryLayout;
import java.lang.foreign.StructLayout;
import mpi.internal.types.LayoutChecks;
import mpi.internal.types.RecordLayouts;

/** Datatypes for off-heap data: a committed struct type for a layout or a record. */
final class LayoutTypes {

    private static final String CALL = "MPI_Type_create_struct";

    private LayoutTypes() {}

    /**
     * Makes a committed datatype whose extent is the layout's size. Padding is not sent; an address
     * is sent as an integer.
     */
    static long create(MemoryLayout layout) {
        LayoutChecks.check(CALL, layout);
        try (Frame frame = Frame.open(CALL);
                TypeBuilder builder = new TypeBuilder(frame)) {
            return builder.committed(layout);
        }
    }

    /** Makes a committed datatype for the C struct with the components of a record. */
    static long create(Class<? extends Record> type) {
        return create(layoutOf(type));
    }

    /** The layout of the C struct with the components of a record, each aligned to its size. */
    static StructLayout layoutOf(Class<? extends Record> type) {
        return new RecordLayouts(CALL).of(type);
    }
}
