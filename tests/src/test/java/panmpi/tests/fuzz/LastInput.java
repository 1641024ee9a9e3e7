package panmpi.tests.fuzz;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/** File with the number of the current input, which still exists when the JVM has died. */
final class LastInput {
    private static final int DIGITS = 19;

    private final MemorySegment file;

    LastInput(Path path) throws IOException {
        try (var channel =
                FileChannel.open(
                        path,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE)) {
            file = channel.map(FileChannel.MapMode.READ_WRITE, 0, DIGITS + 1, Arena.global());
        }
    }

    /** Writes a number, as text in decimal digits. */
    void set(long number) {
        byte[] digits = new byte[DIGITS + 1];
        Arrays.fill(digits, (byte) '0');
        digits[DIGITS] = '\n';
        long left = number;
        for (int i = DIGITS - 1; left > 0; i--) {
            digits[i] = (byte) ('0' + left % 10);
            left /= 10;
        }
        MemorySegment.copy(digits, 0, file, ValueLayout.JAVA_BYTE, 0, digits.length);
    }
}
