package mpi.bench;

/** Arrays of one size, reused for all messages of that size, as programs reuse theirs. */
final class Buffers {

    private static final int FEWEST = 1;
    private static final int MOST_MEMORY = 64 << 20;

    private final byte[] out;
    private final byte[][] in;

    /**
     * Makes one array to send, and {@code receives} arrays to receive; fewer, but at least one, if
     * these would take more than 64 MiB.
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
     * Returns the array for receive number {@code receive}. If messages are large, several receives
     * share an array.
     */
    byte[] in(int receive) {
        return in[receive % in.length];
    }
}
