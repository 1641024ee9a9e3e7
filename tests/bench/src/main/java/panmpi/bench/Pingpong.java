package panmpi.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A ping-pong of today, for the table of mpiJava's papers.
 *
 * @param name C, or a binding.
 * @param micros microseconds of a message of one byte, one way.
 * @param megabytes highest bandwidth, in millions of bytes a second.
 * @param at size of the message at which that was reached.
 */
record Pingpong(String name, double micros, double megabytes, String at) {
    private static final int ROUNDS = 9;
    private static final double TURN_NANOS = 8e6;
    private static final double WARM_UP_NANOS = 4e8;
    private static final int[] SIZES = {64 << 10, 256 << 10, 1 << 20, 4 << 20};

    /** Measures C and panmpi, in turns of milliseconds. */
    static List<Pingpong> measure(Mpi mpi, Path program, Path launcher, String classes, Path out)
            throws IOException {
        try (Lineup lineup = new Lineup(mpi, 2, out)) {
            lineup.addProgram(Result.REFERENCE, "C", List.of(program.toString()));
            String main = "panmpi.bench.play.Play";
            lineup.addProgram("", "panmpi", List.of(launcher.toString(), "-cp", classes, main));
            Rounds rounds = new Rounds(lineup.entries(), TURN_NANOS);
            Result shortest = play(rounds, 1);
            Result[] longer = new Result[SIZES.length];
            for (int i = 0; i < SIZES.length; i++) {
                longer[i] = play(rounds, SIZES[i]);
            }
            return List.of(
                    best(Result.REFERENCE, "C", shortest, longer),
                    best(Lineup.OWN.getFirst(), "panmpi", shortest, longer));
        }
    }

    private static Result play(Rounds rounds, int size) throws IOException {
        Event event = new Event("pingpong", size);
        rounds.warmUp(event, WARM_UP_NANOS);
        return rounds.play(event, ROUNDS);
    }

    private static Pingpong best(String entry, String name, Result shortest, Result... longer) {
        Pingpong best = new Pingpong(name, shortest.micros(entry), 0, "");
        for (Result result : longer) {
            double megabytes = result.event().size() / result.micros(entry);
            if (megabytes > best.megabytes) {
                best = new Pingpong(name, best.micros, megabytes, result.event().sizeText());
            }
        }
        return best;
    }
}
