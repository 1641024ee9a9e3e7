package mpi.internal.strict.check;

import mpi.internal.staging.ByteRange;
import mpi.internal.staging.TypeShape;

/**
 * Items in a buffer that a call uses. The method {@link #use} computes the exact bytes of the
 * items. Since that takes time, the checks call it only if needed: for instance if another
 * operation is in progress, or if the call leaves its own operation in progress.
 *
 * @param call name of the call.
 * @param buffer array, segment or buffer.
 * @param offset index of the first element.
 * @param count number of items.
 * @param type datatype of the items.
 * @param isWritten true if MPI writes the items.
 */
public record PendingUse(
        String call, Object buffer, int offset, long count, TypeShape type, boolean isWritten) {

    /** Returns the bytes of the items; null if there are none, or if the buffer has no memory. */
    BufferUse use() {
        ByteRange range = new ByteRange();
        range.of(call, type, count);
        return BufferUse.of(buffer, offset, range, isWritten);
    }
}
