package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests that the facade has mpiJava's signatures for all names of mpiJava 1.2 that it has. */
final class SignaturesTest {
    private static final String LIST = "mpijava-1.2.signatures";

    @Test
    void facadeKeepsTheSignaturesOfMpiJava() throws Exception {
        var missing = new TreeSet<>(wanted());
        for (String owner : owners()) {
            missing.removeAll(membersOf(Class.forName("mpi." + owner, false, loader())));
        }
        assertEquals(Set.of(), missing, "missing from the facade, or with another signature");
    }

    /**
     * Tests that no method throws a checked exception, since the listings of the papers have no
     * {@code throws}.
     */
    @Test
    void nothingThrowsCheckedExceptions() throws Exception {
        var checked = new TreeSet<String>();
        for (String owner : owners()) {
            for (Method method : Class.forName("mpi." + owner, false, loader()).getMethods()) {
                // A bridge method has the exceptions of the method of Object that it overrides; it
                // is left out.
                if (method.getDeclaringClass() != Object.class
                        && !method.isBridge()
                        && method.getExceptionTypes().length > 0) {
                    checked.add(owner + "." + method.getName());
                }
            }
        }
        assertEquals(Set.of(), checked);
    }

    private static Set<String> owners() throws IOException {
        return wanted().stream()
                .map(line -> line.replaceAll("^(?:static )?\\S+ (\\w+)\\..*$", "$1"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<String> wanted() throws IOException {
        try (var in = SignaturesTest.class.getResourceAsStream(LIST)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        }
    }

    /**
     * Returns public members, inherited ones too, as {@code [static ]Type Owner.name[(Type,
     * Type)]}.
     */
    private static Set<String> membersOf(Class<?> type) {
        var members = new TreeSet<String>();
        var owner = type.getSimpleName() + ".";
        for (var field : type.getFields()) {
            // A constant of a subclass can be used as a constant of its superclass.
            for (Class<?> c = field.getType(); c != null; c = c.getSuperclass()) {
                var kind = modifier(field.getModifiers()) + c.getSimpleName();
                members.add(kind + " " + owner + field.getName());
            }
        }
        for (var method : type.getMethods()) {
            var kind = modifier(method.getModifiers()) + method.getReturnType().getSimpleName();
            var parameters = parameters(method.getParameterTypes());
            members.add(kind + " " + owner + method.getName() + parameters);
        }
        for (var constructor : type.getConstructors()) {
            members.add("new " + owner + "new" + parameters(constructor.getParameterTypes()));
        }
        return members;
    }

    private static String modifier(int modifiers) {
        return Modifier.isStatic(modifiers) ? "static " : "";
    }

    private static String parameters(Class<?>[] types) {
        return Arrays.stream(types)
                .map(Class::getSimpleName)
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static ClassLoader loader() {
        return SignaturesTest.class.getClassLoader();
    }
}
