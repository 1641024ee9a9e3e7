package panmpi.generator.rules;

import java.util.Optional;
import panmpi.generator.model.Function;
import panmpi.generator.model.Merged;

/**
 * Finds pairs of an extension and the standard function that it became: {@code MPIX_F} and {@code
 * MPI_F} with parameters and results of the same types.
 */
public final class Adopted {

    private static final String EXTENSION = "MPIX_";
    private static final String STANDARD = "MPI_";

    private final Merged merged;

    /** Prepares to find such pairs among the functions of all snapshots. */
    public Adopted(Merged merged) {
        this.merged = merged;
    }

    /**
     * Returns the name of the standard function that an extension became; empty if the extension
     * became no standard function.
     */
    public Optional<String> standard(Function extension) {
        return other(extension, EXTENSION, STANDARD);
    }

    /**
     * Returns the name of the extension that a standard function was before; empty if it was not an
     * extension before.
     */
    Optional<String> extension(Function standard) {
        return other(standard, STANDARD, EXTENSION);
    }

    private Optional<String> other(Function function, String prefix, String otherPrefix) {
        if (!function.name().startsWith(prefix)) {
            return Optional.empty();
        }
        String name = otherPrefix + function.name().substring(prefix.length());
        return Optional.ofNullable(merged.functions().get(name))
                .filter(
                        m ->
                                Shape.of(merged, m.function())
                                        .hasSameCarriers(Shape.of(merged, function)))
                .map(m -> name);
    }
}
