package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.NativeMemory;

/** The room for buffered sends that a program gives as an array: MPI gets as much off-heap. */
final class BsendBuffer {

    private static byte[] array;

    private BsendBuffer() {}

    /** Attaches so many bytes; -1 stands for a program that named no buffer. */
    static synchronized void attach(byte[] newArray, int bytes) {
        if (bytes < 0) {
            throw MPIException.of("MPI_Buffer_attach", Mpi.MPI_ERR_BUFFER, "buffer is null");
        }
        MemorySegment room = NativeMemory.allocate(Math.max(1, bytes));
        try {
            MPI.Buffer_attach(room.asSlice(0, bytes));
        } catch (MPIException e) {
            NativeMemory.free(room);
            throw e;
        }
        array = newArray;
    }

    static synchronized byte[] detach() {
        MemorySegment room = MPI.Detach_buffer();
        byte[] attached = array;
        array = null;
        if (room.address() != 0) {
            NativeMemory.free(room);
        }
        return attached;
    }
}
