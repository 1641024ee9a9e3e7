package mpi.internal.strict.check;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Role;

/**
 * Finds the requests that a call of the Wait or Test family has completed, as indices in the call's
 * array of requests.
 */
final class Completed {

    private Completed() {}

    /**
     * Returns the indices of the completed requests, in the order of their statuses; none if the
     * call's flag is false.
     *
     * @param all number of requests that the call has as arguments.
     */
    static List<Integer> indices(ObservedCall call, int all) {
        Function function = call.function();
        Parameter flag = function.output("flag");
        if (flag != null && read(call, flag, 0) == 0) {
            return List.of();
        }
        if (!function.has(Role.ANY)) {
            return IntStream.range(0, all).boxed().toList();
        }
        List<Integer> indices = new ArrayList<>();
        Parameter index = function.output("number");
        Parameter count = function.output("length");
        int completed = count == null ? 1 : read(call, count, 0);
        for (int i = 0; i < completed; i++) {
            int at = read(call, index, i);
            if (at >= 0) {
                indices.add(at);
            }
        }
        return indices;
    }

    private static int read(ObservedCall call, Parameter parameter, int index) {
        return call.memory(parameter).getAtIndex(JAVA_INT, index);
    }
}
