package panmpi.tests.programs;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import mpi.Comm;
import mpi.Datatype;
import mpi.Group;
import mpi.Info;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Session;

/**
 * Program of {@code AfterFinalizeTest}: uses objects when MPI is finalized, or is being finalized,
 * as far as MPI allows it.
 */
public final class AfterFinalize {
    private static final int COLLECTIONS = 30;

    private AfterFinalize() {}

    /**
     * Runs on one rank or several.
     *
     * @param args the use to try: {@code session}, {@code info}, {@code lost}, {@code callback},
     *     {@code others} or {@code native}.
     */
    public static void main(String[] args) throws InterruptedException {
        MPI.Init(args);
        switch (args[0]) {
            case "session" -> useInSession();
            case "info" -> useInfo();
            case "lost" -> loseObjects();
            case "callback" -> useInCallback();
            case "others" -> closeOthers();
            case "native" -> useHandles();
            default -> throw new IllegalArgumentException(args[0]);
        }
        System.out.println("right");
    }

    private static Datatype gaps() {
        var type = Datatype.Vector(2, 1, 3, MPI.INT);
        type.Commit();
        return type;
    }

    /**
     * Uses a session that is open at {@code Finalize}, with which all objects but communicators
     * still work.
     */
    private static void useInSession() {
        try (var session = Session.Init(null, null);
                var all = Group.From_session_pset(session, "mpi://WORLD");
                var comm = Intracomm.Create_from_group(all, "panmpi/after", null, null);
                var type = gaps();
                var group = MPI.COMM_WORLD.Group();
                var sum = Op.Create((in, inout, n, t) -> inout.copyFrom(in), true);
                var info = Info.Create()) {
            info.Set("key", "value");
            MPI.Finalize();
            int[] array = {1, 0, 0, 2, 0, 0, 0, 0};
            int rank = comm.Rank();
            comm.Sendrecv(array, 0, 1, type, rank, 0, array, 4, 1, type, rank, 0);
            check(Arrays.equals(array, new int[] {1, 0, 0, 2, 1, 0, 0, 2}));
            check(group.Size() == comm.Size());
            int[] last = new int[1];
            comm.Allreduce(new int[] {7}, 0, last, 0, 1, MPI.INT, sum);
            check(last[0] == 7);
            check(info.Get_string("key").equals("value"));
            float[] larger = new float[2];
            comm.Allreduce(new float[] {2, 3}, 0, larger, 0, 1, MPI.FLOAT2, MPI.MAXLOC);
            check(larger[0] == 2);
        }
    }

    /**
     * Asks for handles after the end of MPI. panmpi refuses, since C must not use them any more.
     */
    private static void useHandles() {
        Comm copy = MPI.COMM_WORLD.Dup();
        check(copy.nativeHandle() != 0);
        MPI.Finalize();
        for (Comm ended : new Comm[] {copy, MPI.COMM_WORLD}) {
            try {
                ended.nativeHandle();
                check(false);
            } catch (MPIException refused) {
                check(refused.getMessage().contains("ended with MPI.Finalize"));
            }
        }
    }

    private static void useInfo() {
        try (var info = Info.Create()) {
            info.Set("before", "1");
            MPI.Finalize();
            info.Set("after", "2");
            try (var copy = info.Dup()) {
                check(copy.Get_nkeys() == 2 && copy.Get_string("before").equals("1"));
            }
        }
    }

    /**
     * Drops objects without freeing them, so that the garbage collector finds them after {@code
     * Finalize}: panmpi must not pass them to MPI then.
     */
    private static void loseObjects() throws InterruptedException {
        for (int i = 0; i < COLLECTIONS; i++) {
            gaps();
            Info.Create();
            MPI.COMM_WORLD.Group();
        }
        MPI.Finalize();
        for (int i = 0; i < COLLECTIONS; i++) {
            System.gc();
            TimeUnit.MILLISECONDS.sleep(10);
            Info.Create().Set("key", "value");
        }
    }

    /** Uses objects in a delete function of an attribute, which runs within {@code Finalize}. */
    private static void useInCallback() {
        var type = gaps();
        int keyval = Comm.Create_keyval(null, (comm, key, value) -> check(type.Get_size_c() == 8));
        MPI.COMM_SELF.Set_attr(keyval, "an attribute");
        MPI.Finalize();
    }

    /**
     * Closes objects that ended with MPI: they are null, so closing does nothing, and a call is
     * refused.
     */
    private static void closeOthers() {
        var type = gaps();
        try (type;
                var group = MPI.COMM_WORLD.Group();
                var handler = Comm.Create_errhandler((comm, code) -> {})) {
            check(!group.Is_null() && !handler.Is_null());
            MPI.Finalize();
            check(group.Is_null() && handler.Is_null());
        }
        try {
            type.Get_size();
            check(false);
        } catch (MPIException e) {
            System.out.println(e.getMessage());
        }
    }

    private static void check(boolean isRight) {
        if (!isRight) {
            throw new AssertionError("not as before Finalize");
        }
    }
}
