package panmpi.bench.jobs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Starts the jobs that are compared on one MPI, with the same number of ranks, and lists their
 * variants.
 */
public final class Contenders implements AutoCloseable {
    /**
     * Names of panmpi's two variants: a program that sends Java arrays, and one that sends memory
     * segments.
     */
    public static final List<String> OWN = List.of("arrays", "segments");

    private final Mpi mpi;
    private final int ranks;
    private final Path logs;
    private final List<Contender> contenders = new ArrayList<>();
    private final List<Variant> variants = new ArrayList<>();

    public Contenders(Mpi mpi, int ranks, Path logs) {
        this.mpi = mpi;
        this.ranks = ranks;
        this.logs = logs;
    }

    /**
     * Adds a job that runs the program on all ranks, started by the {@code mpiexec} of the MPI
     * library.
     */
    public void addProgram(String name, String log, List<String> program) throws IOException {
        List<String> command = new ArrayList<>(List.of(mpi.mpiexec(), "-n", "" + ranks));
        command.addAll(program);
        add(name, log, command);
    }

    /**
     * Adds a job of another Java binding, which {@code script} starts. If the job does not start,
     * prints why, and the bench goes on without the binding.
     */
    public void addOther(String name, Path script) {
        try {
            add(name, name, List.of(script.toString(), "run", name, mpi.line(), "" + ranks));
        } catch (IOException e) {
            System.out.println(name + " does not run: " + e.getMessage());
        }
    }

    private void add(String name, String log, List<String> command) throws IOException {
        Path file = logs.resolve(mpi.name() + "-" + log + ".log");
        Contender contender = Contender.start(log, command, ranks, mpi.environment(), file);
        contenders.add(contender);
        variants.addAll(Variant.of(name, contender));
    }

    /** {@return the variants in the order in which they were added} */
    public List<Variant> variants() {
        return variants;
    }

    /** {@return the names of all variants except the first variant, which is the reference} */
    public List<String> names() {
        return variants.stream().map(Variant::name).skip(1).toList();
    }

    /** {@return the names of the variants that are neither C nor panmpi} */
    public List<String> others() {
        return variants.stream().filter(Variant::isOther).map(Variant::name).toList();
    }

    @Override
    public void close() throws IOException {
        for (Contender contender : contenders) {
            contender.close();
        }
    }
}
