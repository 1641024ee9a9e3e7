package panmpi.tests.cases.ccj;

import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Distribution of the members of a CCJ group over the JVMs. */
enum Shape {
    /** One member in each JVM, as usual. */
    ONE_EACH(_ -> 1),
    /** Three members in each JVM. */
    THREE_EACH(_ -> 3),
    /**
     * As many members as the JVM's number: none in the first JVM, one in the second. If there is
     * only one JVM, it has five.
     */
    RISING(jvm -> SIZE == 1 ? 5 : jvm),
    /** All members are in the first JVM. */
    ALL_IN_FIRST(jvm -> jvm == 0 ? 7 : 0),
    /** Every second JVM has no member. */
    GAPS(jvm -> jvm % 2 == 0 ? 2 : 0);

    private final IntUnaryOperator members;

    Shape(IntUnaryOperator members) {
        this.members = members;
    }

    /** {@return the number of members in this JVM} */
    int here() {
        return members.applyAsInt(RANK);
    }

    /** {@return the rank of the first member of this JVM} */
    int before() {
        return IntStream.range(0, RANK).map(members).sum();
    }

    /** {@return the number of members in all JVMs} */
    int size() {
        return IntStream.range(0, SIZE).map(members).sum();
    }
}
