package panmpi.generator.diff;

import java.util.Locale;

/**
 * One difference between two MPIs.
 *
 * @param subject what kind of thing differs
 * @param kind whether it was added, removed or changed
 * @param name C name of the thing that differs
 * @param text description of the difference, on one line
 * @param breaksBinary whether a program compiled with the old header may fail on the new library
 * @param breaksSource whether a program may not compile with the new header
 */
public record Change(
        Subject subject,
        Kind kind,
        String name,
        String text,
        boolean breaksBinary,
        boolean breaksSource) {

    /** Kinds of things that differ. */
    public enum Subject {
        /** The library as a whole. */
        LIBRARY,
        /** A function. */
        FUNCTION,
        /** A function type that MPI calls back. */
        CALLBACK,
        /** A constant. */
        CONSTANT,
        /** A scalar type. */
        TYPE,
        /** A struct. */
        STRUCT;

        /** Returns the word for this kind in reports. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Returns the heading of the section that lists changes of this kind. */
        public String title() {
            return name().charAt(0) + word().substring(1) + (this == LIBRARY ? "" : "s");
        }
    }

    /** Kinds of differences. */
    public enum Kind {
        /** Only the new MPI has the name. */
        ADDED,
        /** Only the old MPI has the name. */
        REMOVED,
        /** Both MPIs have the name, with a difference. */
        CHANGED;

        /** Returns the word for this kind in reports. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static Change added(Subject subject, String name, String text) {
        return new Change(subject, Kind.ADDED, name, text, false, false);
    }

    /**
     * Returns this change or, if its name does not begin with {@code MPI_} or {@code MPIX_}, a copy
     * that does not break sources, since programs use only names with these prefixes.
     */
    Change asPublic() {
        boolean own = !name.startsWith("MPI_") && !name.startsWith("MPIX_");
        return own && breaksSource
                ? new Change(subject, kind, name, text, breaksBinary, false)
                : this;
    }

    /** Tests whether a program may fail at run time or not compile. */
    public boolean isBreaking() {
        return breaksBinary || breaksSource;
    }

    /** Describes what the change breaks; empty if it breaks nothing. */
    public String breaks() {
        if (breaksBinary && breaksSource) {
            return "breaks binaries and sources";
        }
        return breaksBinary ? "breaks binaries" : breaksSource ? "breaks sources" : "";
    }
}
