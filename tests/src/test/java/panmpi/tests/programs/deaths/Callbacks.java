package panmpi.tests.programs.deaths;

import java.util.Map;
import mpi.Comm;
import mpi.MPI;
import mpi.Op;

/** Lists deaths in Java code that C has called. */
final class Callbacks {
    static final Map<String, Death> ALL =
            Map.ofEntries(
                    Map.entry("throw-in-op", () -> inOp(Callbacks::fall)),
                    Map.entry("overflow-in-op", () -> inOp(Callbacks::overflow)),
                    Map.entry("exit-in-op", () -> inOp(() -> System.exit(3))),
                    Map.entry("throw-in-attribute", Death.ofLast(Callbacks::inAttribute)),
                    Map.entry("throw-in-finalize", Callbacks::inFinalize));

    private Callbacks() {}

    private static void fall() {
        throw Death.illness();
    }

    private static void overflow() {
        overflow();
    }

    /** Lets the operation of a scan fail, which runs on the last of two ranks. */
    private static void inOp(Runnable body) {
        if (Death.isLast()) {
            Death.mark();
        }
        var op = Op.Create((_, _, _, _) -> body.run(), true);
        MPI.COMM_WORLD.Scan(new int[1], 0, new int[1], 0, 1, MPI.INT, op);
    }

    private static void inAttribute() {
        int key = falling();
        var copy = MPI.COMM_SELF.clone();
        copy.Set_attr(key, 1);
        copy.Free();
    }

    /** Lets a delete function fail: attributes of MPI_COMM_SELF are deleted when MPI ends. */
    private static void inFinalize() {
        if (Death.isLast()) {
            MPI.COMM_SELF.Set_attr(falling(), 1);
            Death.mark();
        }
        MPI.Finalize();
        Death.waitForEver();
    }

    private static int falling() {
        return Comm.Create_keyval(
                null,
                (_, _, _) -> {
                    throw Death.illness();
                });
    }
}
