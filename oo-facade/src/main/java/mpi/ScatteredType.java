package mpi;

/**
 * The datatype of a {@link ScatteredItem}. The checks of a call see the front of the message only,
 * which is as long as they are told; the arrays behind it have been looked at before.
 */
final class ScatteredType extends Datatype {

    ScatteredType(long handle, long front) {
        super("the datatype of a message of objects", handle, front);
    }
}
