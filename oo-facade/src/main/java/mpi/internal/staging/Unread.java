package mpi.internal.staging;

/** Stands for a buffer that MPI neither reads nor writes in a call, whatever its count. */
public final class Unread {

    /** The only instance. */
    public static final Object BUFFER = new Unread();

    private Unread() {}

    @Override
    public String toString() {
        return "a buffer that MPI does not look at";
    }
}
