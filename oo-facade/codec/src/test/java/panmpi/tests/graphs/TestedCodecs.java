package panmpi.tests.graphs;

import java.util.stream.Stream;
import mpi.object.Codecs;
import mpi.object.ObjectCodec;

/** The codecs that a contract is checked with: all of the class path, or one. */
public final class TestedCodecs {
    private static final String ONLY = System.getProperty("panmpi.tested.codec", "");

    private TestedCodecs() {}

    /** All of them, or the one that {@code -Dpanmpi.tested.codec=NAME} names. */
    public static Stream<ObjectCodec> all() {
        return ONLY.isEmpty()
                ? Codecs.names().stream().map(Codecs::named)
                : Stream.of(Codecs.named(ONLY));
    }
}
