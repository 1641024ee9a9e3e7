package panmpi.bench.programs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import panmpi.bench.jobs.Contender;
import panmpi.bench.jobs.Mpi;
import panmpi.bench.jobs.Oversubscription;

/**
 * A job that runs one whole program on the driver's command.
 *
 * @param style name of the program's style in tables, such as {@code Java}.
 * @param contender the ranks of the job.
 * @param size size of the problem.
 */
public record AppJob(String style, Contender contender, int size) implements AutoCloseable {

    /** Starts the ranks of a job that runs one program in one style. */
    public static AppJob start(
            Mpi mpi, int ranks, String style, List<String> program, int size, Path out)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(mpi.mpiexec(), "-n", "" + ranks));
        command.addAll(program);
        command.add("driver");
        Path log = out.resolve(mpi.name() + "-apps-" + style.replace(' ', '-') + ".log");
        var environment = Oversubscription.environment(ranks, mpi.environment());
        var contender = Contender.start(style, command, ranks, environment, log);
        return new AppJob(style, contender, size);
    }

    /** Runs the program once on all ranks together, and returns the times and the checksum. */
    public AppSample run() throws IOException {
        return AppSample.of(contender.ask("together " + size));
    }

    /**
     * {@return the checksum of a serial run; each rank makes the whole run alone, without messages}
     */
    long serial() throws IOException {
        return AppSample.of(contender.ask("alone " + size).subList(0, 1)).checksum();
    }

    /**
     * Runs the program again and again for a number of seconds, and returns the times of these
     * runs.
     */
    public WarmUp warmUp(double seconds) throws IOException {
        WarmUp schedule = new WarmUp();
        long begin = System.nanoTime();
        double at = 0;
        while (at < seconds) {
            AppSample sample = run();
            schedule.add(at, sample.nanos() / 1e9);
            at = (System.nanoTime() - begin) / 1e9;
        }
        return schedule;
    }

    @Override
    public void close() throws IOException {
        contender.close();
    }
}
