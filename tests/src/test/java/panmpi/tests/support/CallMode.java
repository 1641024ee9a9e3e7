package panmpi.tests.support;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import mpi.Comm;
import mpi.Prequest;
import mpi.Request;

/**
 * Modes of a collective call: blocking, nonblocking, persistent. Each makes the call several times
 * with the same buffers and different data, by the mpiJava and the camelCase methods alternately; a
 * test passes the arguments of two overloads, one with arrays and one with segments.
 */
public enum CallMode {
    BLOCKING,
    NONBLOCKING,
    PERSISTENT;

    private static final int ROUNDS = World.SIZE > 4 ? 2 : 3;

    /**
     * Maker of the arguments of one overload of a call: the one with arrays, or the one with
     * segments.
     */
    public interface Form {
        /** {@return the arguments for one call, without the hints that a persistent call takes} */
        Object[] arguments();
    }

    /**
     * Makes a call in several rounds; skips the test if the library lacks the persistent call.
     *
     * @param comm communicator of the call.
     * @param name name of the blocking call.
     * @param fill fills the buffers for a round.
     * @param check asserts what the buffers hold after a round.
     * @param forms the arguments of each overload, made with {@link #args}. Each call gets new
     *     arguments, since {@link SpoiledArrays} overwrites the counts and displacements of a call
     *     that has begun.
     */
    public void run(Comm comm, String name, IntConsumer fill, IntConsumer check, Form... forms) {
        var call = new NamedCall(comm, name);
        List<Prequest> prepared = this == PERSISTENT ? prepared(call, forms) : List.of();
        SpoiledArrays.spoil();
        for (int round = 0; round < ROUNDS; round++) {
            fill.accept(round);
            var inTurn = call.camelCase(round % 2 == 1);
            switch (this) {
                case BLOCKING -> Stream.of(forms).forEach(form -> inTurn.make(form.arguments()));
                case NONBLOCKING ->
                        await(Stream.of(forms).map(f -> inTurn.begin(f.arguments())).toList());
                case PERSISTENT -> await(started(prepared));
            }
            check.accept(round);
        }
        prepared.forEach(Request::Free);
    }

    /** {@return the arguments of one overload} */
    public static Object[] args(Object... arguments) {
        return arguments;
    }

    private static List<Prequest> prepared(NamedCall call, Form... forms) {
        Lacks.assumeHas("MPI_" + call.name() + "_init");
        List<Prequest> prepared = new ArrayList<>();
        for (Form form : forms) {
            boolean isSecond = prepared.size() % 2 == 1;
            prepared.add(call.camelCase(isSecond).prepare(form.arguments()));
        }
        return prepared;
    }

    private static List<Prequest> started(List<Prequest> requests) {
        requests.forEach(Prequest::Start);
        return requests;
    }

    private static void await(List<? extends Request> requests) {
        SpoiledArrays.spoil();
        Request.Waitall(requests.toArray(Request[]::new));
    }
}
