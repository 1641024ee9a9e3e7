package mpi;

import java.util.Arrays;

/** What stands for the outputs of a call in progress, counted from 0. */
final class Outputs {

    /** Most calls have one or two: apart, they are sooner found. */
    private final StandIn first = new StandIn();

    private final StandIn second = new StandIn();
    private StandIn[] others = {};

    /** The one that is brought; negative for what MPI reads. */
    private int number;

    /** A bit for each that something stands for. */
    private int staged;

    void begin(int output) {
        number = output;
    }

    /** What is to stand for the one that is brought. */
    StandIn staged() {
        staged |= 1 << number;
        return at(number);
    }

    boolean isStaged(int output) {
        return (staged & 1 << output) != 0;
    }

    StandIn at(int output) {
        return output == 0 ? first : output == 1 ? second : other(output - 2);
    }

    private StandIn other(int output) {
        int known = others.length;
        if (output >= known) {
            others = Arrays.copyOf(others, output + 1);
            Arrays.setAll(others, i -> i < known ? others[i] : new StandIn());
        }
        return others[output];
    }

    void clear() {
        staged = 0;
    }
}
