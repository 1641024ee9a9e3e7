package panmpi.tests.fuzz;

import java.io.IOException;
import mpi.object.ObjectCodec;

/** A way for an input to reach a codec. */
interface Delivery {
    /** Passes the parts to the codec directly, without a message of MPI. */
    Delivery DIRECT =
            (codec, input) -> {
                codec.decode(input.parts(), new Object[input.count()]);
                return true;
            };

    /** Lets a codec decode an input; {@return true if the input was not damaged on the way} */
    boolean deliver(ObjectCodec codec, Input input) throws IOException, ClassNotFoundException;
}
