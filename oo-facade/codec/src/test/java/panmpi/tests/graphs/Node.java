package panmpi.tests.graphs;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Class with primitive, reference and transient fields; its superclass is not serializable. */
@SuppressWarnings("serial") // each test decides if the objects in the fields are serializable
public class Node extends Ancestor implements Serializable, Shaped {
    private static final long serialVersionUID = 1;

    boolean z;
    byte b;
    char c;
    short s;
    int i;
    long l;
    float f;
    double d;
    String text;
    Object left;
    Object right;
    Node next;
    Object[] children = {};
    int[] numbers;
    Map<String, List<Set<Object>>> nested;
    transient Object cache;
    transient int counter;
    private final int fixed;

    Node(int fixed) {
        this.fixed = fixed;
    }

    @Override
    public List<Object> state() {
        return all(counter, inherited, cache);
    }

    @Override
    public List<Object> kept(Fidelity fidelity) {
        return all(0, fidelity == Fidelity.WHOLE ? inherited : FRESH, null);
    }

    private List<Object> all(int count, int above, Object dropped) {
        return Arrays.asList(
                z, b, c, s, i, l, f, d, fixed, count, above, text, left, right, next, children,
                numbers, nested, dropped);
    }
}
