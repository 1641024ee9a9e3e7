package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests strings of all Unicode planes and many lengths. */
final class StringsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "\u0000\u007f\u0080\u00ff",
                "\u0100",
                "€uro",
                "\uD83D\uDE00 is one",
                "?",
                "ÿ?",
                "\uffff\ufffe\ufeff"
            })
    void comesBackAtEveryLength(String part) throws Exception {
        for (int times : new int[] {1, 5, 63, 64, 65, 127, 128, 20_000}) {
            String sent = part.repeat(times);
            assertEquals(sent, Copies.of(sent));
        }
    }

    @Test
    void loneSurrogatesSurvive() throws Exception {
        for (String sent :
                new String[] {"\uD83D", "x\uDE00", "\uDE00\uD83D", "\uD83D".repeat(99)}) {
            assertEquals(sent, Copies.of(sent));
        }
    }

    @Test
    void identityIsKept() throws Exception {
        String twin = new String("a");
        Object[] got = Copies.all("a", "a", twin);
        assertSame(got[0], got[1]);
        assertEquals(false, got[0] == got[2]);
    }
}
