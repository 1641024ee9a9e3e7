package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.system.NativeMemory;

/**
 * Buffer for buffered sends. MPI uses off-heap memory of the same size as the array or {@code
 * ByteBuffer} that the program attaches; the detach call returns the array.
 */
final class BsendBuffer {

    private static byte[] array;
    private static boolean isAttached;

    private BsendBuffer() {}

    /**
     * Attaches {@code bytes} bytes of off-heap memory for the array of the program; {@code bytes}
     * is -1 if the program has passed null. A buffer that was attached before is detached, since
     * programs for MPJ Express attach a new buffer without detaching the old one.
     */
    static synchronized void attach(byte[] newArray, int bytes) {
        if (bytes < 0) {
            throw MPIException.of("MPI_Buffer_attach", Mpi.MPI_ERR_BUFFER, "buffer is null");
        }
        if (isAttached) {
            detach();
        }
        MemorySegment room = NativeMemory.allocate(Math.max(1, bytes));
        try {
            MPICalls.Buffer_attach(room.asSlice(0, bytes));
        } catch (MPIException e) {
            NativeMemory.free(room);
            throw e;
        }
        array = newArray;
        isAttached = true;
    }

    static synchronized byte[] detach() {
        MemorySegment room = MPICalls.Detach_buffer();
        byte[] attached = array;
        array = null;
        isAttached = false;
        if (room.address() != 0) {
            NativeMemory.free(room);
        }
        return attached;
    }
}
