package mpi.object.split;

import java.io.IOException;

/** Writes primitive values to the stream of a {@code writeObject} or {@code writeExternal}. */
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
