import mpi.*;

/** Sends a number around; the first process subtracts one each time, until it is zero. */
class Ring {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        Comm comm = MPI.COMM_WORLD;
        int me = comm.getRank(), size = comm.getSize();
        int next = (me + 1) % size, previous = (me + size - 1) % size;
        int[] number = new int[1];
        int tag = 201, seen = 0;
        if (me == 0) {
            number[0] = 10;
            comm.send(number, 1, MPI.INT, next, tag);
        }
        while (true) {
            Status status = comm.recv(number, 1, MPI.INT, previous, tag);
            if (status.getSource() != previous || status.getTag() != tag || status.getCount(MPI.INT) != 1) {
                throw new MPIException("a wrong status");
            }
            seen++;
            if (me == 0) {
                number[0]--;
            }
            comm.send(number, 1, MPI.INT, next, tag);
            if (number[0] == 0) {
                break;
            }
        }
        if (me == 0) {
            comm.recv(number, 1, MPI.INT, previous, tag);
        }
        System.out.println("process " + me + " leaves after " + seen);
        MPI.Finalize();
    }
}
