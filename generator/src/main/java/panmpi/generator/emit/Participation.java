package panmpi.generator.emit;

import java.util.Optional;
import java.util.stream.Stream;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;

/**
 * Kinds of calls, which differ in the processes that take part. A kind has a keyword in {@code
 * summaries.txt} and a phrase in the Javadoc of the facade. The table for the checks that {@code
 * -Dpanmpi.checks=strict} turns on has the kind of each call, too.
 */
enum Participation {
    LOCAL("local", "local"),
    COLLECTIVE("collective", "collective"),
    NOT_COLLECTIVE("not collective", "not collective"),
    POINT_TO_POINT("point-to-point", "point-to-point"),
    ONE_SIDED("one-sided", "one-sided"),
    WAITS("waits", "not collective, may wait for other processes");

    private final String keyword;
    private final String docText;

    Participation(String keyword, String docText) {
        this.keyword = keyword;
        this.docText = docText;
    }

    /** Finds the kind for a keyword of {@code summaries.txt}; empty for an unknown keyword. */
    static Optional<Participation> of(String word) {
        return Stream.of(values()).filter(r -> r.keyword.equals(word)).findFirst();
    }

    /** Derives the kind from the prototype; local if the prototype shows no other process. */
    static Participation of(Form form) {
        boolean peers = form.method().has(ParamKind.DEST) || form.method().has(ParamKind.SOURCE);
        if (form.method().hints().collective() || isAmongRanks(form) && !peers) {
            return COLLECTIVE;
        }
        if (!peers) {
            return LOCAL;
        }
        return form.isOf(Trait.WINDOW) ? ONE_SIDED : POINT_TO_POINT;
    }

    /**
     * Returns true for a call on a communicator that has a buffer, and so moves data between its
     * ranks, or that makes a new communicator.
     */
    private static boolean isAmongRanks(Form form) {
        boolean communicator = form.isOf(Trait.COMMUNICATOR) && !form.method().self().isEmpty();
        boolean makes =
                form.params().stream()
                        .anyMatch(
                                p ->
                                        p.direction() == Direction.OUT
                                                && form.is(p, Trait.COMMUNICATOR));
        return communicator && (form.method().has(ParamKind.BUFFER) || makes);
    }

    /** Describes the processes that take part, and whether the call blocks. */
    String says(Form form) {
        String name = form.method().function().name();
        if (BufferOwner.of(form) == BufferOwner.REQUEST) {
            return docText + (name.endsWith("_init") ? ", persistent" : ", nonblocking");
        }
        return switch (this) {
            case LOCAL, WAITS -> docText;
            case ONE_SIDED -> docText + ", nonblocking";
            case COLLECTIVE, NOT_COLLECTIVE, POINT_TO_POINT ->
                    name.endsWith("_begin") ? docText : docText + ", blocking";
        };
    }
}
