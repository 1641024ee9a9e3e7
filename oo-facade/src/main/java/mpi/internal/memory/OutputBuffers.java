package mpi.internal.memory;

import java.util.Arrays;

/**
 * Bounce buffers of a call in progress for its outputs: the buffers that MPI writes, numbered from
 * 0.
 */
public final class OutputBuffers {

    /**
     * Bounce buffer of output 0. Outputs 0 and 1 are fields, since most calls have no more, and an
     * array would cost dependent loads.
     */
    private final BounceBuffer first = new BounceBuffer();

    private final BounceBuffer second = new BounceBuffer();
    private BounceBuffer[] others = {};

    /** Number of the current buffer among the outputs; -1 if MPI only reads the current buffer. */
    private int number;

    /** Set of the outputs that have a bounce buffer in this call: bit N is set for output N. */
    private int staged;

    public void begin(int output) {
        number = output;
    }

    /** Returns the bounce buffer of the current output, and records that it is in use. */
    public BounceBuffer staged() {
        staged |= 1 << number;
        return at(number);
    }

    public boolean isStaged(int output) {
        return (staged & 1 << output) != 0;
    }

    public BounceBuffer at(int output) {
        return output == 0 ? first : output == 1 ? second : other(output - 2);
    }

    private BounceBuffer other(int output) {
        int known = others.length;
        if (output >= known) {
            others = Arrays.copyOf(others, output + 1);
            Arrays.setAll(others, i -> i < known ? others[i] : new BounceBuffer());
        }
        return others[output];
    }

    public void clear() {
        staged = 0;
    }
}
