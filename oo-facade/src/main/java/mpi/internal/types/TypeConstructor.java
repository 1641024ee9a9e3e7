package mpi.internal.types;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.stream.LongStream;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.InnerCall;
import mpi.internal.link.Linkage;

/**
 * Record of the constructor of a datatype: the combiner, which identifies the MPI function that
 * made the datatype, and its arguments. The arguments are numbers in the order of the call, and
 * constituent datatypes, which {@link #close} frees.
 *
 * @param combiner one of the {@code MPI_COMBINER_} constants.
 * @param numbers counts, lengths and displacements.
 * @param constituents handles of the constituent datatypes.
 * @param isLarge true if the constructor has large counts.
 */
public record TypeConstructor(int combiner, long[] numbers, long[] constituents, boolean isLarge)
        implements AutoCloseable {

    private static final boolean HAS_LARGE = Linkage.has("MPI_Type_get_contents_c");

    /**
     * Envelope of a datatype: its combiner, and how many integers, addresses, counts and datatypes
     * are arguments of its constructor. It comes from MPI_Type_get_envelope_c if the library has
     * that function, since MPI_Type_get_envelope fails for constructors with large counts, and such
     * an error ends a process that uses only sessions.
     */
    private record Envelope(int integers, int addresses, int counts, int types, int combiner) {

        static Envelope of(long type) {
            return HAS_LARGE ? large(type) : small(type);
        }

        private static Envelope small(long type) {
            try (InnerCall call = InnerCall.open("MPI_Type_get_envelope")) {
                MemorySegment i = call.cell();
                MemorySegment a = call.cell();
                MemorySegment t = call.cell();
                MemorySegment combiner = call.cell();
                call.check(Mpi.MPI_Type_get_envelope(type, i, a, t, combiner));
                return new Envelope(
                        call.intAt(i), call.intAt(a), 0, call.intAt(t), call.intAt(combiner));
            }
        }

        private static Envelope large(long type) {
            try (InnerCall call = InnerCall.open("MPI_Type_get_envelope_c")) {
                MemorySegment i = call.cell();
                MemorySegment a = call.cell();
                MemorySegment c = call.cell();
                MemorySegment t = call.cell();
                MemorySegment combiner = call.cell();
                call.check(Mpi.MPI_Type_get_envelope_c(type, i, a, c, t, combiner));
                return new Envelope(
                        (int) call.longAt(i),
                        (int) call.longAt(a),
                        (int) call.longAt(c),
                        (int) call.longAt(t),
                        call.intAt(combiner));
            }
        }

        boolean isNamed() {
            return combiner == Mpi.MPI_COMBINER_NAMED;
        }
    }

    /** Returns true for a predefined datatype and the null handle, which must not be freed. */
    public static boolean isNamed(long type) {
        if (type == Mpi.MPI_DATATYPE_NULL) {
            return true;
        }
        Envelope envelope = Envelope.of(type);
        return envelope.isNamed() || envelope.combiner == Mpi.MPI_COMBINER_VALUE_INDEX;
    }

    /** Reads the constructor of a datatype; returns null for a predefined datatype. */
    public static TypeConstructor of(long type) {
        Envelope envelope = Envelope.of(type);
        if (envelope.isNamed()) {
            return null;
        }
        return envelope.counts > 0 ? large(type, envelope) : small(type, envelope);
    }

    private static TypeConstructor small(long type, Envelope envelope) {
        int integers = envelope.integers;
        int addresses = envelope.addresses;
        int types = envelope.types;
        try (InnerCall call = InnerCall.open("MPI_Type_get_contents")) {
            MemorySegment integersAt = call.ints(integers);
            MemorySegment addressesAt = call.longs(addresses);
            MemorySegment typesAt = call.handles(types);
            call.check(
                    Mpi.MPI_Type_get_contents(
                            type, integers, addresses, types, integersAt, addressesAt, typesAt));
            LongStream first = ints(integersAt, integers);
            long[] numbers = LongStream.concat(first, longs(addressesAt, addresses)).toArray();
            return new TypeConstructor(envelope.combiner, numbers, handles(typesAt, types), false);
        }
    }

    private static TypeConstructor large(long type, Envelope envelope) {
        int integers = envelope.integers;
        int addresses = envelope.addresses;
        int counts = envelope.counts;
        int types = envelope.types;
        try (InnerCall call = InnerCall.open("MPI_Type_get_contents_c")) {
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
            return new TypeConstructor(envelope.combiner, numbers, handles(typesAt, types), true);
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

    /**
     * Frees the constituent datatypes, since MPI has returned a new handle for each derived
     * datatype among them.
     */
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
