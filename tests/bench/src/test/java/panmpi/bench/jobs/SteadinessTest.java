package panmpi.bench.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Tests when a warm-up ends: after its least time, once the samples no longer get shorter. */
class SteadinessTest {

    /**
     * Returns the number of samples until the warm-up may end. The iterations of the samples take
     * {@code nanos}, one number for each sample; the last number holds for all further samples.
     */
    private static int turns(double least, double... nanos) {
        Steadiness steadiness = new Steadiness(least);
        int turns = 0;
        while (!steadiness.isReached(nanos[Math.min(turns, nanos.length - 1)], 10)) {
            turns++;
        }
        return turns + 1;
    }

    @Test
    void aFirstTurnLongerThanTheWarmUpIsNotTheLast() {
        assertEquals(3, turns(100, 1000, 20, 20));
    }

    @Test
    void turnsThatGetShorterGoOn() {
        assertEquals(6, turns(1000, 100, 80, 60, 50, 40, 40));
    }

    @Test
    void steadyTurnsTakeTheLeastTimeAfterTheFirst() {
        assertEquals(6, turns(1000, 20));
    }

    @Test
    void turnsThatNeverSettleEnd() {
        double[] halves = new double[100];
        halves[0] = 1000;
        for (int i = 1; i < halves.length; i++) {
            halves[i] = halves[i - 1] / 2;
        }
        assertEquals(2, turns(1000, halves));
    }
}
