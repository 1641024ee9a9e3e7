package mpi.internal.types;

import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.PaddingLayout;
import java.lang.foreign.SequenceLayout;
import java.lang.foreign.UnionLayout;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import mpi.MPIException;
import mpi.c.Mpi;

/**
 * Checks that a datatype can describe a memory layout. The layout must be one that a C compiler
 * makes on this machine.
 */
public final class LayoutChecks {

    private LayoutChecks() {}

    /** Throws for a layout that no datatype describes correctly. */
    public static void check(String call, MemoryLayout layout) {
        String complaint = layout == null ? "layout is null" : complaint(layout);
        if (!complaint.isEmpty()) {
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, complaint);
        }
    }

    private static String complaint(MemoryLayout layout) {
        return switch (layout) {
            case ValueLayout value -> ofValue(value);
            case SequenceLayout sequence -> complaint(sequence.elementLayout());
            case PaddingLayout _ -> "";
            case UnionLayout _ ->
                    "union "
                            + layout
                            + ": MPI cannot know which member is there; take the layout of one";
            case GroupLayout struct -> ofStruct(struct);
        };
    }

    private static String ofStruct(GroupLayout struct) {
        for (MemoryLayout member : struct.memberLayouts()) {
            String complaint = complaint(member);
            if (!complaint.isEmpty()) {
                return complaint;
            }
        }
        return "";
    }

    private static String ofValue(ValueLayout value) {
        if (value.byteSize() > 1 && value.order() != ByteOrder.nativeOrder()) {
            return value
                    + " has byte order "
                    + value.order()
                    + "; MPI knows only the machine's, "
                    + ByteOrder.nativeOrder();
        }
        // It suffices that each value requires its natural alignment, since structLayout then
        // accepts the value only at aligned offsets.
        if (value.byteAlignment() < value.byteSize()) {
            return value
                    + " is aligned to "
                    + value.byteAlignment()
                    + " where MPI expects "
                    + value.byteSize()
                    + ": use an aligned layout, with padding before it";
        }
        return "";
    }
}
