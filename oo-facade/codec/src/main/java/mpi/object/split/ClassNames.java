package mpi.object.split;

import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Converts classes to their names in messages, and finds classes by these names. A proxy class is
 * named by its interfaces, each after a semicolon.
 */
final class ClassNames {

    private static final String PROXY = ";";

    private ClassNames() {}

    static String of(Class<?> type) {
        if (type.isArray()) {
            String component = of(type.componentType());
            return component.contains(PROXY) && !component.endsWith(PROXY)
                    ? "[" + component
                    : type.getName();
        }
        if (!Proxy.isProxyClass(type)) {
            return type.getName();
        }
        return Stream.of(type.getInterfaces())
                .map(interfaceOf -> PROXY + interfaceOf.getName())
                .collect(Collectors.joining());
    }

    /**
     * Loads a class by the context class loader of the receiving thread, else by the loader of
     * panmpi.
     */
    static Class<?> find(String name, ClassLoader context) throws ClassNotFoundException {
        int dimensions = name.lastIndexOf('[', name.length() - 2) + 1;
        if (name.startsWith(PROXY, dimensions)) {
            Class<?> type = proxy(name.substring(dimensions + 1), context);
            for (int i = 0; i < dimensions; i++) {
                type = type.arrayType();
            }
            return type;
        }
        Class<?> primitive = Class.forPrimitiveName(name);
        return primitive != null ? primitive : plain(name, context);
    }

    /**
     * Loads the interfaces in a proxy's name, which the filter checks before the proxy class is
     * defined.
     */
    static List<Class<?>> interfaces(String name, ClassLoader context)
            throws ClassNotFoundException {
        List<Class<?>> found = new ArrayList<>();
        int start = name.indexOf(PROXY);
        if (start >= 0 && !name.endsWith(PROXY)) {
            for (String part : name.substring(start + 1).split(PROXY)) {
                found.add(plain(part, context));
            }
        }
        return found;
    }

    private static Class<?> plain(String name, ClassLoader context) throws ClassNotFoundException {
        ClassLoader ours = ClassNames.class.getClassLoader();
        try {
            return Class.forName(name, false, context);
        } catch (ClassNotFoundException e) {
            if (context == ours) {
                throw e;
            }
            return Class.forName(name, false, ours);
        }
    }

    /** Defines the proxy class without an instance: the invocation handler is read later. */
    @SuppressWarnings("deprecation")
    private static Class<?> proxy(String names, ClassLoader context) throws ClassNotFoundException {
        Class<?>[] interfaces = interfaces(PROXY + names, context).toArray(new Class<?>[0]);
        Function<Class<?>, ClassLoader> loader = Class::getClassLoader;
        ClassLoader chosen =
                Stream.of(interfaces)
                        .filter(type -> !Modifier.isPublic(type.getModifiers()))
                        .findFirst()
                        .map(loader)
                        .orElse(context);
        try {
            return Proxy.getProxyClass(chosen, interfaces);
        } catch (IllegalArgumentException e) {
            throw new ClassNotFoundException(
                    "no proxy class can be made of the interfaces " + names + ": " + e.getMessage(),
                    e);
        }
    }
}
