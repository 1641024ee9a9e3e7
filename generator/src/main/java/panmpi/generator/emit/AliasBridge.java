package panmpi.generator.emit;

import java.util.List;
import panmpi.generator.emit.Body.JavaParam;

/**
 * Makes an overload for a memory segment and an {@code int} count. Without the overload, a call
 * with these arguments would fit the usual form (any buffer, {@code int} counts) as well as the
 * large form (segments, {@code long} counts), and the compiler could not choose.
 */
final class AliasBridge {

    private static final String SEGMENT = "MemorySegment";

    private AliasBridge() {}

    /**
     * Tests whether a call with a segment and an {@code int} would be ambiguous between a usual
     * form and a large form with these parameter types.
     */
    static boolean isNeeded(List<String> usual, List<String> large) {
        if (usual.size() != large.size()) {
            return false;
        }
        boolean segment = false;
        boolean wide = false;
        for (int i = 0; i < usual.size(); i++) {
            String narrow = usual.get(i);
            String other = large.get(i);
            boolean isSegment = narrow.equals("Object") && other.equals(SEGMENT);
            boolean isWide = narrow.equals("int") && other.equals("long");
            if (!isSegment && !isWide && !narrow.equals(other)) {
                return false;
            }
            segment |= isSegment;
            wide |= isWide;
        }
        return segment && wide;
    }

    /**
     * Returns {@code usual}, the call of the usual form, for a caller that takes a {@code
     * MemorySegment} wherever the large form takes one. The list {@code large} has the parameter
     * types of the large form.
     */
    static AliasCall of(AliasCall usual, List<String> large) {
        AliasCall bridge = usual;
        for (int i = 0; i < large.size(); i++) {
            JavaParam p = usual.params().get(i);
            if (large.get(i).equals(SEGMENT)) {
                bridge =
                        bridge.instead(
                                p.name(),
                                new JavaParam(SEGMENT, p.name(), p.says()),
                                usual.argument(p.name()));
            }
        }
        return bridge;
    }
}
