package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.memory.Element;

/** Finds the constituents of a datatype by its handle alone, with {@code MPI_Type_get_contents}. */
final class Contents {

    private Contents() {}

    /** Element of all its data; null if they differ, or if unknown. */
    static Element element(long handle) {
        Datatype known = Datatypes.find(handle);
        if (known != null || Datatypes.isNamed(handle)) {
            return known == null ? null : known.element();
        }
        try (Frame frame = Frame.anytime("MPI_Type_get_contents")) {
            MemorySegment ints = frame.cell();
            MemorySegment addresses = frame.cell();
            MemorySegment types = frame.cell();
            MemorySegment combiner = frame.cell();
            if (Mpi.MPI_Type_get_envelope(handle, ints, addresses, types, combiner) != 0) {
                return null; // made with large counts
            }
            int parts = frame.intAt(types);
            int numbers = frame.intAt(ints);
            int places = frame.intAt(addresses);
            MemorySegment numbersAt = frame.ints(numbers);
            MemorySegment placesAt = frame.longs(places);
            MemorySegment partsAt = frame.handles(parts);
            frame.check(
                    Mpi.MPI_Type_get_contents(
                            handle, numbers, places, parts, numbersAt, placesAt, partsAt));
            return elementOfAll(partsAt, parts);
        }
    }

    /**
     * Finds the element that all constituents share. MPI returned a new handle for each derived
     * one, to be freed.
     */
    private static Element elementOfAll(MemorySegment partsAt, int parts) {
        Element element = null;
        boolean mixed = false;
        for (int i = 0; i < parts; i++) {
            long part = MpiMemory.getHandle(partsAt, "MPI_Datatype", i);
            Element own = element(part);
            mixed |= own == null || i > 0 && own != element;
            element = own;
            free(part);
        }
        return mixed ? null : element;
    }

    private static void free(long part) {
        if (Datatypes.isNamed(part)) {
            return;
        }
        try (Frame frame = Frame.anytime("MPI_Type_free").unseen()) {
            frame.check(Mpi.MPI_Type_free(frame.cell(part, "MPI_Datatype")));
        }
    }
}
