package mpi.internal.objects;

import java.util.Arrays;
import java.util.List;
import mpi.MPIException;
import mpi.c.Mpi;

/**
 * Converts the arrays of objects that panmpi uses internally to and from the single objects and
 * lists that public methods take and return.
 */
public final class ObjectLists {

    private ObjectLists() {}

    /** Returns the only object of an array, cast to the program's type. */
    @SuppressWarnings("unchecked")
    public static <T> T only(Object[] objects) {
        return (T) objects[0];
    }

    /** Returns all objects of an array as a list. */
    @SuppressWarnings("unchecked")
    public static <T> List<T> of(Object[] objects) {
        return (List<T>) Arrays.asList(objects);
    }

    /**
     * Returns the objects of a list as an array; throws unless the list has one object for each of
     * the {@code receivers} receivers. The list is ignored if there are no receivers.
     */
    public static Object[] array(String call, List<?> objects, int receivers) {
        if (receivers == 0) {
            return new Object[0];
        }
        if (objects == null || objects.size() != receivers) {
            String what = objects == null ? "null" : "a list of " + objects.size() + " objects";
            String rule =
                    " was given; one object is needed for each of " + receivers + " receivers";
            throw MPIException.of(call, Mpi.MPI_ERR_COUNT, what + rule);
        }
        return objects.toArray();
    }
}
