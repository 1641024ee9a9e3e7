package panmpi.generator.emit;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.model.MethodName;
import panmpi.generator.rules.Spelling;

/**
 * Naming rules that make camelCase names such as {@code mpiGetTrueExtent}, for tests in which
 * methods do not have mpiJava's names. The prefix {@code mpi} keeps the names different from those
 * of hand-written members, and from {@code Object.wait}.
 */
final class CamelCase implements Spelling {

    @Override
    public MethodName spell(String words) {
        String method =
                Stream.of(words.split("_"))
                        .map(w -> w.substring(0, 1).toUpperCase(Locale.ROOT) + w.substring(1))
                        .collect(Collectors.joining("", "mpi", ""));
        return new MethodName(words, method, method + "Objects", method + "Large");
    }
}
