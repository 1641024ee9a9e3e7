package panmpi.tests.bounds;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import mpi.Win;

/** Finds by reflection the methods of {@code Win} that access the memory of a target rank. */
final class TargetMethods {
    private TargetMethods() {}

    /** Returns all methods, in the same order in each process. */
    static List<Method> all() {
        return Stream.<Class<?>>iterate(Win.class, c -> c != null, Class::getSuperclass)
                .flatMap(c -> Stream.of(c.getDeclaredMethods()))
                .filter(m -> Modifier.isPublic(m.getModifiers()) && !m.isBridge())
                .filter(m -> have(m, "target_disp"))
                .filter(Method::trySetAccessible)
                .sorted(
                        Comparator.comparing(
                                m -> m.getName() + Arrays.toString(m.getParameterTypes())))
                .toList();
    }

    /** Returns true if a method has a parameter with this name. */
    static boolean have(Method method, String name) {
        return Stream.of(method.getParameters()).anyMatch(p -> p.getName().equals(name));
    }
}
