package panmpi.tests.soak;

import java.util.List;
import java.util.SplittableRandom;
import mpi.Intracomm;

/** Makes random operations, which are the same on all ranks since all draw them from one seed. */
final class Traffic {
    private static final int ROUNDS = 3;

    private final long seed;
    private final List<Intracomm> comms;

    Traffic(long seed, List<Intracomm> comms) {
        this.seed = seed;
        this.comms = comms;
    }

    /** Makes an operation, checks all that it wrote, and returns the number of its rounds. */
    int run(int number, Watch watch) {
        SplittableRandom random = new SplittableRandom(Model.seed(seed, number, -1));
        Intracomm comm = comms.get(random.nextInt(comms.size()));
        OperationContext scene = OperationContext.of(comm, seed, number);
        int kind = random.nextInt(10);
        int rounds = 1 + random.nextInt(ROUNDS);
        Exchange exchange = exchange(kind, scene);
        watch.at(exchange);
        for (int round = 0; round < rounds; round++) {
            exchange.fill(round);
            exchange.run();
            exchange.check();
        }
        exchange.end();
        return rounds;
    }

    private static Exchange exchange(int kind, OperationContext scene) {
        return switch (kind) {
            case 0, 1, 2, 3 -> new Messages(scene);
            case 4, 5, 6 -> new Collective(scene);
            case 7, 8 -> new Reduction(scene);
            default -> new Ring(scene);
        };
    }
}
