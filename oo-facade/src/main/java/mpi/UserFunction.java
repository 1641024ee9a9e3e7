package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import mpi.c.Mpi;
import mpi.internal.memory.Element;

/**
 * A reduction function of the program, with the signature of Open MPI's Java binding. A subclass
 * overrides the method on arrays, the method on buffers, or both, which must then compute the same;
 * either serves reductions of arrays, buffers and segments. The method on buffers gets MPI's own
 * memory, and is preferred if it is overridden. The rules of {@link User_function} hold for both.
 */
public abstract class UserFunction {

    private final boolean onBuffers = overrides(ByteBuffer.class);

    /**
     * Function on off-heap data that MPI calls. All operations made of this object have the same
     * function.
     */
    private final Op_function onMemory =
            onBuffers ? this::callOnMemory : new ArrayReduction(new OnArrays(), Element.BYTE);

    /** Makes a function; for subclasses. */
    protected UserFunction() {
        if (!onBuffers && !overrides(Object.class)) {
            String rule = " overrides neither call(Object, Object, int, Datatype) nor the one on";
            String what = getClass().getName() + rule + " ByteBuffers";
            throw MPIException.of("MPI_Op_create", Mpi.MPI_ERR_ARG, what);
        }
    }

    private boolean overrides(Class<?> operand) {
        try {
            return getClass()
                            .getMethod("call", operand, operand, int.class, Datatype.class)
                            .getDeclaringClass()
                    != UserFunction.class;
        } catch (NoSuchMethodException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /**
     * Combines elements pairwise: {@code inOut[i] = in[i] op inOut[i]}.
     *
     * @param in array of the elements of the lower ranks.
     * @param inOut array of the elements of the higher ranks, which become the results.
     * @param count number of items.
     * @param datatype type of the items; their base type determines the type of the arrays, which
     *     are byte arrays for structs.
     */
    public void call(Object in, Object inOut, int count, Datatype datatype) {
        throw new UnsupportedOperationException(
                getClass().getName() + " does not override call(Object, Object, int, Datatype)");
    }

    /**
     * Combines items pairwise: {@code inOut[i] = in[i] op inOut[i]}.
     *
     * @param in items of the lower ranks, in the machine's byte order; valid during the call.
     * @param inOut items of the higher ranks, which become the results.
     * @param count number of items.
     * @param datatype type of the items.
     */
    public void call(ByteBuffer in, ByteBuffer inOut, int count, Datatype datatype) {
        throw new UnsupportedOperationException(
                getClass().getName()
                        + " does not override call(ByteBuffer, ByteBuffer, int, Datatype)");
    }

    private void callOnMemory(MemorySegment in, MemorySegment inOut, int count, Datatype datatype) {
        ByteOrder order = ByteOrder.nativeOrder();
        call(in.asByteBuffer().order(order), inOut.asByteBuffer().order(order), count, datatype);
    }

    /** Returns the function on off-heap data, which MPI calls. */
    final Op_function onMemory() {
        return onMemory;
    }

    /** Returns the function on arrays, for reductions of objects; null if the program has none. */
    final User_function onArrays() {
        return overrides(Object.class) ? new OnArrays() : null;
    }

    /**
     * Function with mpiJava's signature that calls the method on arrays; if an offset is not 0, the
     * elements from it on are copied to a new array for the call.
     */
    private final class OnArrays extends User_function {

        @Override
        public void Call(
                Object in,
                int inoffset,
                Object inout,
                int inoutoffset,
                int count,
                Datatype datatype) {
            if (inoffset == 0 && inoutoffset == 0) {
                call(in, inout, count, datatype);
                return;
            }
            Object results = from(inout, inoutoffset);
            call(from(in, inoffset), results, count, datatype);
            System.arraycopy(results, 0, inout, inoutoffset, Array.getLength(results));
        }

        private static Object from(Object array, int first) {
            int length = Array.getLength(array) - first;
            Object part = Array.newInstance(array.getClass().getComponentType(), length);
            System.arraycopy(array, first, part, 0, length);
            return part;
        }
    }
}
