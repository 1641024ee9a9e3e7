package panmpi.tests.cases.onesided;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.util.Map;
import java.util.TreeMap;
import mpi.MPI;
import mpi.Win;

/**
 * A one-sided call that moves one int. The method {@code of} returns such a call for each one-sided
 * method of {@code Win}.
 */
@FunctionalInterface
interface TargetedCalls {
    /** Makes the call. */
    void at(int target, long displacement);

    /** {@return a call for each one-sided method, by its name} */
    static Map<String, TargetedCalls> of(Win win) {
        int[] one = {5};
        int[] old = {6};
        var three = Arena.ofAuto().allocateFrom(JAVA_INT, 7, 8, 9);
        var got = Arena.ofAuto().allocate(JAVA_INT, 3);
        var i = MPI.INT;
        var all = new TreeMap<String, TargetedCalls>();
        all.put("Put", (t, d) -> win.Put(one, 0, 1, i, t, d, 1, i));
        all.put("Put of a segment", (t, d) -> win.Put(three, 1L, i, t, d, 1L, i));
        all.put("put", (t, d) -> win.put(one, 1, i, t, d, 1, i));
        all.put("Get", (t, d) -> win.Get(old, 0, 1, i, t, d, 1, i));
        all.put("Get of a segment", (t, d) -> win.Get(got, 1L, i, t, d, 1L, i));
        all.put("Accumulate", (t, d) -> win.Accumulate(one, 0, 1, i, t, d, 1, i, MPI.SUM));
        all.put(
                "Accumulate of a segment",
                (t, d) -> win.Accumulate(three, 1L, i, t, d, 1L, i, MPI.SUM));
        all.put(
                "Get_accumulate",
                (t, d) -> win.Get_accumulate(one, 0, 1, i, old, 0, 1, i, t, d, 1, i, MPI.SUM));
        all.put("Fetch_and_op", (t, d) -> win.Fetch_and_op(one, 0, old, 0, i, t, d, MPI.SUM));
        all.put("fetchAndOp", (t, d) -> win.fetchAndOp(one, old, i, t, d, MPI.SUM));
        all.put(
                "Compare_and_swap",
                (t, d) -> win.Compare_and_swap(one, 0, new int[] {1}, 0, old, 0, i, t, d));
        all.put("Rput", (t, d) -> win.Rput(one, 0, 1, i, t, d, 1, i).Wait());
        all.put("Rget", (t, d) -> win.Rget(old, 0, 1, i, t, d, 1, i).Wait());
        all.put("Raccumulate", (t, d) -> win.Raccumulate(one, 0, 1, i, t, d, 1, i, MPI.SUM).Wait());
        all.put(
                "Rget_accumulate",
                (t, d) ->
                        win.Rget_accumulate(one, 0, 1, i, old, 0, 1, i, t, d, 1, i, MPI.SUM)
                                .Wait());
        return all;
    }
}
