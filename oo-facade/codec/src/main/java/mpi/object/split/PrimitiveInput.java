package mpi.object.split;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;

/**
 * Base class of {@link HookInput}, with the methods by which a {@code readObject} or {@code
 * readExternal} reads primitive data.
 */
abstract class PrimitiveInput extends ObjectInputStream {

    final BlockInput blocks;
    final DataInputStream data;

    PrimitiveInput(Input in) throws IOException {
        blocks = new BlockInput(in);
        data = new DataInputStream(blocks);
    }

    @Override
    public int available() throws IOException {
        return blocks.available();
    }

    @Override
    public int read() throws IOException {
        return blocks.read();
    }

    @Override
    public int read(byte[] into, int first, int length) throws IOException {
        return blocks.read(into, first, length);
    }

    @Override
    public int skipBytes(int length) throws IOException {
        return data.skipBytes(length);
    }

    @Override
    public void readFully(byte[] into) throws IOException {
        data.readFully(into);
    }

    @Override
    public void readFully(byte[] into, int first, int length) throws IOException {
        data.readFully(into, first, length);
    }

    @Override
    public int readUnsignedByte() throws IOException {
        return data.readUnsignedByte();
    }

    @Override
    public int readUnsignedShort() throws IOException {
        return data.readUnsignedShort();
    }

    @Override
    @Deprecated
    @SuppressWarnings("deprecation")
    public String readLine() throws IOException {
        return data.readLine();
    }

    @Override
    public String readUTF() throws IOException {
        return data.readUTF();
    }
}
