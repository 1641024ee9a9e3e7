package panmpi.generator.emit;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.model.MethodName;
import panmpi.generator.rules.Spelling;

/**
 * Naming rules of tests, which make camelCase names such as {@code mpiGetTrueExtent}. The prefix
 * keeps the names apart from those of hand-written members, and from Java's own {@code wait}.
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
