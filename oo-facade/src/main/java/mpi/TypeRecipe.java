package mpi;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.stream.LongStream;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Linkage;

/**
 * Constructor of a datatype: the combiner, its numbers in the order of the call, and the datatypes
 * passed to it, which {@link #close} frees.
 *
 * @param combiner one of the {@code MPI_COMBINER_} constants.
 * @param numbers counts, lengths and displacements.
 * @param parts handles of the datatypes.
 * @param isLarge true for a constructor with large counts.
 */
record TypeRecipe(int combiner, long[] numbers, long[] parts, boolean isLarge)
        implements AutoCloseable {

    private static final boolean HAS_LARGE = Linkage.has("MPI_Type_get_contents_c");

    /** Reads the constructor of a datatype; null if MPI does not return it. */
    static TypeRecipe of(long type) {
        try (Frame frame = Frame.anytime("MPI_Type_get_envelope").unseen()) {
            MemorySegment ints = frame.cell();
            MemorySegment places = frame.cell();
            MemorySegment parts = frame.cell();
            MemorySegment combiner = frame.cell();
            if (Mpi.MPI_Type_get_envelope(type, ints, places, parts, combiner) == 0) {
                return small(frame, type, ints, places, parts, frame.intAt(combiner));
            }
        }
        return HAS_LARGE ? large(type) : null;
    }

    private static TypeRecipe small(
            Frame frame,
            long type,
            MemorySegment ints,
            MemorySegment places,
            MemorySegment parts,
            int combiner) {
        int i = frame.intAt(ints);
        int p = frame.intAt(places);
        int t = frame.intAt(parts);
        if (combiner == Mpi.MPI_COMBINER_NAMED) {
            return null;
        }
        MemorySegment intsAt = frame.ints(i);
        MemorySegment placesAt = frame.longs(p);
        MemorySegment partsAt = frame.handles(t);
        frame.check(Mpi.MPI_Type_get_contents(type, i, p, t, intsAt, placesAt, partsAt));
        LongStream first = Arrays.stream(frame.intsAt(intsAt, i)).asLongStream();
        long[] numbers =
                LongStream.concat(first, Arrays.stream(frame.longsAt(placesAt, p))).toArray();
        return new TypeRecipe(combiner, numbers, handles(partsAt, t), false);
    }

    private static TypeRecipe large(long type) {
        try (Frame frame = Frame.anytime("MPI_Type_get_envelope_c").unseen()) {
            MemorySegment ints = frame.cell();
            MemorySegment places = frame.cell();
            MemorySegment counts = frame.cell();
            MemorySegment parts = frame.cell();
            MemorySegment combiner = frame.cell();
            frame.check(Mpi.MPI_Type_get_envelope_c(type, ints, places, counts, parts, combiner));
            int i = (int) frame.longAt(ints);
            int p = (int) frame.longAt(places);
            int c = (int) frame.longAt(counts);
            int t = (int) frame.longAt(parts);
            MemorySegment intsAt = frame.ints(i);
            MemorySegment placesAt = frame.longs(p);
            MemorySegment countsAt = frame.longs(c);
            MemorySegment partsAt = frame.handles(t);
            frame.check(
                    Mpi.MPI_Type_get_contents_c(
                            type, i, p, c, t, intsAt, placesAt, countsAt, partsAt));
            LongStream first = Arrays.stream(frame.intsAt(intsAt, i)).asLongStream();
            LongStream others = Arrays.stream(frame.longsAt(countsAt, c));
            long[] numbers = LongStream.concat(first, others).toArray();
            return new TypeRecipe(frame.intAt(combiner), numbers, handles(partsAt, t), true);
        }
    }

    private static long[] handles(MemorySegment partsAt, int count) {
        long[] parts = new long[count];
        Arrays.setAll(parts, i -> MpiMemory.getHandle(partsAt, "MPI_Datatype", i));
        return parts;
    }

    /** Frees the parts: MPI returned a new handle for each derived one. */
    @Override
    public void close() {
        for (long part : parts) {
            if (!Datatypes.isNamed(part)) {
                try (Frame frame = Frame.anytime("MPI_Type_free").unseen()) {
                    frame.check(Mpi.MPI_Type_free(frame.cell(part, "MPI_Datatype")));
                }
            }
        }
    }
}
