package panmpi.bench.ranks;

import java.io.IOException;
import mpi.MPI;

/** Program for the ranks of {@code make bench}: runs the benchmarks on arrays and on segments. */
public final class BufferRunner {

    private BufferRunner() {}

    /**
     * Runs on each rank.
     *
     * @param args the driver's port on this host.
     * @throws IOException if the driver is not there.
     */
    public static void main(String[] args) throws IOException {
        MPI.Init(args);
        RankPosition position = RankPosition.here();
        CoreBinding.bind(position.rank(), position.ranks());
        try (Windows windows = new Windows(position)) {
            Runner runner = new Runner(position.rank(), position.world()::Barrier);
            learn(runner, position, windows);
            runner.serve(Integer.parseInt(args[0]));
        }
        MPI.Finalize();
    }

    private static void learn(Runner runner, RankPosition position, Windows windows) {
        ArrayBuffers arrays = ArrayBuffers.of(position.ranks());
        runner.learn("arrays", new CallsWithoutData());
        runner.learn("arrays", new ArrayPairs(position, arrays));
        runner.learn("arrays", new ArrayRings(position, arrays, windows));
        runner.learn("arrays", new ArrayCollectives(position, arrays));
        SegmentBuffers segments = SegmentBuffers.of(position.ranks());
        runner.learn("segments", new CallsWithoutData());
        runner.learn("segments", new SegmentPairs(position, segments));
        runner.learn("segments", new SegmentRings(position, segments, windows));
        runner.learn("segments", new SegmentCollectives(position, segments));
    }
}
