package mpi.internal.types;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.stream.LongStream;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Linkage;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.InnerCall;

/**
 * Constructor of a datatype and its arguments: the combiner, the numbers in the order of the call,
 * and the constituent datatypes, which {@link #close} frees.
 *
 * @param combiner one of the {@code MPI_COMBINER_} constants.
 * @param numbers counts, lengths and displacements.
 * @param constituents handles of the datatypes.
 * @param isLarge true for a constructor with large counts.
 */
public record TypeConstructor(int combiner, long[] numbers, long[] constituents, boolean isLarge)
        implements AutoCloseable {

    private static final boolean HAS_LARGE = Linkage.has("MPI_Type_get_contents_c");

    /** True for a predefined datatype and the null handle, which must not be freed. */
    public static boolean isNamed(long type) {
        if (type == Mpi.MPI_DATATYPE_NULL) {
            return true;
        }
        try (InnerCall call = InnerCall.open("MPI_Type_get_envelope")) {
            MemorySegment cell = call.cell();
            MemorySegment combinerAt = call.cell();
            if (Mpi.MPI_Type_get_envelope(type, cell, cell, cell, combinerAt) != 0) {
                return false; // made with large counts, for which this function fails
            }
            int combiner = call.intAt(combinerAt);
            return combiner == Mpi.MPI_COMBINER_NAMED || combiner == Mpi.MPI_COMBINER_VALUE_INDEX;
        }
    }

    /** Reads the constructor of a datatype; null if MPI does not return it. */
    public static TypeConstructor of(long type) {
        try (InnerCall call = InnerCall.open("MPI_Type_get_envelope")) {
            MemorySegment integersAt = call.cell();
            MemorySegment addressesAt = call.cell();
            MemorySegment typesAt = call.cell();
            MemorySegment combinerAt = call.cell();
            int error =
                    Mpi.MPI_Type_get_envelope(type, integersAt, addressesAt, typesAt, combinerAt);
            if (error == 0) {
                int combiner = call.intAt(combinerAt);
                int integers = call.intAt(integersAt);
                int addresses = call.intAt(addressesAt);
                return combiner == Mpi.MPI_COMBINER_NAMED
                        ? null
                        : small(call, type, combiner, integers, addresses, call.intAt(typesAt));
            }
        }
        return HAS_LARGE ? large(type) : null;
    }

    private static TypeConstructor small(
            InnerCall call, long type, int combiner, int integers, int addresses, int types) {
        MemorySegment integersAt = call.ints(integers);
        MemorySegment addressesAt = call.longs(addresses);
        MemorySegment typesAt = call.handles(types);
        call.check(
                Mpi.MPI_Type_get_contents(
                        type, integers, addresses, types, integersAt, addressesAt, typesAt));
        LongStream first = ints(integersAt, integers);
        long[] numbers = LongStream.concat(first, longs(addressesAt, addresses)).toArray();
        return new TypeConstructor(combiner, numbers, handles(typesAt, types), false);
    }

    private static TypeConstructor large(long type) {
        try (InnerCall call = InnerCall.open("MPI_Type_get_envelope_c")) {
            MemorySegment i = call.cell();
            MemorySegment a = call.cell();
            MemorySegment c = call.cell();
            MemorySegment t = call.cell();
            MemorySegment combinerAt = call.cell();
            call.check(Mpi.MPI_Type_get_envelope_c(type, i, a, c, t, combinerAt));
            int integers = (int) call.longAt(i);
            int addresses = (int) call.longAt(a);
            int counts = (int) call.longAt(c);
            int types = (int) call.longAt(t);
            MemorySegment integersAt = call.ints(integers);
            MemorySegment addressesAt = call.longs(addresses);
            MemorySegment countsAt = call.longs(counts);
            MemorySegment typesAt = call.handles(types);
            call.check(
                    Mpi.MPI_Type_get_contents_c(
                            type,
                            integers,
                            addresses,
                            counts,
                            types,
                            integersAt,
                            addressesAt,
                            countsAt,
                            typesAt));
            LongStream first = ints(integersAt, integers);
            long[] numbers = LongStream.concat(first, longs(countsAt, counts)).toArray();
            int combiner = call.intAt(combinerAt);
            return new TypeConstructor(combiner, numbers, handles(typesAt, types), true);
        }
    }

    private static LongStream ints(MemorySegment at, int count) {
        return Arrays.stream(CallNumbers.intsAt(at, count)).asLongStream();
    }

    private static LongStream longs(MemorySegment at, int count) {
        return Arrays.stream(CallNumbers.longsAt(at, count));
    }

    private static long[] handles(MemorySegment at, int count) {
        long[] handles = new long[count];
        Arrays.setAll(handles, i -> MpiMemory.getHandle(at, "MPI_Datatype", i));
        return handles;
    }

    /** Frees the constituents: MPI returned a new handle for each derived one. */
    @Override
    public void close() {
        for (long type : constituents) {
            if (!isNamed(type)) {
                try (InnerCall call = InnerCall.open("MPI_Type_free")) {
                    call.check(Mpi.MPI_Type_free(call.cell(type, "MPI_Datatype")));
                }
            }
        }
    }
}
