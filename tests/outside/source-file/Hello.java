import mpi.MPI;

void main(String[] args) {
    MPI.Init(args);
    IO.println("rank %d of %d".formatted(MPI.COMM_WORLD.Rank(), MPI.COMM_WORLD.Size()));
    MPI.Finalize();
}
