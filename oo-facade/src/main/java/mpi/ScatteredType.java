package mpi;

import mpi.internal.staging.TypeShape;

/**
 * The datatype of a {@link ScatteredItem}. The bounds checks of a call see a contiguous type of the
 * front's length; the arrays were checked when their table was made.
 */
final class ScatteredType extends Datatype {

    ScatteredType(long handle, long front) {
        super(handle, TypeShape.front("the datatype of a message of objects", front), false);
    }
}
