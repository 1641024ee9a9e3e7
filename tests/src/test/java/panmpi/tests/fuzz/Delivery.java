package panmpi.tests.fuzz;

import java.io.IOException;
import mpi.object.ObjectCodec;

/** A way for an input to reach a codec. */
interface Delivery {
    /** The codec is called with the parts. */
    Delivery DIRECT = (codec, input) -> codec.decode(input.parts(), new Object[input.count()]);

    /** Has an input decoded. */
    void deliver(ObjectCodec codec, Input input) throws IOException, ClassNotFoundException;
}
