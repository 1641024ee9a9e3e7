package panmpi.generator.model;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Step that the facade takes before or after a call, such as to keep memory alive. A step is
 * written in {@code exceptions.rules} as {@code NAME} or {@code NAME(PARAMETER,...)}.
 *
 * @param kind the step
 * @param params the parameters of the C function that it needs
 */
public record Step(Kind kind, List<String> params) {

    /** Kinds of steps, each with the Java statement for it. */
    public enum Kind {
        /**
         * A persistent request is about to be started. Its buffers are copied to off-heap memory
         * again, since the program may have changed them.
         */
        STARTS("starting(%s)"),
        /**
         * The program reports that its generalized request is complete, which it may do only once.
         */
        ENDS_ONCE("ending(%s)"),
        /** The program has marked partitions of a message as ready to be sent. */
        READIES("ready(%s)"),
        /**
         * If the flag is true, a partition has arrived, and is copied into the program's buffer.
         */
        ARRIVES("arrived(%s)"),
        /** The object has been freed, and its memory with it. */
        FREES("freed(%s)"),
        /** The object that has the method uses the memory from now on. */
        KEEPS("keep(%s)"),
        /** MPI uses the memory until it is detached. */
        LENDS("MpiMemoryArenas.keep(%s)"),
        /** The program gives the memory back to MPI, and must not use it any more. */
        GIVES_BACK("MpiMemoryArenas.giveBack(%s)"),
        /** One-sided operations are complete: the operations with one target, or all operations. */
        COMPLETES("completed(%s)"),
        /** A new communicator gets the error handler of its parent where MPI does not do so. */
        INHERITS("ErrorsReturn.inherit(%s)"),
        /** A session begins; calls need no initialisation while one is open. */
        BEGINS_SESSION("Job.session(1)"),
        /** A session is over. */
        ENDS_SESSION("Job.session(-1)");

        private final String java;

        Kind(String java) {
            this.java = java;
        }

        private static Optional<Kind> of(String word) {
            return Stream.of(values()).filter(k -> k.word().equals(word)).findFirst();
        }

        /** Returns the name of this kind of step in {@code exceptions.rules}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** Returns the Java statement for this kind of step, without its semicolon. */
        public String java(String arguments) {
            return java.formatted(arguments);
        }
    }

    private static final Pattern TEXT = Pattern.compile("([a-z-]+)(?:\\((\\w+(?:,\\w+)*)\\))?");

    /** Copies the list, so that the caller cannot change this record later. */
    public Step {
        params = List.copyOf(params);
    }

    /** Parses a step; empty if the text is not a step. */
    public static Optional<Step> parse(String text) {
        Matcher m = TEXT.matcher(text);
        if (!m.matches()) {
            return Optional.empty();
        }
        List<String> params = m.group(2) == null ? List.of() : List.of(m.group(2).split(","));
        return Kind.of(m.group(1)).map(kind -> new Step(kind, params));
    }
}
