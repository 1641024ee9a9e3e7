package mpi.object.split;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Stream of the primitive data that a class's own {@code writeObject} or {@code writeExternal}
 * writes. It writes blocks with a length, so that a reader can tell data from objects.
 */
final class BlockOutput extends OutputStream {

    /**
     * Largest block, in bytes, whose length takes one byte. That byte is written when the block
     * ends; longer data get a block of their own.
     */
    private static final int LONGEST = 127;

    private static final int NONE = -1;

    private final Output out;
    private int lengthAt = NONE;

    BlockOutput(Output out) {
        this.out = out;
    }

    /** Ends the current block, if there is one, by writing its length. */
    void end() {
        if (lengthAt != NONE) {
            out.bytes[lengthAt] = (byte) (out.position - lengthAt - 1);
            lengthAt = NONE;
        }
    }

    /** Forgets the current block, if the method that writes it has thrown an exception. */
    void reset() {
        lengthAt = NONE;
    }

    @Override
    public void write(int value) throws IOException {
        room(1);
        out.put(value);
    }

    @Override
    public void write(byte[] from, int first, int length) throws IOException {
        if (length > LONGEST) {
            end();
            out.put(Code.BLOCK << 1);
            out.varint(length);
        } else {
            room(length);
        }
        out.put(from, first, length);
    }

    private void room(int length) throws IOException {
        if (lengthAt != NONE && out.position - lengthAt - 1 + length > LONGEST) {
            end();
        }
        if (lengthAt == NONE) {
            out.put(Code.BLOCK << 1);
            lengthAt = out.reserve(1);
        }
    }
}
