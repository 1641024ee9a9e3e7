package mpi.internal.types;

import java.lang.foreign.MemoryLayout;
import java.lang.foreign.StructLayout;
import mpi.internal.call.CallFrame;
import mpi.internal.records.RecordArrays;

/** Creates the committed datatype of a C struct that a memory layout or a Java record describes. */
public final class LayoutTypes {

    /** Name of the call that makes the datatypes, for error messages. */
    public static final String CALL = "MPI_Type_create_struct";

    private LayoutTypes() {}

    /** Throws if no datatype describes a layout. */
    public static void check(MemoryLayout layout) {
        LayoutChecks.check(CALL, layout);
    }

    /**
     * Returns the layout of the C struct with the components of a record, each aligned to its size.
     */
    public static StructLayout layoutOf(Class<? extends Record> type) {
        StructLayout layout = new RecordLayouts(CALL).of(type);
        RecordArrays.know(type, layout);
        return layout;
    }

    /**
     * Makes a committed datatype whose extent is the layout's size. Padding in the struct is not
     * sent; an address is sent as an integer.
     */
    public static long create(CallFrame call, MemoryLayout layout) {
        try (TypeBuilder builder = new TypeBuilder(call)) {
            return builder.committed(layout);
        }
    }
}
