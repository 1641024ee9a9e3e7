package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Tests that every member of mpiJava 1.2 in the list {@code mpijava-1.2.txt} is there with its
 * signature, so that old programs compile; a line of the list that begins with a minus is known to
 * be missing.
 */
final class MpiJavaApiTest {

    @Test
    void everyMemberOfMpiJavaIsThere() throws IOException {
        List<String> wanted = wanted();
        List<String> missing = new ArrayList<>();
        for (String marked : wanted) {
            String line = marked.replaceFirst("^- ", "");
            if (!members(line.substring(0, line.indexOf(' '))).contains(line)) {
                missing.add(marked);
            }
        }
        missing.forEach(line -> System.out.println("missing: " + line));
        System.out.printf("api-check: %d of %d%n", wanted.size() - missing.size(), wanted.size());
        assertEquals(wanted.stream().filter(line -> line.startsWith("- ")).toList(), missing);
    }

    private static List<String> wanted() throws IOException {
        try (var list = MpiJavaApiTest.class.getResourceAsStream("mpijava-1.2.txt")) {
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }

    /**
     * Returns the public members of a class, as the list spells them; the class is not initialised.
     */
    private static Set<String> members(String name) {
        Set<String> members = new TreeSet<>();
        Class<?> type;
        try {
            type = Class.forName("mpi." + name, false, MpiJavaApiTest.class.getClassLoader());
        } catch (ClassNotFoundException missing) {
            return members;
        }
        for (Field f : type.getFields()) {
            // A constant of a subclass can be used as a constant of its superclass.
            for (Class<?> c = f.getType(); c != null; c = c.getSuperclass()) {
                members.add(name + marks(f.getModifiers()) + simple(c) + " " + f.getName());
            }
        }
        for (Method m : type.getMethods()) {
            String types = types(m.getParameterTypes());
            String head = name + marks(m.getModifiers());
            members.add(head + simple(m.getReturnType()) + " " + m.getName() + types);
        }
        for (Constructor<?> c : type.getConstructors()) {
            members.add(name + " new " + name + types(c.getParameterTypes()));
        }
        return members;
    }

    private static String marks(int modifiers) {
        return Modifier.isStatic(modifiers) ? " static " : " ";
    }

    private static String types(Class<?>[] types) {
        return Arrays.stream(types)
                .map(MpiJavaApiTest::simple)
                .collect(Collectors.joining(",", "(", ")"));
    }

    private static String simple(Class<?> type) {
        return type.getSimpleName();
    }
}
