import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import mpi.Collective;
import mpi.Comm;
import mpi.Datatype;
import mpi.Op;
import mpi.PTP;

/**
 * The benchmarks of tests/bench/c that send Java arrays, with the Java binding of Intel MPI. Each
 * array is just as long as the message, since this binding copies whole arrays, however few
 * elements are sent. Benchmarks with nonblocking calls are left out: on arrays, these calls corrupt
 * the memory of the process, and many messages of 1 MiB at once make glibc abort it.
 */
final class ArrayBenchmarks {
    private static final int TAG = 1;

    private final int ranks;
    private final int rank;
    private final int other;
    private final Map<Integer, byte[]> sent = new HashMap<>();
    private final Map<Integer, byte[]> received = new HashMap<>();
    private final Map<Integer, double[]> numbers = new HashMap<>();
    private final Map<Integer, double[]> sums = new HashMap<>();

    ArrayBenchmarks(int rank, int ranks) {
        this.rank = rank;
        this.ranks = ranks;
        int half = ranks / 2;
        other = rank < half ? rank + half : rank - half;
    }

    Map<String, Benchmark> all() {
        Map<String, Benchmark> benchmarks = new LinkedHashMap<>();
        if (ranks % 2 == 0) {
            benchmarks.put("pingpong", this::pingpong);
        }
        benchmarks.put("barrier", this::barrier);
        benchmarks.put("bcast", this::bcast);
        benchmarks.put("allreduce", this::allreduce);
        benchmarks.put("allgather", this::allgather);
        benchmarks.put("alltoall", this::alltoall);
        return benchmarks;
    }

    private byte[] sent(int size) {
        return sent.computeIfAbsent(size, byte[]::new);
    }

    private byte[] received(int size) {
        return received.computeIfAbsent(size, byte[]::new);
    }

    private void pingpong(int size, int times) throws Exception {
        byte[] out = sent(size);
        byte[] into = received(size);
        for (int i = 0; i < times; i++) {
            if (rank < other) {
                PTP.send(out, size, Datatype.BYTE, other, TAG, Comm.WORLD);
            }
            PTP.recv(into, size, Datatype.BYTE, other, TAG, Comm.WORLD);
            if (rank > other) {
                PTP.send(out, size, Datatype.BYTE, other, TAG, Comm.WORLD);
            }
        }
    }

    private void barrier(int size, int times) throws Exception {
        for (int i = 0; i < times; i++) {
            Collective.barrier(Comm.WORLD);
        }
    }

    private void bcast(int size, int times) throws Exception {
        byte[] into = received(size);
        for (int i = 0; i < times; i++) {
            Collective.bcast(into, size, Datatype.BYTE, 0, Comm.WORLD);
        }
    }

    private void allreduce(int size, int times) throws Exception {
        int count = size / Double.BYTES;
        double[] out = numbers.computeIfAbsent(count, double[]::new);
        double[] into = sums.computeIfAbsent(count, double[]::new);
        for (int i = 0; i < times; i++) {
            Collective.allReduce(out, into, count, Datatype.DOUBLE, Op.MPI_SUM, Comm.WORLD);
        }
    }

    private void allgather(int size, int times) throws Exception {
        byte[] out = sent(size);
        byte[] into = received(size * ranks);
        for (int i = 0; i < times; i++) {
            Collective.allGather(
                    out, size, Datatype.BYTE, into, size, Datatype.BYTE, Comm.WORLD);
        }
    }

    private void alltoall(int size, int times) throws Exception {
        byte[] out = sent(size * ranks);
        byte[] into = received(size * ranks);
        for (int i = 0; i < times; i++) {
            Collective.allToAll(
                    out, size, Datatype.BYTE, into, size, Datatype.BYTE, Comm.WORLD);
        }
    }
}
