import mpi.MPI;
import mpi.Op;

/** Constants of {@code MPI} that Scala cannot name, since it inherits no static members from Java. */
public final class Operations {
    /** The sum. */
    public static final Op SUM = MPI.SUM;

    private Operations() {}
}
