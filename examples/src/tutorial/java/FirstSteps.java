import mpi.MPI;

/** Each rank says which one it is. */
public class FirstSteps {
    /**
     * Runs on every rank: {@code mpiexec -n 2 mpijava FirstSteps}.
     *
     * @param args not used.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        System.out.println("rank " + MPI.COMM_WORLD.getRank() + " of " + MPI.COMM_WORLD.getSize());
        MPI.Finalize();
    }
}
