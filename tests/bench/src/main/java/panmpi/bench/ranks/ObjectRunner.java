package panmpi.bench.ranks;

import java.io.IOException;
import mpi.MPI;

/**
 * Program for the ranks of {@code make bench-objects}: runs the benchmarks on one array, on
 * separate rows that MPI sends by a datatype without objects, and on objects by each codec.
 */
public final class ObjectRunner {

    private ObjectRunner() {}

    /**
     * Runs on each rank.
     *
     * @param args the driver's port on this host.
     * @throws IOException if the driver is not there.
     */
    public static void main(String[] args) throws IOException {
        MPI.Init(args);
        RankPosition position = RankPosition.here();
        Runner runner = new Runner(position.rank(), position.world()::Barrier);
        runner.learn("raw", new RawPairs(position));
        runner.learn("raw", new RawCalls(position));
        runner.learn("datatype", new RowPairs(position));
        CodecComms.of(position)
                .forEach(
                        (codec, comm) -> {
                            RankPosition there =
                                    new RankPosition(comm, position.rank(), position.ranks());
                            runner.learn(codec, new ObjectPairs(there));
                            runner.learn(codec, new ObjectCalls(there));
                        });
        runner.serve(Integer.parseInt(args[0]));
        MPI.Finalize();
    }
}
