package panmpi.tests.programs;

import java.util.Arrays;
import mpi.Datatype;
import mpi.Group;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Session;

/**
 * Program of {@code BeginningAndEndTest} that never calls {@code MPI.Init}, but uses MPI in two
 * nested sessions.
 */
public final class SessionsOnly {
    private SessionsOnly() {}

    /**
     * Runs on one rank or several.
     *
     * @param args none.
     */
    public static void main(String[] args) {
        attempt("before");
        // The sessions are nested: MPICH 4.0, Open MPI 5.0 and Intel MPI crash if a session begins
        // after all earlier ones have ended.
        try (var outer = Session.Init(null, null)) {
            useTheWorld(outer);
            attempt("during");
            try (var inner = Session.Init(null, MPI.ERRORS_RETURN)) {
                useTheWorld(inner);
            }
            attempt("during");
        }
        attempt("after");
        System.out.println("initialized " + MPI.Initialized());
    }

    private static void useTheWorld(Session session) {
        try (var group = Group.From_session_pset(session, "mpi://WORLD");
                var comm = Intracomm.Create_from_group(group, "panmpi/only", null, null)) {
            var sum = new int[1];
            comm.Allreduce(new int[] {1}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
            System.out.println("sum " + sum[0] + " of " + group.Size());
            receiveWithGaps(comm);
            try {
                comm.Send(new int[1], 0, 1, MPI.INT, comm.Rank(), -99);
            } catch (MPIException e) {
                System.out.println("tag " + (e.Get_error_class() == MPI.ERR_TAG));
            }
        }
    }

    /** Receives into arrays with gaps, by derived datatypes of ints and of objects. */
    private static void receiveWithGaps(Intracomm comm) {
        try (var column = Datatype.Vector(2, 1, 2, MPI.INT);
                var objects = Datatype.Vector(2, 1, 2, MPI.OBJECT)) {
            column.Commit();
            objects.Commit();
            int rank = comm.Rank();
            int[] array = {1, 5, 2, 0, 0, 0};
            comm.Sendrecv(array, 0, 1, column, rank, 1, array, 3, 1, column, rank, 1);
            Object[] words = {"a", "b", "c", "", "", ""};
            comm.Sendrecv(words, 0, 1, objects, rank, 1, words, 3, 1, objects, rank, 1);
            System.out.println("gaps " + Arrays.toString(array) + " " + Arrays.toString(words));
        }
    }

    /** Uses a group, which works while there is a session, without Init. */
    private static void attempt(String when) {
        try {
            System.out.println(when + " size " + MPI.GROUP_EMPTY.Size());
        } catch (MPIException e) {
            System.out.println(when + " " + e.getMessage());
        }
    }
}
