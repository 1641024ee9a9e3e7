package mpi.internal;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;

/**
 * New arrays for what is about to be received. To set the rows of a matrix to zero first takes half
 * as long as to receive them, and the JDK can do without where the command line lets it ({@code
 * --add-exports java.base/jdk.internal.misc=ALL-UNNAMED}, which {@code mpijava} says), but for
 * arrays that are longer than what the JVM sets aside for a thread. Until each element has been
 * written, such an array is nothing that a program may see.
 */
public final class UnsetArrays {

    /** {@code (Class, int) Object}, of the JDK's own, or null where that is closed. */
    private static final MethodHandle ALLOCATE = find();

    private UnsetArrays() {}

    private static MethodHandle find() {
        try {
            Class<?> unsafe = Class.forName("jdk.internal.misc.Unsafe");
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            Object theUnsafe = lookup.findStatic(unsafe, "getUnsafe", methodType(unsafe)).invoke();
            return lookup.findVirtual(
                            unsafe,
                            "allocateUninitializedArray",
                            methodType(Object.class, Class.class, int.class))
                    .bindTo(theUnsafe);
        } catch (Throwable closed) {
            return null;
        }
    }

    /**
     * Whether the JDK is open to it.
     *
     * @return false if the arrays are of zeroes.
     */
    public static boolean areUnset() {
        return ALLOCATE != null;
    }

    /**
     * An array of elements of a primitive type.
     *
     * @param element the type.
     * @param length how many elements.
     * @return the array, which holds anything.
     */
    public static Object of(Class<?> element, int length) {
        if (ALLOCATE == null) {
            return Array.newInstance(element, length);
        }
        try {
            return (Object) ALLOCATE.invokeExact(element, length);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }
}
