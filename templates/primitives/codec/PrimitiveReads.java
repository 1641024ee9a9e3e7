package mpi.object.split;

import java.io.IOException;

/** Reads primitive values from the stream of a {@code readObject} or {@code readExternal}. */
abstract class PrimitiveReads extends PrimitiveInput {

    PrimitiveReads(Input in) throws IOException {
        super(in);
    }

    @Each("boolean byte char short int long float double")
    @Override
    public $type$ read$Name$() throws IOException {
        return data.read$Name$();
    }
}
