package panmpi.generator.emit;

import java.util.Optional;
import java.util.stream.Stream;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;

/** Processes that a call involves, for its documentation. */
enum Reach {
    LOCAL("local", "local"),
    COLLECTIVE("collective", "collective"),
    NOT_COLLECTIVE("not collective", "not collective"),
    POINT_TO_POINT("point-to-point", "point-to-point"),
    ONE_SIDED("one-sided", "one-sided"),
    WAITS("waits", "not collective, may wait for other processes");

    private final String word;
    private final String says;

    Reach(String word, String says) {
        this.word = word;
        this.says = says;
    }

    /** Returns the reach for a word of the summaries. */
    static Optional<Reach> of(String word) {
        return Stream.of(values()).filter(r -> r.word.equals(word)).findFirst();
    }

    /** Derives the reach from the prototype; local if it shows none. */
    static Reach of(Form form) {
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
     * A call that moves data among all ranks of a communicator, or makes a communicator of them.
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

    /** Describes the reach, and if the call returns before its operation completes. */
    String says(Form form) {
        String name = form.method().function().name();
        if (BufferOwner.of(form) == BufferOwner.REQUEST) {
            return says + (name.endsWith("_init") ? ", persistent" : ", nonblocking");
        }
        return switch (this) {
            case LOCAL, WAITS -> says;
            case ONE_SIDED -> says + ", nonblocking";
            case COLLECTIVE, NOT_COLLECTIVE, POINT_TO_POINT ->
                    name.endsWith("_begin") ? says : says + ", blocking";
        };
    }
}
