package panmpi.generator.emit;

import java.util.Arrays;
import java.util.List;

/**
 * A parameter of a function type, as a line of {@code callbacks.rules} describes it.
 *
 * @param role its role in the Java method
 * @param name its name
 * @param type its Java type; empty where that follows from the C type
 */
record CallbackParam(Role role, String name, String type) {

    /** Role of a C parameter in the Java method of the interface. */
    enum Role {
        /** The C parameter becomes a parameter of the Java method. */
        PASSED,
        /** The C parameter points to a result, which the Java method returns. */
        RESULT,
        /**
         * Not a parameter of the Java method: panmpi's C callback deals with the C parameter
         * itself, as with {@code extra_state}.
         */
        HIDDEN
    }

    /** Parses the parameters of a line, in C's order. */
    static List<CallbackParam> parse(String line) {
        return Arrays.stream(line.split("\\s+")).map(CallbackParam::of).toList();
    }

    private static CallbackParam of(String word) {
        Role role =
                switch (word.charAt(0)) {
                    case '-' -> Role.HIDDEN;
                    case '=' -> Role.RESULT;
                    default -> Role.PASSED;
                };
        String[] halves = word.substring(role == Role.PASSED ? 0 : 1).split(":", 2);
        return new CallbackParam(role, halves[0], halves.length == 2 ? halves[1] : "");
    }
}
