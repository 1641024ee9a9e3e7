package mpi.object.split;

import java.io.IOException;

/** Values of the primitive types in the stream that a hook reads. */
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
