package panmpi.tests.soak;

import mpi.Datatype;
import mpi.MPI;

/**
 * What a collective call is told of one of its buffers.
 *
 * @param buffer the buffer; null where MPI does not look.
 * @param offset where it begins.
 * @param count items of its first block.
 * @param counts items of each block.
 * @param displacements where each block begins.
 * @param type datatype of the items.
 */
record Part(
        Object buffer, int offset, int count, int[] counts, int[] displacements, Datatype type) {
    static final Part MISSING = new Part(null, 0, 0, null, null, null);

    static Part of(Room room, Datatype type, boolean inBytes) {
        Layout layout = room.layout();
        int[] displacements = inBytes ? layout.bytes() : layout.displacements();
        return new Part(
                room.buffer,
                layout.offset(),
                layout.counts()[0],
                layout.counts(),
                displacements,
                type);
    }

    /** In place of a buffer that is sent. */
    static Part inPlace() {
        return new Part(MPI.IN_PLACE, 0, 0, null, null, null);
    }

    /** The datatype of each block. */
    Datatype[] types(int blocks) {
        Datatype[] types = new Datatype[blocks];
        java.util.Arrays.fill(types, type);
        return types;
    }
}
