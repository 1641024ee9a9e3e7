package panmpi.bench.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Tests that a program is warm at the first of three runs that are as fast as the last runs. */
final class WarmUpTest {
    private static final double EXACT = 1e-12;

    @Test
    void warmAtTheFirstOfThreeGoodRuns() {
        WarmUp runs = runs(0.8, 0.4, 0.2, 0.1, 0.3, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1);
        assertEquals(0.8 + 0.4 + 0.2 + 0.1 + 0.3, runs.seconds(), EXACT);
        assertEquals(0.6, runs.first(), EXACT);
        assertEquals(0.1, runs.last(), EXACT);
    }

    @Test
    void warmFromTheBeginning() {
        assertEquals(0, runs(0.5, 0.5, 0.5, 0.5).seconds());
    }

    @Test
    void neverThreeGoodRuns() {
        assertEquals(3, runs(3, 1).seconds());
    }

    private static WarmUp runs(double... seconds) {
        WarmUp runs = new WarmUp();
        double at = 0;
        for (double one : seconds) {
            runs.add(at, one);
            at += one;
        }
        return runs;
    }
}
