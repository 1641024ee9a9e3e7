import mpi.MPI;
import mpi.MPIException;

/** Opens a file that does not exist, for reading. */
public class NoSuchFile {
    public static void main(String[] args) {
        MPI.Init(args);
        try {
            MPI.File.open(MPI.COMM_WORLD, "missing.bin", MPI.MODE_RDONLY).close();
        } catch (MPIException e) {
            System.out.println(e.getMessage().lines().findFirst().orElse(""));
            boolean isMissing = e.getErrorClass() == MPI.ERR_NO_SUCH_FILE;
            System.out.println("is missing: " + isMissing);
        }
        MPI.Finalize();
    }
}
