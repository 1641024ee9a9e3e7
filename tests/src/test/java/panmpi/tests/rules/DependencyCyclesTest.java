package panmpi.tests.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Setup;

/**
 * Tests that the largest knot of each package does not grow. A knot is a set of classes of which
 * each depends on every other one, directly or through others. A class depends on another one if
 * its source contains the simple name.
 */
final class DependencyCyclesTest {
    /** Packages whose largest knot has more than one class, and its size. */
    private static final Path LIMITS = Path.of("tests/src/test/resources/panmpi/tests/knots.txt");

    @Test
    void knotsDoNotGrow() throws IOException {
        var found = new ArrayList<String>();
        for (Path folder : MainSources.folders()) {
            largest(folder).forEach((name, size) -> found.add(name + " " + size));
        }
        assertEquals(Files.readAllLines(Setup.root().resolve(LIMITS)), found, LIMITS.toString());
    }

    @Test
    void classesOfACircleAreAKnot() {
        var sources =
                Map.of("A", "class A { B b; }", "B", "class B { C c; }", "C", "class C { A a; }");
        assertEquals(3, new DependencyCycles(sources).largest());
        assertEquals(
                1,
                new DependencyCycles(
                                Map.of("A", "class A { B b; }", "B", "class B { void A() {} }"))
                        .largest());
        assertEquals(
                1,
                new DependencyCycles(Map.of("A", "class A { B b; }", "B", "/* A */ class B {}"))
                        .largest());
    }

    private static Map<String, Integer> largest(Path folder) throws IOException {
        var packages = new TreeMap<String, Map<String, String>>();
        for (Path file : MainSources.files(folder)) {
            var name = file.getFileName().toString().replace(".java", "");
            var home = folder.relativize(file.getParent()).toString().replace('/', '.');
            packages.computeIfAbsent(home, h -> new TreeMap<>()).put(name, Files.readString(file));
        }
        var sizes = new TreeMap<String, Integer>();
        packages.forEach(
                (home, sources) -> sizes.put(home, new DependencyCycles(sources).largest()));
        sizes.values().removeIf(size -> size == 1);
        return sizes;
    }
}
