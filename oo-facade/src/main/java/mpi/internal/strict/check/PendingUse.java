package mpi.internal.strict.check;

import mpi.internal.staging.ByteRange;
import mpi.internal.staging.TypeShape;

/**
 * Items in a buffer that the next call uses. Their exact bytes are computed by {@link #use} only if
 * needed, since that costs time: if another operation is in progress, or if this call leaves one in
 * progress.
 *
 * @param call name of the call.
 * @param buffer array, segment or buffer.
 * @param offset index of the first element.
 * @param count number of items.
 * @param type datatype of the items.
 * @param isWritten true if MPI writes them.
 */
public record PendingUse(
        String call, Object buffer, int offset, long count, TypeShape type, boolean isWritten) {

    /** Returns the bytes; null for a buffer without memory. */
    BufferUse use() {
        ByteRange range = new ByteRange();
        range.of(call, type, count);
        return BufferUse.of(buffer, offset, range, isWritten);
    }
}
