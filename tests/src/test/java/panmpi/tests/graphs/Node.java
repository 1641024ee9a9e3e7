package panmpi.tests.graphs;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A field of each type, two of them transient, below a class that is not serializable. */
@SuppressWarnings("serial") // whether its objects can travel is up to whoever makes one
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
        return Arrays.asList(
                z, b, c, s, i, l, f, d, fixed, counter, inherited, text, left, right, next,
                children, numbers, nested, cache);
    }

    @Override
    public List<Object> kept() {
        return Arrays.asList(
                z, b, c, s, i, l, f, d, fixed, 0, FRESH, text, left, right, next, children, numbers,
                nested, null);
    }
}
