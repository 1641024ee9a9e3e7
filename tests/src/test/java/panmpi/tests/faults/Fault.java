package panmpi.tests.faults;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A fault in a job, and the output that must report it.
 *
 * @param name name in the table.
 * @param ranks number of ranks.
 * @param options options for Java.
 * @param program the program and its arguments.
 * @param strike signal that a process of the job gets from outside; {@code NONE} for no signal.
 * @param first text that the first line on the screen must contain; empty for any first line.
 * @param words further texts in the output.
 * @param marks number of lines {@code FAULT} that the ranks print when they are ready for the
 *     fault; the time is measured from the last of them.
 * @param anyCode true if the launcher decides the exit code.
 */
record Fault(
        String name,
        int ranks,
        List<String> options,
        List<String> program,
        Strike strike,
        String first,
        List<String> words,
        int marks,
        boolean anyCode) {

    /**
     * Makes a fault of the program {@code Dying} in a job of two ranks, which only has to end: no
     * output is required.
     */
    static Fault of(String name, String death) {
        return in(name, "panmpi.tests.programs.deaths.Dying", death);
    }

    /** Makes a fault that a program other than {@code Dying} has, in a job of two ranks. */
    static Fault in(String name, String... program) {
        return new Fault(
                name, 2, List.of(), List.of(program), Strike.NONE, "", List.of(), 1, false);
    }

    /** Returns a copy that requires the first line on the screen to contain a text. */
    Fault first(String line) {
        return new Fault(name, ranks, options, program, strike, line, words, marks, anyCode);
    }

    /** Returns a copy that requires more texts anywhere in the output. */
    Fault says(String... more) {
        var all = new ArrayList<>(words);
        all.addAll(Arrays.asList(more));
        return new Fault(name, ranks, options, program, strike, first, all, marks, anyCode);
    }

    Fault on(int number) {
        return new Fault(name, number, options, program, strike, first, words, marks, anyCode);
    }

    Fault with(String... more) {
        return new Fault(name, ranks, List.of(more), program, strike, first, words, marks, anyCode);
    }

    Fault struckBy(Strike from) {
        return new Fault(name, ranks, options, program, from, first, words, ranks, anyCode);
    }

    /** Returns a copy for a job that fails before its program begins. */
    Fault early() {
        return new Fault(name, ranks, options, program, strike, first, words, 0, anyCode);
    }

    Fault withAnyCode() {
        return new Fault(name, ranks, options, program, strike, first, words, marks, true);
    }
}
