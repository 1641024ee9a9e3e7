package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.call.DeferredFrees;
import mpi.internal.link.Linkage;

/**
 * Hints to MPI, as a map from keys to values, all of them strings. In calls that take an {@code
 * Info}, null stands for no hints.
 */
public final class Info extends InfoCalls implements Freeable, Cloneable {

    private static final boolean HAS_GET_STRING = Linkage.has("MPI_Info_get_string");

    /**
     * Makes an object without hints, as {@code Create} does; local.
     *
     * @throws MPIException if MPI reports an error.
     */
    public Info() {
        this(newHandle());
    }

    private static long newHandle() {
        try (Frame frame = Frame.anytime("MPI_Info_create")) {
            MemorySegment infoAt = frame.cell();
            frame.check(Mpi.MPI_Info_create(infoAt));
            return frame.handleAt(infoAt, "MPI_Info");
        }
    }

    Info(long handle) {
        super(handle);
        if (!Is_null() && handle != Mpi.MPI_INFO_ENV) {
            freeWhenLost(DeferredFrees.Kind.INFO);
        }
    }

    /**
     * Returns a copy of the hints; local.
     *
     * @return the copy.
     * @throws MPIException if MPI reports an error.
     */
    @Override
    public Info clone() {
        return Dup();
    }

    /** Returns the handle of an info object; null stands for {@code MPI_INFO_NULL}. */
    static long handle(Info object) {
        return object == null ? Mpi.MPI_INFO_NULL : object.handle();
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_INFO_NULL;
    }

    @Override
    void release() {
        Free();
    }

    @Override
    public String Get_string(String key) {
        return HAS_GET_STRING ? super.Get_string(key) : find(key);
    }

    /**
     * Gets a value from libraries before MPI 4.0, which need one call for the length and one for
     * the value.
     */
    private String find(String key) {
        try (Frame frame = Frame.anytime("MPI_Info_get")) {
            MemorySegment keyAt = frame.text(key);
            MemorySegment lengthAt = frame.cell();
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_Info_get_valuelen(handle(), keyAt, lengthAt, flagAt));
            if (!frame.flagAt(flagAt)) {
                return null;
            }
            MemorySegment valueAt = frame.textOut();
            int length = frame.intAt(lengthAt);
            frame.check(Mpi.MPI_Info_get(handle(), keyAt, length, valueAt, flagAt));
            return frame.flagAt(flagAt) ? frame.textAt(valueAt) : null;
        }
    }

    @Override
    boolean isLasting() {
        return true;
    }
}
