package mpi.internal.types;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.AddressLayout;
import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.PaddingLayout;
import java.lang.foreign.SequenceLayout;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.call.CallFrame;

/**
 * Builds the datatype of a memory layout: first the datatypes of the innermost members, then the
 * datatypes of the structs and arrays that contain them. Frees the intermediate datatypes at the
 * end.
 */
final class TypeBuilder implements AutoCloseable {

    private final CallFrame call;
    private final Arena arena = Arena.ofConfined();
    private final List<Long> intermediate = new ArrayList<>();

    TypeBuilder(CallFrame call) {
        this.call = call;
    }

    /** Builds and commits the datatype, which the caller frees. */
    long committed(MemoryLayout layout) {
        MemorySegment typeAt = cell();
        call.check(Mpi.MPI_Type_dup(build(layout), typeAt));
        long type = call.handleAt(typeAt, "MPI_Datatype");
        call.check(Mpi.MPI_Type_commit(typeAt));
        return type;
    }

    private long build(MemoryLayout layout) {
        return switch (layout) {
            case ValueLayout value -> basic(value);
            case SequenceLayout sequence -> sequence(sequence);
            case GroupLayout struct -> struct(struct);
            case PaddingLayout padding -> resized(members(List.of(), List.of()), padding);
        };
    }

    private static long basic(ValueLayout value) {
        return switch (value) {
            case ValueLayout.OfByte _ -> Mpi.MPI_INT8_T;
            case ValueLayout.OfBoolean _ -> Mpi.MPI_C_BOOL;
            case ValueLayout.OfChar _ -> Mpi.MPI_UINT16_T;
            case ValueLayout.OfShort _ -> Mpi.MPI_INT16_T;
            case ValueLayout.OfInt _ -> Mpi.MPI_INT;
            case ValueLayout.OfLong _ -> Mpi.MPI_INT64_T;
            case ValueLayout.OfFloat _ -> Mpi.MPI_FLOAT;
            case ValueLayout.OfDouble _ -> Mpi.MPI_DOUBLE;
            case AddressLayout _ -> Mpi.MPI_AINT;
        };
    }

    private long sequence(SequenceLayout sequence) {
        long element = build(sequence.elementLayout());
        MemorySegment typeAt = cell();
        long count = sequence.elementCount();
        call.check(
                count <= Integer.MAX_VALUE
                        ? Mpi.MPI_Type_contiguous((int) count, element, typeAt)
                        : Mpi.MPI_Type_contiguous_c(count, element, typeAt));
        return intermediate(typeAt);
    }

    private long struct(GroupLayout struct) {
        List<Long> types = new ArrayList<>();
        List<Long> offsets = new ArrayList<>();
        long offset = 0;
        for (MemoryLayout member : struct.memberLayouts()) {
            if (!(member instanceof PaddingLayout)) {
                types.add(build(member));
                offsets.add(offset);
            }
            offset += member.byteSize();
        }
        return resized(members(types, offsets), struct);
    }

    private long members(List<Long> types, List<Long> offsets) {
        int count = types.size();
        MemorySegment lengthsAt = arena.allocate(JAVA_INT, count + 1L);
        MemorySegment offsetsAt = arena.allocate(JAVA_LONG, count + 1L);
        MemorySegment typesAt = MpiMemory.allocateHandles(arena, "MPI_Datatype", count + 1);
        for (int i = 0; i < count; i++) {
            lengthsAt.setAtIndex(JAVA_INT, i, 1);
            offsetsAt.setAtIndex(JAVA_LONG, i, offsets.get(i));
            MpiMemory.setHandle(typesAt, "MPI_Datatype", i, types.get(i));
        }
        MemorySegment typeAt = cell();
        call.check(Mpi.MPI_Type_create_struct(count, lengthsAt, offsetsAt, typesAt, typeAt));
        return intermediate(typeAt);
    }

    /**
     * Resizes a struct to the layout's size, which includes padding at its end. This size is the
     * distance of the structs in an array; without resizing, MPI would compute the distance by a
     * rule of its own.
     */
    private long resized(long type, MemoryLayout layout) {
        MemorySegment typeAt = cell();
        call.check(Mpi.MPI_Type_create_resized(type, 0, layout.byteSize(), typeAt));
        return intermediate(typeAt);
    }

    private MemorySegment cell() {
        return arena.allocate(JAVA_LONG);
    }

    private long intermediate(MemorySegment typeAt) {
        long type = call.handleAt(typeAt, "MPI_Datatype");
        intermediate.add(type);
        return type;
    }

    @Override
    public void close() {
        MemorySegment typeAt = cell();
        for (long type : intermediate) {
            MpiMemory.setHandle(typeAt, "MPI_Datatype", 0, type);
            Mpi.MPI_Type_free(typeAt);
        }
        arena.close();
    }
}
