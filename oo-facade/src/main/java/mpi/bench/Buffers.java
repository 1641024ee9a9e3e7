package mpi.bench;

/** Arrays of one size, reused for all messages of that size, as programs reuse theirs. */
final class Buffers {

    private static final int FEWEST = 1;
    private static final int MOST_MEMORY = 64 << 20;

    private final byte[] out;
    private final byte[][] in;

    /**
     * Makes one array to send from, and up to {@code receives} arrays to receive into: as many as
     * 64 MiB can hold, but at least one.
     */
    Buffers(int bytes, int receives) {
        int size = Math.max(bytes, FEWEST);
        out = new byte[size];
        in = new byte[Math.clamp(MOST_MEMORY / size, 1, receives)][size];
    }

    byte[] out() {
        return out;
    }

    byte[] in() {
        return in[0];
    }

    /**
     * Returns the array for the receive of this number, from 0, among several receives that are in
     * progress at once. If messages are large, several receives share an array.
     */
    byte[] in(int receive) {
        return in[receive % in.length];
    }
}
