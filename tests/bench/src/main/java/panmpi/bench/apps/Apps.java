package panmpi.bench.apps;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import mpi.Intracomm;
import mpi.MPI;

/** A rank of {@code make bench-apps}: one of the algorithms, with arrays. */
public final class Apps {
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
     * Runs on each rank: {@code mpiexec -n 2 mpijava panmpi.bench.apps.Apps heat 100}.
     *
     * @param args name of the algorithm and size of the problem.
     * @throws Exception if the driver is not there, or the result is wrong.
     */
    public static void main(String[] args) throws Exception {
        Function<Intracomm, App> app = ALL.get(args[0]);
        if (app == null) {
            throw new IllegalArgumentException(args[0] + " is none of " + ALL.keySet());
        }
        MPI.Init(args);
        Stage stage = new Stage(args[0], app.apply(MPI.COMM_WORLD), app.apply(MPI.COMM_SELF));
        stage.perform(Arrays.copyOfRange(args, 1, args.length));
        MPI.Finalize();
    }
}
