package mpi.internal.system;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;

/**
 * Allocates uninitialized arrays for data about to be received. Zeroing the rows of a matrix first
 * would take half as long as receiving them. The JDK can allocate without zeroing if the command
 * line exports its internal package ({@code --add-exports java.base/jdk.internal.misc=ALL-UNNAMED},
 * which {@code mpijava} sets), except for arrays larger than a thread-local allocation buffer
 * (TLAB). A program must not see such an array before every element has been written.
 */
public final class UnsetArrays {

    /**
     * Handle of the JDK's internal method that allocates an array without zeroing it, of type
     * {@code (Class, int) Object}; null if the method's package is not exported.
     */
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
     * Tests whether the JDK's internal package is exported.
     *
     * @return false if {@link #of} returns zeroed arrays.
     */
    public static boolean areUnset() {
        return ALLOCATE != null;
    }

    /**
     * Allocates an array of a primitive type.
     *
     * @param element type of the elements.
     * @param length number of elements.
     * @return the array, with undefined contents.
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
