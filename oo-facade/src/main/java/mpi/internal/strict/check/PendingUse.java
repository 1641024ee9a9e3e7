package mpi.internal.strict.check;

import mpi.internal.staging.ByteRange;
import mpi.internal.staging.TypeShape;

/**
 * Items in a buffer that the next call uses: their bytes are found only if another call is in
 * progress, or this one stays so.
 *
 * @param call name of the call.
 * @param buffer array, segment or buffer.
 * @param offset first element.
 * @param count number of items.
 * @param type their type.
 * @param isWritten true if MPI writes them.
 */
public record PendingUse(
        String call, Object buffer, int offset, long count, TypeShape type, boolean isWritten) {

    /** The bytes; null for a buffer that is no memory. */
    BufferUse use() {
        ByteRange range = new ByteRange();
        range.of(call, type, count);
        return BufferUse.of(buffer, offset, range, isWritten);
    }
}
