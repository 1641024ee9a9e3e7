import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import mpi.Collective;
import mpi.Comm;
import mpi.Datatype;
import mpi.Op;
import mpi.PTP;
import mpi.Request;

/**
 * The benchmarks of tests/bench/c with the Java binding of Intel MPI, on direct buffers, whose
 * memory MPI uses without a copy.
 */
final class BufferBenchmarks {
    private static final int TAG = 1;
    private static final int WINDOW = 64;
    private static final int LARGEST = 4 << 20;

    private final int ranks;
    private final int rank;
    private final int other;
    private final ByteBuffer sent;
    private final ByteBuffer received;

    BufferBenchmarks(int rank, int ranks) {
        this.rank = rank;
        this.ranks = ranks;
        int half = ranks / 2;
        other = rank < half ? rank + half : rank - half;
        sent = ByteBuffer.allocateDirect(LARGEST * Math.max(4, ranks));
        received = ByteBuffer.allocateDirect(LARGEST * Math.max(4, ranks));
    }

    Map<String, Benchmark> all() {
        Map<String, Benchmark> benchmarks = new LinkedHashMap<>();
        if (ranks % 2 == 0) {
            benchmarks.put("pingpong", this::pingpong);
            benchmarks.put("window", this::window);
            benchmarks.put("pairs", this::window);
            benchmarks.put("bidirectional", this::bidirectional);
        }
        benchmarks.put("barrier", this::barrier);
        benchmarks.put("bcast", this::bcast);
        benchmarks.put("allreduce", this::allreduce);
        benchmarks.put("allgather", this::allgather);
        benchmarks.put("alltoall", this::alltoall);
        return benchmarks;
    }

    private void pingpong(int size, int times) throws Exception {
        for (int i = 0; i < times; i++) {
            if (rank < other) {
                PTP.send(sent, size, Datatype.BYTE, other, TAG, Comm.WORLD);
            }
            PTP.recv(received, size, Datatype.BYTE, other, TAG, Comm.WORLD);
            if (rank > other) {
                PTP.send(sent, size, Datatype.BYTE, other, TAG, Comm.WORLD);
            }
        }
    }

    private void window(int size, int times) throws Exception {
        Request[] requests = new Request[WINDOW];
        for (int i = 0; i < times; i++) {
            for (int k = 0; k < WINDOW; k++) {
                requests[k] =
                        rank < other
                                ? PTP.isend(sent, size, Datatype.BYTE, other, TAG, Comm.WORLD)
                                : PTP.irecv(received, size, Datatype.BYTE, other, TAG, Comm.WORLD);
            }
            Request.waitAll(WINDOW, requests);
            if (rank < other) {
                PTP.recv(received, 1, Datatype.BYTE, other, TAG, Comm.WORLD);
            } else {
                PTP.send(sent, 1, Datatype.BYTE, other, TAG, Comm.WORLD);
            }
        }
    }

    private void bidirectional(int size, int times) throws Exception {
        Request[] requests = new Request[2 * WINDOW];
        for (int i = 0; i < times; i++) {
            for (int k = 0; k < WINDOW; k++) {
                requests[k] = PTP.irecv(received, size, Datatype.BYTE, other, TAG, Comm.WORLD);
            }
            for (int k = 0; k < WINDOW; k++) {
                requests[WINDOW + k] = PTP.isend(sent, size, Datatype.BYTE, other, TAG, Comm.WORLD);
            }
            Request.waitAll(2 * WINDOW, requests);
        }
    }

    private void barrier(int size, int times) throws Exception {
        for (int i = 0; i < times; i++) {
            Collective.barrier(Comm.WORLD);
        }
    }

    private void bcast(int size, int times) throws Exception {
        for (int i = 0; i < times; i++) {
            Collective.bcast(received, size, Datatype.BYTE, 0, Comm.WORLD);
        }
    }

    private void allreduce(int size, int times) throws Exception {
        int count = size / Double.BYTES;
        for (int i = 0; i < times; i++) {
            Collective.allReduce(sent, received, count, Datatype.DOUBLE, Op.MPI_SUM, Comm.WORLD);
        }
    }

    private void allgather(int size, int times) throws Exception {
        for (int i = 0; i < times; i++) {
            Collective.allGather(
                    sent, size, Datatype.BYTE, received, size, Datatype.BYTE, Comm.WORLD);
        }
    }

    private void alltoall(int size, int times) throws Exception {
        for (int i = 0; i < times; i++) {
            Collective.allToAll(
                    sent, size, Datatype.BYTE, received, size, Datatype.BYTE, Comm.WORLD);
        }
    }
}
