package panmpi.tests.soak;

import java.lang.reflect.Array;
import mpi.Datatype;
import mpi.User_function;

/**
 * Operation that returns the left of two numbers unless it is zero, so that the order of the ranks
 * matters.
 */
final class FirstNumber extends User_function {

    @Override
    public void Call(
            Object in, int inoffset, Object inout, int inoutoffset, int count, Datatype datatype) {
        Object zero = Array.get(Array.newInstance(in.getClass().getComponentType(), 1), 0);
        for (int i = 0; i < count; i++) {
            Object left = Array.get(in, inoffset + i);
            if (!left.equals(zero)) {
                Array.set(inout, inoutoffset + i, left);
            }
        }
    }
}
