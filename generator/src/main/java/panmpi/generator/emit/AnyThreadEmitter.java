package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import panmpi.generator.model.Merged;
import panmpi.generator.rules.ExceptionRules;
import panmpi.generator.rules.ExceptionRules.Verb;

/**
 * Writes {@code mpi.internal.watch.AnyThreadCalls}: the functions that need no {@code
 * MPI_THREAD_MULTIPLE} to be called on several threads. MPI makes those that it allows before
 * initialisation thread-safe; the others stand in {@code exceptions.rules}.
 */
public final class AnyThreadEmitter {

    private static final String TEMPLATE = "AnyThreadCalls.java";

    private final Merged merged;
    private final ExceptionRules exceptions;
    private final Template file;

    /** Makes the emitter. */
    public AnyThreadEmitter(Merged merged, ExceptionRules exceptions, Path templates)
            throws IOException {
        this.merged = merged;
        this.exceptions = exceptions;
        this.file = Template.read(templates, TEMPLATE);
    }

    /** The class, as one file. */
    public Draft emit() {
        String names =
                merged.functions().keySet().stream()
                        .filter(this::isForAnyThread)
                        .collect(Collectors.joining("\n" + " ".repeat(20)));
        return new Draft(
                "mpi/internal/watch/" + TEMPLATE, TEMPLATE, file.fill(Map.of("names", names)));
    }

    private boolean isForAnyThread(String function) {
        return exceptions.find(Verb.ANYTHREAD, function).isPresent()
                || exceptions.find(Verb.ANYTIME, function).isPresent();
    }
}
