package panmpi.tests.support;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import mpi.Comm;
import mpi.MPI;

/**
 * The camelCase call that is equivalent to a call with mpiJava's name: it has no offsets, but gets
 * the part of each array that begins at the offset.
 */
record SecondSpelling(Method method, Object[] arguments) {

    /**
     * {@return the call; null if an argument has an offset, but the camelCase call cannot get a
     * part of it}
     */
    static SecondSpelling of(Method first, Object[] given) {
        List<Class<?>> types = new ArrayList<>();
        List<Object> arguments = new ArrayList<>();
        Class<?>[] all = first.getParameterTypes();
        for (int i = 0; i < all.length; i++) {
            types.add(all[i]);
            arguments.add(given[i]);
            if (all[i] == Object.class) {
                i++;
                Object part = part(arguments.removeLast(), (int) given[i]);
                if (part == null && given[i - 1] != null) {
                    return null;
                }
                arguments.add(part);
            }
        }
        return new SecondSpelling(method(first, types), arguments.toArray());
    }

    Object invoke(Comm comm) throws IllegalAccessException, InvocationTargetException {
        return method.invoke(comm, arguments);
    }

    private static Object part(Object buffer, int offset) {
        if (offset == 0 || buffer == MPI.IN_PLACE) {
            return buffer;
        }
        MemorySegment whole =
                switch (buffer) {
                    case byte[] array -> MemorySegment.ofArray(array);
                    case char[] array -> MemorySegment.ofArray(array);
                    case short[] array -> MemorySegment.ofArray(array);
                    case int[] array -> MemorySegment.ofArray(array);
                    case long[] array -> MemorySegment.ofArray(array);
                    case float[] array -> MemorySegment.ofArray(array);
                    case double[] array -> MemorySegment.ofArray(array);
                    case null, default -> null;
                };
        return whole == null
                ? null
                : whole.asSlice(offset * (whole.byteSize() / Array.getLength(buffer)));
    }

    private static Method method(Method first, List<Class<?>> types) {
        String name = plain(first.getName());
        return Arrays.stream(first.getDeclaringClass().getMethods())
                .filter(m -> Character.isLowerCase(m.getName().charAt(0)))
                .filter(m -> plain(m.getName()).equals(name))
                .filter(m -> List.of(m.getParameterTypes()).equals(types))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no camelCase of " + first));
    }

    /**
     * Returns a method's name in lower case and without underscores, which is equal in both
     * spellings.
     */
    private static String plain(String name) {
        return name.replace("_", "").toLowerCase(Locale.ROOT);
    }
}
