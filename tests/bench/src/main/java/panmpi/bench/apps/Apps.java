package panmpi.bench.apps;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import mpi.Intracomm;
import mpi.MPI;

/** Program for the ranks of {@code make bench-apps}: runs algorithms that send arrays. */
public final class Apps {
    private static final int DRIVEN = 3;

    private static final Map<String, Function<Intracomm, App>> ALL =
            Map.of(
                    "cg", Cg::new,
                    "heat", Heat::new,
                    "nbody", NBody::new,
                    "sort", SampleSort::new,
                    "asp", AspByArrays::on,
                    "leq", LeqByArrays::on,
                    "qr", QrByArrays::on);

    private Apps() {}

    /**
     * Runs on each rank: {@code mpiexec -n 2 mpijava panmpi.bench.apps.Apps heat 100 sort 5000}.
     *
     * @param args names of algorithms, each with the size of the problem; or one name with {@code
     *     driver PORT}.
     * @throws Exception if the driver is not there, or a result is wrong.
     */
    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int words = args.length == DRIVEN ? DRIVEN : 2;
        for (int at = 0; at < args.length; at += words) {
            runner(args[at]).run(Arrays.copyOfRange(args, at + 1, at + words));
        }
        MPI.Finalize();
    }

    private static AppRunner runner(String name) {
        Function<Intracomm, App> app = ALL.get(name);
        if (app == null) {
            throw new IllegalArgumentException(
                    name + " is unknown; it must be one of " + ALL.keySet());
        }
        return new AppRunner(name, app.apply(MPI.COMM_WORLD), app.apply(MPI.COMM_SELF));
    }
}
