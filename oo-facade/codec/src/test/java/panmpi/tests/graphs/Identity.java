package panmpi.tests.graphs;

import java.util.Arrays;
import java.util.stream.Stream;

/** Decides which objects must keep their identity in a copy: all but immutable values. */
final class Identity {
    private static final ClassValue<Boolean> MATTERS =
            new ClassValue<>() {
                @Override
                protected Boolean computeValue(Class<?> type) {
                    return !isValue(type) && !isReplaced(type);
                }
            };

    private Identity() {}

    /** {@return true if references to one object must become references to one copy} */
    static boolean matters(Object object) {
        return MATTERS.get(object.getClass());
    }

    private static boolean isValue(Class<?> type) {
        var module = type.getPackageName();
        return module.equals("java.time")
                || module.equals("java.math")
                || Number.class.isAssignableFrom(type) && module.equals("java.lang")
                || Stream.of(Boolean.class, Character.class, String.class, Class.class)
                        .anyMatch(type::equals)
                || Stream.of(java.util.UUID.class, java.util.Locale.class, java.net.URI.class)
                        .anyMatch(type::equals);
    }

    /**
     * Returns true for classes with {@code writeReplace}, which java.io calls anew for each
     * reference, so that one object may become several copies.
     */
    private static boolean isReplaced(Class<?> type) {
        return Stream.<Class<?>>iterate(type, each -> each != null, Class::getSuperclass)
                .flatMap(each -> Arrays.stream(each.getDeclaredMethods()))
                .anyMatch(method -> method.getName().equals("writeReplace"));
    }
}
