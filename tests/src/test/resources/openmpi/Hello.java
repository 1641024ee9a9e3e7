import mpi.*;

/** Prints the name of each process. */
class Hello {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int me = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        System.out.println("process " + me + " of " + size + ", " + (MPI.getProcessorName().length() > 0));
        MPI.Finalize();
    }
}
