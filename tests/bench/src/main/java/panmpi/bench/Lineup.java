package panmpi.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The jobs that play against each other on one MPI, with the same number of ranks. */
final class Lineup implements AutoCloseable {
    /** Names of panmpi's entries: by the buffers alone. */
    static final List<String> OWN = List.of("arrays", "segments");

    private final Mpi mpi;
    private final int ranks;
    private final Path logs;
    private final List<Contender> contenders = new ArrayList<>();
    private final List<Entry> entries = new ArrayList<>();

    Lineup(Mpi mpi, int ranks, Path logs) {
        this.mpi = mpi;
        this.ranks = ranks;
        this.logs = logs;
    }

    /** Adds a program that the MPI's own {@code mpiexec} starts. */
    void addProgram(String name, String log, List<String> program) throws IOException {
        List<String> command = new ArrayList<>(List.of(mpi.mpiexec(), "-n", "" + ranks));
        command.addAll(program);
        add(name, log, command);
    }

    /**
     * Adds a job of somebody else's, by the script that knows how; without it the rest plays on.
     */
    void addOther(String name, Path script) {
        try {
            add(name, name, List.of(script.toString(), "run", name, mpi.line(), "" + ranks));
        } catch (IOException e) {
            System.out.println(name + " does not play: " + e.getMessage());
        }
    }

    private void add(String name, String log, List<String> command) throws IOException {
        Path file = logs.resolve(mpi.name() + "-" + log + ".log");
        Contender contender = Contender.start(log, command, ranks, mpi.environment(), file);
        contenders.add(contender);
        entries.addAll(Entry.of(name, contender));
    }

    /** The entries in the order in which they were added. */
    List<Entry> entries() {
        return entries;
    }

    /** {@return the names of all but the reference} */
    List<String> names() {
        return entries.stream().map(Entry::name).skip(1).toList();
    }

    /** {@return the names of those that are neither C nor panmpi} */
    List<String> others() {
        return entries.stream().filter(Entry::isOther).map(Entry::name).toList();
    }

    @Override
    public void close() throws IOException {
        for (Contender contender : contenders) {
            contender.close();
        }
    }
}
