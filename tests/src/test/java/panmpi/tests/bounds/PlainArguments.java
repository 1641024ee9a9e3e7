package panmpi.tests.bounds;

import java.lang.reflect.Parameter;
import java.util.random.RandomGenerator;
import mpi.Info;
import mpi.MPI;
import mpi.Op;

/**
 * Makes random arguments for parameters that describe no buffer, such as a peer, a tag or an
 * operation.
 *
 * @param random source of the random numbers.
 * @param numbers makes numbers from the same source.
 * @param op an operation of the program, which is one of the drawn operations.
 */
record PlainArguments(RandomGenerator random, Numbers numbers, Op op) {
    static final int TAG = 5;

    /** Makes the argument for a parameter; {@code peer} is the peer of all messages. */
    Object of(Parameter p, int peer) {
        var name = p.getName();
        if (Roles.isPeer(name)) {
            return peer;
        } else if (name.endsWith("tag")) {
            return TAG;
        } else if (p.getType() == Op.class) {
            return random.nextBoolean() ? op : random.nextBoolean() ? MPI.SUM : MPI.MAX;
        } else if (p.getType() == String.class) {
            return "external32";
        } else if (p.getType() == Info.class) {
            return null;
        } else if (name.equals("partitions")) {
            return 1 + random.nextInt(4);
        } else if (name.equals("disp_unit")) {
            return Numbers.boxed(p.getType(), 1);
        } else if (p.getType() == int.class || p.getType() == long.class) {
            return Numbers.boxed(p.getType(), random.nextInt(4) == 0 ? numbers.small(3000) : 0);
        }
        return Setting.object(p.getType());
    }
}
