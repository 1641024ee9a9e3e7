// Generated from the primitive types by `make bindings`; edit templates/primitives/codec/PrimitiveReads.java instead.

package mpi.object.split;

import java.io.IOException;

/**
 * Reads primitive values from the stream of a {@code readObject} or {@code readExternal}.
 */
abstract class PrimitiveReads extends PrimitiveInput {

    PrimitiveReads(Input in) throws IOException {
        super(in);
    }

    @Override
    public boolean readBoolean() throws IOException {
        return data.readBoolean();
    }

    @Override
    public byte readByte() throws IOException {
        return data.readByte();
    }

    @Override
    public char readChar() throws IOException {
        return data.readChar();
    }

    @Override
    public short readShort() throws IOException {
        return data.readShort();
    }

    @Override
    public int readInt() throws IOException {
        return data.readInt();
    }

    @Override
    public long readLong() throws IOException {
        return data.readLong();
    }

    @Override
    public float readFloat() throws IOException {
        return data.readFloat();
    }

    @Override
    public double readDouble() throws IOException {
        return data.readDouble();
    }
}
