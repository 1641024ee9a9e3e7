package mpi.bench.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that axes have few ticks, at round values, and room for all values. */
final class AxisTest {
    @Test
    void aLinearAxisEndsAtTicks() {
        var axis = Axis.linear(0.93, 1.17, 0, 100);
        assertEquals(axis.low(), axis.ticks().getFirst());
        assertEquals(axis.high(), axis.ticks().getLast());
        assertTrue(axis.low() <= 0.93 && axis.high() >= 1.17);
        assertEquals(0, axis.at(axis.low()));
        assertEquals(100, axis.at(axis.high()));
    }

    @Test
    void sizesHaveAtMostNineTicksAtPowersOfTwo() {
        var ticks = Axis.logarithmic(1, 4 << 20, 2, 0, 100).ticks();
        assertTrue(ticks.size() <= 9, ticks::toString);
        assertTrue(ticks.stream().allMatch(tick -> Long.bitCount(tick.longValue()) == 1));
    }

    @Test
    void aNarrowRangeHasTicksBetweenPowersOfTen() {
        var ticks = Axis.logarithmic(1.5, 8, 10, 0, 100).ticks();
        assertEquals(List.of(2.0, 5.0), ticks);
    }

    @Test
    void oneValueHasAPlace() {
        var axis = Axis.logarithmic(8, 8, 2, 0, 100);
        assertEquals(0, axis.at(8));
    }
}
