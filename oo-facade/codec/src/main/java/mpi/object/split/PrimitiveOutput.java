package mpi.object.split;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;

/**
 * Base class of {@link HookOutput}, with the methods by which a {@code writeObject} or {@code
 * writeExternal} writes primitive data.
 */
abstract class PrimitiveOutput extends ObjectOutputStream {

    final BlockOutput blocks;
    final DataOutputStream data;

    PrimitiveOutput(Output out) throws IOException {
        blocks = new BlockOutput(out);
        data = new DataOutputStream(blocks);
    }

    @Override
    public void write(int value) throws IOException {
        data.write(value);
    }

    @Override
    public void write(byte[] from) throws IOException {
        data.write(from, 0, from.length);
    }

    @Override
    public void write(byte[] from, int first, int length) throws IOException {
        data.write(from, first, length);
    }

    @Override
    public void writeBytes(String text) throws IOException {
        data.writeBytes(text);
    }

    @Override
    public void writeChars(String text) throws IOException {
        data.writeChars(text);
    }

    @Override
    public void writeUTF(String text) throws IOException {
        data.writeUTF(text);
    }
}
