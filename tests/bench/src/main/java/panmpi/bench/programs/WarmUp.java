package panmpi.bench.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Collects the first runs of a program, and finds the time after which the program was warm. */
final class WarmUp {
    private static final double CLOSE = 1.1;
    private static final int IN_A_ROW = 3;

    /**
     * A run: the seconds from the start of the first run to the start of this run, and the duration
     * of this run.
     */
    private record Run(double at, double seconds) {}

    private final List<Run> runs = new ArrayList<>();

    void add(double at, double seconds) {
        runs.add(new Run(at, seconds));
    }

    /** {@return the average seconds of the runs that began in the first second} */
    double first() {
        return mean(run -> run.at < 1);
    }

    /** {@return the average seconds of the runs that began in the last second} */
    double last() {
        double end = runs.getLast().at;
        return mean(run -> run.at > end - 1);
    }

    /**
     * {@return the time at which the program was warm: the start of the first of three successive
     * runs that took at most a tenth longer than the average run of the last second. If there are
     * no three such runs, the start of the last run}
     */
    double seconds() {
        double enough = CLOSE * last();
        int good = 0;
        for (int i = 0; i < runs.size(); i++) {
            good = runs.get(i).seconds <= enough ? good + 1 : 0;
            if (good == IN_A_ROW) {
                return runs.get(i - IN_A_ROW + 1).at;
            }
        }
        return runs.getLast().at;
    }

    private double mean(Predicate<Run> which) {
        return runs.stream().filter(which).mapToDouble(Run::seconds).average().orElseThrow();
    }
}
