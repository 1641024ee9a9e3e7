package panmpi.tests.fuzz;

import java.io.IOException;
import mpi.object.ObjectCodec;

/** A way for an input to reach a codec. */
interface Delivery {
    /** Calls the codec with the parts. */
    Delivery DIRECT = (codec, input) -> codec.decode(input.parts(), new Object[input.count()]);

    /** Lets a codec decode an input. */
    void deliver(ObjectCodec codec, Input input) throws IOException, ClassNotFoundException;
}
