package panmpi.tests.soak;

import java.util.Arrays;
import java.util.List;
import mpi.Datatype;
import mpi.MPI;

/**
 * The arguments for one of the two buffers of a {@link Collective} call.
 *
 * @param buffer the buffer; null on ranks where MPI does not read the argument.
 * @param offset element at which it begins.
 * @param count items of its first block.
 * @param counts items of each block.
 * @param displacements begin of each block.
 * @param type datatype of the items.
 */
record Part(
        Object buffer, int offset, int count, int[] counts, int[] displacements, Datatype type) {
    static final Part MISSING = new Part(null, 0, 0, null, null, null);

    static Part of(CheckedBuffer room, Datatype type, boolean inBytes) {
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

    /** Returns the arguments with IN_PLACE for a send buffer. */
    static Part inPlace() {
        return new Part(MPI.IN_PLACE, 0, 0, null, null, null);
    }

    /** {@return the arguments for a buffer of one block, or of equal ones} */
    List<Object> withCount() {
        return Arrays.asList(buffer, offset, count, type);
    }

    /** {@return the arguments for blocks of different lengths} */
    List<Object> withCounts() {
        return Arrays.asList(buffer, offset, counts, displacements, type);
    }

    /** {@return the arguments for blocks that each have a datatype} */
    List<Object> withTypes(int ranks) {
        Datatype[] types = new Datatype[ranks];
        Arrays.fill(types, type);
        return Arrays.asList(buffer, offset, counts, displacements, types);
    }
}
