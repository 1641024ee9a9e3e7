package panmpi.tests.bounds;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import mpi.Datatype;
import mpi.Distgraphcomm;
import mpi.MPI;
import mpi.Message;
import mpi.Op;
import mpi.Win;

/**
 * Finds by reflection every method of the facade that takes a buffer; {@link FuzzBounds} calls
 * these methods.
 */
final class BufferCalls {
    private static final List<Class<?>> CLASSES =
            List.of(
                    Distgraphcomm.class,
                    Win.class,
                    MPI.File.class,
                    Datatype.class,
                    MPI.class,
                    Message.class,
                    Op.class);

    private BufferCalls() {}

    /** {@return the methods, in an order that does not depend on the JVM} */
    static List<Method> all() {
        return CLASSES.stream()
                .flatMap(BufferCalls::methods)
                .filter(BufferCalls::hasBuffer)
                // Without this, public methods of classes that are not public cannot be called.
                .filter(Method::trySetAccessible)
                .sorted(
                        Comparator.comparing(
                                method ->
                                        method.getDeclaringClass().getSimpleName()
                                                + method.getName()
                                                + Arrays.toString(method.getParameterTypes())))
                .toList();
    }

    /** Returns the public methods that a class or one of its superclasses declares. */
    private static Stream<Method> methods(Class<?> type) {
        return Stream.<Class<?>>iterate(type, c -> c != null, Class::getSuperclass)
                .flatMap(c -> Stream.of(c.getDeclaredMethods()))
                .filter(method -> Modifier.isPublic(method.getModifiers()));
    }

    /**
     * Returns true if a method takes a buffer. Methods whose names begin with a lower-case letter
     * are left out, since they may take any object; attributes are no buffers.
     */
    private static boolean hasBuffer(Method method) {
        var parameters = method.getParameters();
        boolean describes =
                Stream.of(parameters)
                        .anyMatch(
                                p ->
                                        p.getType() == Datatype.class
                                                || p.getType() == Datatype[].class);
        boolean isOfType = method.getDeclaringClass().getSimpleName().startsWith("Datatype");
        return Character.isUpperCase(method.getName().charAt(0))
                && !method.isBridge()
                && Stream.of(parameters)
                        .anyMatch(p -> isBuffer(p) && (describes || isOfType || isLasting(p)));
    }

    /**
     * Returns true if MPI goes on using the buffer of this parameter after the call, although the
     * method takes no datatype: a segment, such as the memory of a window, or the buffer of a split
     * collective access to a file.
     */
    private static boolean isLasting(Parameter p) {
        return p.getType() == MemorySegment.class || p.getName().equals("buf");
    }

    static boolean isBuffer(Parameter p) {
        var type = p.getType();
        return type == MemorySegment.class
                || type == byte[].class
                || type == Object.class && !p.getName().contains("attribute");
    }

    /** {@return true if the method needs no object} */
    static boolean isStatic(Method method) {
        return Modifier.isStatic(method.getModifiers());
    }
}
