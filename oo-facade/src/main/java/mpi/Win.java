package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;

/**
 * A window: memory of each process that others access by one-sided communication. A buffer given to
 * {@code Put}, {@code Get} or {@code Accumulate} belongs to the window until a call that completes
 * the operation: {@code Fence}, {@code Complete}, {@code Unlock} or {@code Flush}.
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

    /** Wraps a window passed to a function of the program; its error handler is not changed. */
    static Win known(long handle) {
        return new Win(handle, false);
    }

    /** The handle of a window; null stands for the null handle. */
    static long handle(Win win) {
        return win == null ? Mpi.MPI_WIN_NULL : win.handle();
    }

    /** Attaches the memory that MPI allocated to the window. */
    Win owning(MemorySegment address, long bytes) {
        own(address, bytes);
        return this;
    }

    /** Attaches memory of the program to the window. */
    Win over(MemorySegment memory) {
        keep(memory);
        return this;
    }

    /**
     * Returns the memory of this process from {@code Allocate} or {@code Allocate_shared}.
     *
     * @return the memory, valid until {@code Free}; null memory for other windows.
     */
    public MemorySegment Base() {
        return base();
    }

    /**
     * Calls {@code MPI_Win_get_attr}: returns an attribute of the window.
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
