package panmpi.tests.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * One class of tests that run on ranks.
 *
 * @param topic topic of MPI: the package below {@code cases}.
 * @param type the class, not initialised: it may ask MPI for its rank then.
 */
public record CaseClass(String topic, Class<?> type) {
    private static final String PACKAGE = "panmpi.tests.cases";

    /** {@return those whose simple name {@code chosen} accepts, by topic and name} */
    public static List<CaseClass> all(Predicate<String> chosen) {
        try {
            var folder =
                    Path.of(CaseClass.class.getResource("/" + PACKAGE.replace('.', '/')).toURI());
            try (var files = Files.walk(folder)) {
                return files.map(folder::relativize)
                        .filter(file -> file.toString().endsWith("Case.class"))
                        .sorted()
                        .map(CaseClass::load)
                        .filter(each -> each.type().isAnnotationPresent(Np.class))
                        .filter(type -> chosen.test(type.name()))
                        .toList();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /** {@return the one of this simple name} */
    public static CaseClass named(String name) {
        return all(name::equals).getFirst();
    }

    private static CaseClass load(Path file) {
        var path = file.toString().replaceFirst("[.]class$", "").replace('/', '.');
        var name = PACKAGE + "." + path;
        try {
            var type = Class.forName(name, false, CaseClass.class.getClassLoader());
            int end = path.lastIndexOf('.');
            return new CaseClass(end < 0 ? "cases" : path.substring(0, end), type);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** {@return the simple name, by which reports call the class} */
    public String name() {
        return type.getSimpleName();
    }

    /** {@return the numbers of ranks that it runs on} */
    List<Integer> ranks() {
        return Arrays.stream(np().value()).boxed().toList();
    }

    /** {@return variables that its jobs need} */
    public List<String> environment() {
        return List.of(np().environment());
    }

    /** {@return whether it may run in one job with others} */
    public boolean sharesJob() {
        return np().alone().isEmpty();
    }

    private Np np() {
        return type.getAnnotation(Np.class);
    }
}
