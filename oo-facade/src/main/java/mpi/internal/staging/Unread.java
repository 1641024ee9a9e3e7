package mpi.internal.staging;

/**
 * Class of the argument that replaces a buffer which MPI neither reads nor writes in a call,
 * whatever the buffer's count is.
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
