package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;

/**
 * Memory of each process that others read and write without its help. A buffer given to {@code
 * Put}, {@code Get} or {@code Accumulate} belongs to the window until a call that completes the
 * operation: {@code Fence}, {@code Complete}, {@code Unlock} or {@code Flush}.
 */
public final class Win extends WinCalls {

    Win(long handle) {
        this(handle, true);
    }

    private Win(long handle, boolean isNew) {
        super(handle);
        if (isNew) {
            mustBeFreed();
        }
        if (isNew && !Is_null()) {
            try (Frame frame = Frame.open("MPI_Win_set_errhandler")) {
                frame.check(Mpi.MPI_Win_set_errhandler(handle, Job.errorsReturn()));
            }
        }
    }

    /** A window that a function of the program is told of; it keeps its error handler. */
    static Win known(long handle) {
        return new Win(handle, false);
    }

    /** The handle of a window that may be missing. */
    static long handle(Win win) {
        return win == null ? Mpi.MPI_WIN_NULL : win.handle();
    }

    /** A window with the memory that MPI allocated for it. */
    Win owning(MemorySegment address, long bytes) {
        own(address, bytes);
        return this;
    }

    /** A window over memory of the program. */
    Win over(MemorySegment memory) {
        keep(memory);
        return this;
    }

    /**
     * The memory that {@code Allocate} or {@code Allocate_shared} got for this process.
     *
     * @return the memory, valid until {@code Free}; null memory for other windows.
     */
    public MemorySegment Base() {
        return base();
    }

    /**
     * Calls {@code MPI_Win_get_attr}: what MPI or the program attached to the window.
     *
     * @param win_keyval key of the attribute.
     * @return the value; for {@code MPI.WIN_BASE} memory that is valid until {@code Free}, null if
     *     the window has no such attribute.
     * @throws MPIException if MPI reports an error.
     */
    @Override
    public Object Get_attr(int win_keyval) {
        Object value = super.Get_attr(win_keyval);
        if (win_keyval != Mpi.MPI_WIN_BASE || !(value instanceof MemorySegment base)) {
            return value;
        }
        return memory(base, super.Get_attr(Mpi.MPI_WIN_SIZE) instanceof Long bytes ? bytes : 0);
    }

    @Override
    public void Detach(MemorySegment base) {
        super.Detach(base);
        letGo(base);
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_WIN_NULL;
    }

    @Override
    void release() {
        Free();
    }
}
