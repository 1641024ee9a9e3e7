package panmpi.bench.results;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Tests the percentage of saved time: a tenth of the time saves 90 %, twice the time -100 %. */
final class SavingsTest {

    @Test
    void savingsAreOfTheMedianOfTheRatios() {
        assertEquals(90, savings(new double[] {1, 30, 10}, new double[] {10, 100, 100}).percent());
    }

    @Test
    void whoTakesLongerSavesLessThanNothing() {
        assertEquals(-100, savings(new double[] {2}, new double[] {1}).percent());
    }

    @Test
    void whoTakesAsLongSavesNothing() {
        assertEquals(0, savings(new double[] {7}, new double[] {7}).percent());
    }

    @Test
    void theSmallerSavingStandsFirst() {
        double[] times = {10, 20, 30, 40, 50};
        double[] reference = {100, 100, 100, 100, 100};
        assertEquals("70 [60 to 80]", savings(times, reference).toString());
    }

    private static Savings savings(double[] times, double[] reference) {
        return new Savings(Ratios.of(times, reference));
    }
}
