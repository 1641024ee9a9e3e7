package panmpi.tests.graphs;

import java.io.Serializable;

/**
 * A generic record.
 *
 * @param first one object.
 * @param second another one.
 * @param <A> class of the one.
 * @param <B> class of the other.
 */
@SuppressWarnings("serial") // its maker decides if the objects it holds are serializable
public record Pair<A, B>(A first, B second) implements Serializable {}
