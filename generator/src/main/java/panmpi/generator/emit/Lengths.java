package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panmpi.generator.model.Direction;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Pairs parameters that are lengths with the arrays that they belong to. In C, lengths come before
 * their arrays: one length for all arrays, or one length for each array, in the same order. In
 * Java, the length of an array that MPI reads is that of the Java array. For an array that MPI
 * writes, {@code exceptions.rules} may name another MPI function that returns the length.
 */
final class Lengths {

    private final Form form;

    Lengths(Form form) {
        this.form = form;
    }

    /**
     * Returns the expression that is passed for a length; empty if the parameter is not the length
     * of an array.
     */
    Optional<String> of(ParamUse p) {
        if (p.many() || p.direction() != Direction.IN || p.kind() != ParamKind.LENGTH) {
            return Optional.empty();
        }
        String hint = form.method().hints().lengths().get(p.name());
        if (hint != null) {
            return Optional.of(form.expression(hint));
        }
        return first(p).map(
                        a ->
                                "frame.length(\"%s\", %s)"
                                        .formatted(a.name(), JavaNames.identifier(a.name())));
    }

    /**
     * Finds the array from which the Java method takes the value of a length parameter: the first
     * array of this length that the call reads.
     */
    private Optional<ParamUse> first(ParamUse length) {
        return arrays(length).stream().filter(a -> a.direction() != Direction.OUT).findFirst();
    }

    /**
     * Finds the array whose length the given array must have. The result is empty if the given
     * array itself determines the length, or if it may have any length.
     */
    Optional<ParamUse> leader(ParamUse array) {
        return lengthOf(array)
                .filter(length -> check(array, array.name()).isPresent())
                .flatMap(this::first);
    }

    /**
     * Tests whether {@code exceptions.rules} determines the value of a length parameter, for
     * example as the result of another MPI function.
     */
    boolean isAsked(ParamUse p) {
        return form.method().hints().lengths().containsKey(p.name());
    }

    /** Returns the expression for the length of an array that the call fills. */
    String ofOutput(ParamUse array) {
        String hint = form.method().hints().lengths().get(array.name());
        if (hint != null && !hint.equals("any")) {
            return form.expression(hint);
        }
        ParamUse length = lengthOf(array).orElseThrow(() -> new NoLength(array));
        return isAsked(length)
                ? JavaNames.identifier(length.name())
                : of(length).orElse(JavaNames.identifier(length.name()));
    }

    /**
     * Returns the statement that checks that an array is as long as the array whose length is
     * passed; empty if no check is needed.
     */
    Optional<String> check(ParamUse array, String name) {
        if ("any".equals(form.method().hints().lengths().get(array.name()))) {
            return Optional.empty();
        }
        return lengthOf(array)
                .flatMap(this::of)
                .filter(length -> !length.contains("\"" + array.name() + "\""))
                .filter(length -> length.startsWith("frame.length"))
                .map(
                        length ->
                                "frame.sameLength(\"%s\", %s, %s);"
                                        .formatted(array.name(), name, length));
    }

    /** Returns the length parameter that belongs to an array; empty if the array has none. */
    private Optional<ParamUse> lengthOf(ParamUse array) {
        for (ParamUse p : form.params()) {
            if (p.kind() == ParamKind.LENGTH && !p.many() && arrays(p).contains(array)) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    /** Returns the arrays that a length parameter belongs to. */
    private List<ParamUse> arrays(ParamUse length) {
        List<ParamUse> before = new ArrayList<>();
        List<ParamUse> lengths = new ArrayList<>();
        List<ParamUse> arrays = new ArrayList<>();
        for (ParamUse p : form.params()) {
            if (p.kind() == ParamKind.LENGTH && !p.many() && p.direction() == Direction.IN) {
                if (!arrays.isEmpty()) {
                    if (lengths.contains(length)) {
                        break;
                    }
                    lengths.clear();
                    arrays.clear();
                }
                lengths.add(p);
            } else if (p.many()) {
                if (!lengths.isEmpty()) {
                    arrays.add(p);
                }
            } else {
                before.add(p);
            }
        }
        if (!lengths.contains(length)) {
            return List.of();
        }
        return lengths.size() == 1 || arrays.size() != lengths.size()
                ? List.copyOf(arrays)
                : List.of(arrays.get(lengths.indexOf(length)));
    }

    /** Exception for an array whose length no rule gives. */
    static final class NoLength extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        NoLength(ParamUse array) {
            super(
                    "no rule gives the length of "
                            + array.param()
                            + "; add a `length` line to exceptions.rules");
        }
    }
}
