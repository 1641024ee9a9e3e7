package mpi.object.split;

import java.io.IOException;
import java.io.InputStream;

/**
 * Stream of the primitive data that a class's own {@code readObject} or {@code readExternal} reads.
 * It reports the end of the stream where the next object begins.
 */
final class BlockInput extends InputStream {

    private final Input in;

    /** Number of unread bytes of the current block; 0 between two blocks. */
    int left;

    BlockInput(Input in) {
        this.in = in;
    }

    /**
     * Returns true if primitive data come next. If the data begin a new block, also reads the
     * block's length.
     */
    boolean hasNext() throws IOException {
        while (left == 0 && in.peek() == Code.BLOCK << 1) {
            in.get();
            left = in.count(1);
        }
        return left > 0;
    }

    @Override
    public int read() throws IOException {
        if (!hasNext()) {
            return -1;
        }
        left--;
        return in.get() & 0xff;
    }

    @Override
    public int read(byte[] into, int first, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (!hasNext()) {
            return -1;
        }
        int some = Math.min(left, length);
        System.arraycopy(in.bytes, in.take(some), into, first, some);
        left -= some;
        return some;
    }

    @Override
    public int available() throws IOException {
        return hasNext() ? left : 0;
    }

    /** Skips the unread bytes of the current block. */
    void skip() throws IOException {
        in.take(left);
        left = 0;
    }
}
