package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import mpi.c.Mpi;
import mpi.internal.memory.Element;

/**
 * Reduction function on off-heap data that calls the program's function on arrays: copies the
 * operands to arrays of exactly their length, and the result back.
 *
 * @param function function of the program on arrays.
 * @param ofSeveral type to use for the elements of the arrays if the datatype consists of several
 *     basic types, as a struct does; null to refuse such a datatype by an exception.
 */
record ArrayReduction(User_function function, Element ofSeveral) implements Op_function {

    @Override
    public void call(MemorySegment in, MemorySegment inout, int count, Datatype datatype) {
        Element element = datatype.element() == null ? ofSeveral : datatype.element();
        if (element == null) {
            throw MPIException.of(
                    "MPI_Op_create",
                    Mpi.MPI_ERR_TYPE,
                    "a User_function needs a datatype with one primitive type of Java, not "
                            + datatype
                            + "; an Op_function takes any datatype");
        }
        int length = Math.toIntExact(in.byteSize() / element.bytes());
        Object left = array(element, in, length);
        Object right = array(element, inout, length);
        function.Call(left, 0, right, 0, count, datatype);
        element.load(right, 0, inout, 0, length);
    }

    private static Object array(Element element, MemorySegment from, int length) {
        Object array = Array.newInstance(element.array().getComponentType(), length);
        element.store(from, 0, array, 0, length);
        return array;
    }
}
