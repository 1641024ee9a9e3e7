package panmpi.bench.ranks;

import mpi.Datatype;
import mpi.User_function;

/** Reduction that adds arrays of integers, element by element. */
final class RowSum extends User_function {

    @Override
    public void Call(
            Object in, int inoffset, Object inout, int inoutoffset, int count, Datatype datatype) {
        Object[] lower = (Object[]) in;
        Object[] higher = (Object[]) inout;
        for (int i = 0; i < count; i++) {
            int at = inoutoffset + i;
            higher[at] = sum((int[]) lower[inoffset + i], (int[]) higher[at]);
        }
    }

    /**
     * Returns the sum in a new array, since the operands may be arrays that the program still uses.
     */
    private static int[] sum(int[] one, int[] other) {
        int[] sum = new int[one.length];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = one[i] + other[i];
        }
        return sum;
    }
}
