package mpi.bench;

import mpi.Comm;
import mpi.MPI;
import mpi.Request;

/**
 * Benchmarks that {@code mpijava --bench} can run. Each constant is an MPI operation whose time is
 * measured; all ranks call {@link #once} at the same time.
 */
enum Benchmark {
    PINGPONG("half the time of a message to rank 1 and back", 2, false) {
        @Override
        void once(Comm world, Buffers buffers, int bytes) {
            if (world.Rank() == 0) {
                world.Send(buffers.out(), 0, bytes, MPI.BYTE, 1, 1);
                world.Recv(buffers.in(), 0, bytes, MPI.BYTE, 1, 1);
            } else if (world.Rank() == 1) {
                world.Recv(buffers.in(), 0, bytes, MPI.BYTE, 0, 1);
                world.Send(buffers.out(), 0, bytes, MPI.BYTE, 0, 1);
            }
        }

        @Override
        double value(double seconds, int bytes) {
            return seconds * MICROS / 2;
        }
    },
    BANDWIDTH("64 messages at once from rank 0 to rank 1", 2, true) {
        @Override
        void once(Comm world, Buffers buffers, int bytes) {
            if (world.Rank() > 1) {
                return;
            }
            var requests = new Request[WINDOW];
            for (int i = 0; i < WINDOW; i++) {
                requests[i] =
                        world.Rank() == 0
                                ? world.Isend(buffers.out(), 0, bytes, MPI.BYTE, 1, 2)
                                : world.Irecv(buffers.in(i), 0, bytes, MPI.BYTE, 0, 2);
            }
            Request.Waitall(requests);
            if (world.Rank() == 0) {
                world.Recv(buffers.in(), 0, 0, MPI.BYTE, 1, 3);
            } else {
                world.Send(buffers.out(), 0, 0, MPI.BYTE, 0, 3);
            }
        }

        @Override
        double value(double seconds, int bytes) {
            return (double) bytes * WINDOW / seconds / MEGA;
        }
    },
    BARRIER("a barrier of all ranks", 1, false) {
        @Override
        void once(Comm world, Buffers buffers, int bytes) {
            world.Barrier();
        }
    },
    BCAST("a broadcast from rank 0", 1, false) {
        @Override
        void once(Comm world, Buffers buffers, int bytes) {
            world.Bcast(buffers.out(), 0, bytes, MPI.BYTE, 0);
        }
    },
    ALLREDUCE("the sum of bytes of all ranks, on all ranks", 1, false) {
        @Override
        void once(Comm world, Buffers buffers, int bytes) {
            world.Allreduce(buffers.out(), 0, buffers.in(), 0, bytes, MPI.BYTE, MPI.SUM);
        }
    };

    private static final int WINDOW = 64;
    private static final double MICROS = 1e6;
    private static final double MEGA = 1e6;

    private final String text;
    private final int fewestRanks;
    private final boolean rate;

    Benchmark(String text, int fewestRanks, boolean rate) {
        this.text = text;
        this.fewestRanks = fewestRanks;
        this.rate = rate;
    }

    /** Runs the operation once on this rank, with messages of {@code bytes} bytes. */
    abstract void once(Comm world, Buffers buffers, int bytes);

    /**
     * Converts the time of one operation, in s, to the value that the table shows, in microseconds
     * or MB/s.
     */
    double value(double seconds, int bytes) {
        return seconds * MICROS;
    }

    String text() {
        return text;
    }

    int fewestRanks() {
        return fewestRanks;
    }

    /** Returns true if the table shows MB/s, of which more is better; false if it shows a time. */
    boolean isRate() {
        return rate;
    }

    String unit() {
        return rate ? "MB/s" : "us";
    }

    /** Returns true for a barrier, which transfers no data, so that the table has only one line. */
    boolean isWithoutData() {
        return this == BARRIER;
    }

    /**
     * Returns the size in bytes of the smallest message that is measured: 0 for PINGPONG and
     * BARRIER, and 1 for the other benchmarks, which need data.
     */
    int fewestBytes() {
        return this == PINGPONG || isWithoutData() ? 0 : 1;
    }
}
