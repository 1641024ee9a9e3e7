// Generated from the primitive types by `make bindings`; edit templates/primitives/codec/PrimitiveWrites.java instead.

package mpi.object.split;

import java.io.IOException;

/**
 * Writes primitive values to the stream of a {@code writeObject} or {@code writeExternal}.
 */
abstract class PrimitiveWrites extends PrimitiveOutput {

    PrimitiveWrites(Output out) throws IOException {
        super(out);
    }

    @Override
    public void writeBoolean(boolean value) throws IOException {
        data.writeBoolean(value);
    }

    @Override
    public void writeByte(int value) throws IOException {
        data.writeByte(value);
    }

    @Override
    public void writeChar(int value) throws IOException {
        data.writeChar(value);
    }

    @Override
    public void writeShort(int value) throws IOException {
        data.writeShort(value);
    }

    @Override
    public void writeInt(int value) throws IOException {
        data.writeInt(value);
    }

    @Override
    public void writeLong(long value) throws IOException {
        data.writeLong(value);
    }

    @Override
    public void writeFloat(float value) throws IOException {
        data.writeFloat(value);
    }

    @Override
    public void writeDouble(double value) throws IOException {
        data.writeDouble(value);
    }
}
