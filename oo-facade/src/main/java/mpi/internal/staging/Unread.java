package mpi.internal.staging;

/**
 * Class of {@link #BUFFER}, which is passed instead of a buffer that MPI neither reads nor writes
 * in a call. Such a buffer is not checked, whatever its count is.
 */
public final class Unread {

    /** The only instance, to be passed as a buffer. */
    public static final Object BUFFER = new Unread();

    private Unread() {}

    @Override
    public String toString() {
        return "a buffer that MPI neither reads nor writes";
    }
}
