package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.Buffer;
import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.call.WindowExchange;
import mpi.internal.memory.NioBuffers;

/**
 * A window: memory of each process that others access by one-sided communication. A buffer given to
 * {@code Put}, {@code Get} or {@code Accumulate} belongs to the window until a call that completes
 * the operation: {@code Fence}, {@code Complete}, {@code Unlock} or {@code Flush}.
 *
 * <p>A call that would access memory outside of the target's part of the window throws before
 * anything moves. For this check the processes exchange their sizes and displacement units when
 * they make the window; a wrong address in the attached memory of another process is not noticed.
 *
 * <p>Each rank stores a number in the memory of the next one:
 *
 * {@snippet file="Snippets.java" region="win"}
 */
public final class Win extends WinCalls implements Freeable {

    /** The null window, a constant of Open MPI's binding that no method here takes. */
    public static final int WIN_NULL = 0;

    /** Flavor for the constructor: memory of this process alone. */
    public static final int FLAVOR_PRIVATE = 0;

    /** Flavor for the constructor: memory that the processes of a node share. */
    public static final int FLAVOR_SHARED = 1;

    /**
     * Makes a window over a direct buffer of the program; collective. Size and displacement unit
     * are in elements of the buffer, which the window keeps from being collected until {@code
     * free}.
     *
     * @param base direct buffer; its first elements are the window.
     * @param size number of elements.
     * @param dispUnit elements from one displacement to the next.
     * @param info hints; null for none.
     * @param comm processes that may access the window.
     * @throws MPIException if the buffer is not direct or too short, or MPI reports an error.
     */
    public Win(Buffer base, int size, int dispUnit, Info info, Comm comm) {
        this(
                Create(
                        NioBuffers.first("MPI_Win_create", base, size),
                        NioBuffers.step("MPI_Win_create", dispUnit, base),
                        info,
                        comm));
    }

    /**
     * Makes a window over memory that MPI allocates; collective. Size and displacement unit are in
     * elements of a buffer of the same class as {@code ptr}. {@code Base} returns the memory.
     *
     * @param size number of elements.
     * @param dispUnit elements from one displacement to the next.
     * @param info hints; null for none.
     * @param comm processes that may access the window.
     * @param ptr direct buffer that receives the address of the memory, if it has 8 bytes or more.
     * @param flavor {@link #FLAVOR_PRIVATE} or {@link #FLAVOR_SHARED}.
     * @throws MPIException if the buffer is not direct, or MPI reports an error.
     */
    public Win(int size, int dispUnit, Info info, Comm comm, Buffer ptr, int flavor) {
        this(
                size,
                dispUnit,
                info,
                comm,
                NioBuffers.direct("MPI_Win_allocate", "ptr", ptr),
                ptr,
                flavor);
    }

    private Win(
            int size,
            int dispUnit,
            Info info,
            Comm comm,
            MemorySegment room,
            Buffer ptr,
            int flavor) {
        this(allocated(size, dispUnit, ptr, info, comm, flavor));
        if (room.byteSize() >= Long.BYTES) {
            room.set(ValueLayout.JAVA_LONG_UNALIGNED, 0, base().address());
        }
    }

    /**
     * Makes a window without memory, for {@code attach}; collective.
     *
     * @param info hints; null for none.
     * @param comm processes that may access the window.
     * @throws MPIException if MPI reports an error.
     */
    public Win(Info info, Comm comm) {
        this(Create_dynamic(info, comm));
    }

    private static Win allocated(
            int size, int dispUnit, Buffer ptr, Info info, Comm comm, int flavor) {
        long bytes = (long) size * NioBuffers.unit(ptr);
        int step = NioBuffers.step("MPI_Win_allocate", dispUnit, ptr);
        return flavor == FLAVOR_SHARED
                ? Allocate_shared(bytes, step, info, comm)
                : Allocate(bytes, step, info, comm);
    }

    /** Takes over a window from another object, which gets the null handle. */
    private Win(Win other) {
        this(other.handle(), false);
        mustBeFreed();
        takeOver(other);
        other.adopt(Mpi.MPI_WIN_NULL);
    }

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
                frame.check(Mpi.MPI_Win_set_errhandler(handle, ErrorsReturn.handle()));
            }
        }
    }

    /** Wraps a window passed to a function of the program; its error handler is not changed. */
    static Win known(long handle) {
        return new Win(handle, false);
    }

    /**
     * Attaches memory to a window that was made without memory; local.
     *
     * @param base direct buffer; its first elements are attached.
     * @param size number of elements.
     * @throws MPIException if the buffer is not direct or too short, or MPI reports an error.
     */
    public void attach(Buffer base, int size) {
        Attach(NioBuffers.first("MPI_Win_attach", base, size));
    }

    /**
     * Detaches memory that was attached; local.
     *
     * @param base the buffer.
     * @throws MPIException if MPI reports an error.
     */
    public void detach(Buffer base) {
        Detach(NioBuffers.first("MPI_Win_detach", base, 0));
    }

    /** Returns the handle of a window; null stands for the null handle. */
    static long handle(Win win) {
        return win == null ? Mpi.MPI_WIN_NULL : win.handle();
    }

    /** Records the memory that MPI has allocated for the window. */
    Win owning(MemorySegment address, long bytes) {
        own(address, bytes);
        return this;
    }

    /** Holds memory of the program as long as the window uses it. */
    Win over(MemorySegment memory) {
        keep(memory);
        return this;
    }

    /** Records the sizes of the memory of all ranks in a new window; collective. */
    Win among(Comm comm, long bytes, long unit) {
        if (Checks.EXCHANGED) {
            setBounds(WindowExchange.bounds(comm.handle(), bytes, unit));
        }
        return this;
    }

    /** If a new window is dynamic, records that it has only the memory that is attached to it. */
    Win unbounded() {
        Object flavor = Checks.ENABLED ? super.Get_attr(Mpi.MPI_WIN_CREATE_FLAVOR) : null;
        if (flavor instanceof Integer known && known == Mpi.MPI_WIN_FLAVOR_DYNAMIC) {
            becomeDynamic();
        }
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
     * Calls {@code MPI_Win_get_attr}: returns an attribute of the window; local.
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
