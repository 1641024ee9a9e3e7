package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import panmpi.generator.model.Merged;
import panmpi.generator.rules.ExceptionRules;
import panmpi.generator.rules.ExceptionRules.Verb;

/**
 * Writes two classes of {@code mpi.internal.watch} that list the names of functions: {@code
 * AnyThreadCalls} lists the functions that any thread may call at any time, {@code WaitingCalls}
 * the functions that wait only for other ranks of the job.
 */
public final class CallNamesEmitter {

    /**
     * Template of the class that lists the functions that several threads may call at once without
     * {@code MPI_THREAD_MULTIPLE}. These are the functions that MPI allows before initialisation,
     * which MPI requires to be thread-safe, and the functions to which {@code exceptions.rules}
     * applies the verb {@code anythread}.
     */
    private static final String ANY_THREAD = "AnyThreadCalls.java";

    /**
     * Template of the class that lists the functions in which a thread waits only for other ranks
     * of the job. These are the functions of {@code waits.rules}, except those that may also wait
     * for something else, such as a disk or another job.
     */
    private static final String WAITING = "WaitingCalls.java";

    private final Merged merged;
    private final ExceptionRules exceptions;
    private final ExceptionRules waits;
    private final Path templates;

    /** Makes the emitter. */
    public CallNamesEmitter(
            Merged merged, ExceptionRules exceptions, ExceptionRules waits, Path templates) {
        this.merged = merged;
        this.exceptions = exceptions;
        this.waits = waits;
        this.templates = templates;
    }

    /** Makes the two classes, each as a file. */
    public List<Draft> emit() throws IOException {
        return List.of(draft(ANY_THREAD, this::isForAnyThread), draft(WAITING, this::isWaiting));
    }

    private Draft draft(String template, Predicate<String> has) throws IOException {
        String names =
                merged.functions().keySet().stream()
                        .filter(has)
                        .collect(Collectors.joining("\n" + " ".repeat(20)));
        String source = Template.read(templates, template).fill(Map.of("names", names));
        return new Draft("mpi/internal/watch/" + template, template, source);
    }

    private boolean isForAnyThread(String function) {
        return exceptions.find(Verb.ANYTHREAD, function).isPresent()
                || exceptions.find(Verb.ANYTIME, function).isPresent();
    }

    private boolean isWaiting(String function) {
        boolean waitsForMore = waits.find(Verb.OUTSIDE, function).isPresent();
        return !waitsForMore
                && (waits.find(Verb.POLLS, function).isPresent()
                        || waits.find(Verb.OFFLOAD, function).isPresent());
    }
}
