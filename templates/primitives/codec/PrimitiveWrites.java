package mpi.object.split;

import java.io.IOException;

/** Values of the primitive types in the stream that a hook writes. */
abstract class PrimitiveWrites extends PrimitiveOutput {

    PrimitiveWrites(Output out) throws IOException {
        super(out);
    }

    @Each("boolean byte char short int long float double")
    @Override
    public void write$Name$($Written$ value) throws IOException {
        data.write$Name$(value);
    }
}
