package mpi.internal.strict.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests how reports write a number that is the bitwise or of constants, such as an access mode. */
final class FlagsTest {

    private static final Map<String, Integer> VALUES =
            Map.of("MPI_MODE_CREATE", 1, "MPI_MODE_RDWR", 8, "MPI_MODE_APPEND", 128);

    private final Parameter amode = Parameter.parse(0, "in number amode");
    private final Flags flags =
            Flags.parse("amode=MPI_MODE_CREATE|MPI_MODE_RDWR|MPI_MODE_APPEND", List.of(amode));

    private String text(int value) {
        return flags.text(value, VALUES::get);
    }

    @Test
    void constantsHaveTheirNames() {
        assertEquals("MODE_RDWR", text(8));
        assertEquals("MODE_CREATE | MODE_RDWR", text(9));
    }

    @Test
    void whatNoConstantExplainsIsANumber() {
        assertEquals("0", text(0));
        assertEquals("4", text(4));
        assertEquals("MODE_CREATE | MODE_APPEND | 6", text(135));
    }
}
