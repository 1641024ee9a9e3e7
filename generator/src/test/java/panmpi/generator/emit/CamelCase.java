package panmpi.generator.emit;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.model.MethodName;
import panmpi.generator.rules.Spelling;

/**
 * Naming rules for tests of other names than mpiJava's: they make camelCase names such as {@code
 * mpiGetTrueExtent}. The prefix keeps them different from names of hand-written members, and from
 * {@code Object.wait}.
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
