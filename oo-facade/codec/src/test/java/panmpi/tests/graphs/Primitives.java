package panmpi.tests.graphs;

import java.util.List;

/** Lists the primitive types of which Java has arrays. */
public final class Primitives {

    private static final List<Class<?>> TYPES =
            List.of(
                    boolean.class,
                    byte.class,
                    char.class,
                    short.class,
                    int.class,
                    long.class,
                    float.class,
                    double.class);

    private Primitives() {}

    /** {@return all eight primitive types} */
    public static List<Class<?>> types() {
        return TYPES;
    }
}
