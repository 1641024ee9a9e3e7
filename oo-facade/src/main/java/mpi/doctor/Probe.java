package mpi.doctor;

import mpi.Intracomm;
import mpi.MPI;
import mpi.internal.link.Linkage;

/**
 * Main program of each rank of the doctor's job: initializes MPI, exchanges a message with its
 * neighbours, and prints the result.
 *
 * @param rank rank of this process.
 * @param size size of MPI_COMM_WORLD.
 * @param exchanged true if this rank received the rank number that its left neighbour sent.
 */
record Probe(int rank, int size, boolean exchanged) {

    /** Prefix of the lines that {@link ProbeJob} reads. */
    static final String MARK = "panmpi-probe ";

    static final String SIGNAL = MARK + "signal ";
    static final String RANK = MARK + "rank ";

    /** Runs as one rank; prints lines for the doctor that started the job. */
    public static void main(String[] args) {
        Probe probe = meet();
        var lines = new StringBuilder();
        lines.append(RANK).append(probe.rank).append(" of ").append(probe.size);
        lines.append(probe.exchanged ? " exchanged " : " lost ").append(Linkage.library());
        if (probe.rank == 0) {
            for (SignalRow row : SignalRow.ofProcess()) {
                lines.append('\n').append(SIGNAL).append(row.line());
            }
        }
        // One call prints all lines, since the output of several ranks could be interleaved.
        System.out.println(lines);
        System.out.flush();
        MPI.Finalize();
    }

    /**
     * Initializes MPI, sends this rank's number to the next rank, and receives the previous rank's.
     */
    static Probe meet() {
        MPI.Init_thread(new String[0], MPI.THREAD_SINGLE);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.Rank();
        int size = world.Size();
        world.Barrier();
        int[] sent = {rank};
        int[] received = {-1};
        int left = (rank + size - 1) % size;
        world.Sendrecv(sent, 0, 1, MPI.INT, (rank + 1) % size, 1, received, 0, 1, MPI.INT, left, 1);
        return new Probe(rank, size, received[0] == left);
    }
}
