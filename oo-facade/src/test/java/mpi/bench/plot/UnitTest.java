package mpi.bench.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Tests that numbers on axes are written with a fitting unit, such as 64 KiB or 1 ms. */
final class UnitTest {
    @Test
    void bytesGoUpByTwoToTheTenth() {
        assertEquals("1 B", Unit.BYTES.text(1));
        assertEquals("64 KiB", Unit.BYTES.text(64 << 10));
        assertEquals("4 MiB", Unit.BYTES.text(4 << 20));
    }

    @Test
    void timesGoFromNanosecondsToSeconds() {
        assertEquals("60 ns", Unit.MICROS.text(0.06));
        assertEquals("1 µs", Unit.MICROS.text(1));
        assertEquals("1 ms", Unit.MICROS.text(1e3));
        assertEquals("12 s", Unit.MICROS.text(12e6));
    }

    @Test
    void ratiosHaveAPoint() {
        assertEquals("1.0", Unit.RATIO.text(1));
        assertEquals("0.6", Unit.RATIO.text(3 * 0.2));
        assertEquals("1.05", Unit.RATIO.text(1.05));
    }
}
