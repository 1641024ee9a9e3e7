package panmpi.tests.graphs;

import java.io.Serializable;

/**
 * Record with two references, for random graphs.
 *
 * @param first one object.
 * @param second another one.
 * @param <A> class of the first object.
 * @param <B> class of the second object.
 */
@SuppressWarnings("serial") // each test decides if the objects in the fields are serializable
public record Pair<A, B>(A first, B second) implements Serializable {}
