import java.util.LinkedHashMap;
import java.util.Map;
import mpi.Comm;
import mpi.MPI;

/** A rank of the bench with the Java binding of Intel MPI, on arrays and on direct buffers. */
final class Runner {

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = Comm.WORLD.getRank();
        int ranks = Comm.WORLD.getSize();
        Map<String, Benchmark> benchmarks = new LinkedHashMap<>();
        new ArrayBenchmarks(rank, ranks)
                .all()
                .forEach((name, benchmark) -> benchmarks.put("arrays." + name, benchmark));
        new BufferBenchmarks(rank, ranks)
                .all()
                .forEach((name, benchmark) -> benchmarks.put("buffers." + name, benchmark));
        new Driver(benchmarks, benchmarks.get("arrays.barrier"))
                .serve(Integer.parseInt(args[0]), rank);
        MPI.Finalize();
    }
}
