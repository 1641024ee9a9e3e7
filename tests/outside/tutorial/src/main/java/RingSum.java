import mpi.Intracomm;
import mpi.MPI;

/** A number that goes around all ranks. */
final class RingSum {
    private RingSum() {}

    /** Adds up all ranks on the way; returns the sum on rank 0, and on the others what they sent on. */
    static int of(Intracomm comm) {
        int rank = comm.getRank();
        int size = comm.getSize();
        int next = (rank + 1) % size;
        int previous = (rank + size - 1) % size;
        int[] number = {0};
        if (rank > 0) {
            comm.recv(number, 1, MPI.INT, previous, 0);
        }
        number[0] += rank;
        comm.send(number, 1, MPI.INT, next, 0);
        if (rank == 0) {
            comm.recv(number, 1, MPI.INT, previous, 0);
        }
        return number[0];
    }
}
