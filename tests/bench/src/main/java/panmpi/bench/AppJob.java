package panmpi.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A job that runs one whole program when told to.
 *
 * @param style name of its style in tables.
 * @param contender its ranks.
 * @param size size of the problem.
 */
record AppJob(String style, Contender contender, int size) implements AutoCloseable {

    /** Starts the ranks. */
    static AppJob start(Mpi mpi, int ranks, String style, List<String> program, int size, Path out)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(mpi.mpiexec(), "-n", "" + ranks));
        command.addAll(program);
        command.add("driver");
        Path log = out.resolve(mpi.name() + "-apps-" + style.replace(' ', '-') + ".log");
        var environment = Crowd.environment(ranks, mpi.environment());
        var contender = Contender.start(style, command, ranks, environment, log);
        return new AppJob(style, contender, size);
    }

    /** Runs the program once. */
    AppTurn run() throws IOException {
        return AppTurn.of(contender.ask("together " + size));
    }

    /** Runs the program on one rank, each for itself: the checksum of a serial computation. */
    long serial() throws IOException {
        return AppTurn.of(contender.ask("alone " + size).subList(0, 1)).checksum();
    }

    /** Runs again and again. */
    WarmUp warmUp(double seconds) throws IOException {
        WarmUp course = new WarmUp();
        long begin = System.nanoTime();
        double at = 0;
        while (at < seconds) {
            AppTurn turn = run();
            course.add(at, turn.nanos() / 1e9);
            at = (System.nanoTime() - begin) / 1e9;
        }
        return course;
    }

    @Override
    public void close() throws IOException {
        contender.close();
    }
}
