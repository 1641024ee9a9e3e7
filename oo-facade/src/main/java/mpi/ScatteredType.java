package mpi;

import mpi.internal.objects.PinnedMessage;
import mpi.internal.staging.TypeShape;

/**
 * The datatype of a {@link PinnedMessage}, which owns it. The bounds checks of a call see a
 * contiguous type of the front's length; the arrays were checked when their table was made.
 */
final class ScatteredType extends Datatype {

    ScatteredType(PinnedMessage message) {
        super(message.type(), shape(message), false);
    }

    private static TypeShape shape(PinnedMessage message) {
        long front = message.front().byteSize();
        return TypeShape.front("the datatype of a message of objects", front);
    }
}
