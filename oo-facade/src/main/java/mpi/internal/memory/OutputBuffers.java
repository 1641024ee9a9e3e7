package mpi.internal.memory;

import java.util.Arrays;

/** What stands for the outputs of a call in progress, counted from 0. */
public final class OutputBuffers {

    /** Most calls have one or two: apart, they are sooner found. */
    private final BounceBuffer first = new BounceBuffer();

    private final BounceBuffer second = new BounceBuffer();
    private BounceBuffer[] others = {};

    /** The one that is brought; negative for what MPI reads. */
    private int number;

    /** A bit for each that something stands for. */
    private int staged;

    public void begin(int output) {
        number = output;
    }

    /** What is to stand for the one that is brought. */
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
