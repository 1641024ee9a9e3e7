package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AskedTest {

    private static final String VARIABLES = "HEADER CC FRONTEND";

    @Test
    void anOptionOfTheGeneratorHasDashes() {
        assertEquals("--header", Asked.spelled("header", null));
    }

    @Test
    void aVariableOfMakeEndsInAnEqualsSign() {
        assertEquals("HEADER=", Asked.spelled("header", VARIABLES));
        assertEquals("CC=", Asked.spelled("cc", VARIABLES));
    }

    @Test
    void anOptionThatMakeDoesNotTakeKeepsItsDashes() {
        assertEquals("--templates", Asked.spelled("templates", VARIABLES));
    }
}
