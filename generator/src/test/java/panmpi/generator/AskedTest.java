package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AskedTest {

    private static final String VARIABLES = "HEADER CC FRONTEND";

    @Test
    void anOptionOfTheGeneratorHasDashes() {
        assertEquals("--header", Asked.option("header", null));
    }

    @Test
    void aVariableOfMakeEndsInAnEqualsSign() {
        assertEquals("HEADER=", Asked.option("header", VARIABLES));
        assertEquals("CC=", Asked.option("cc", VARIABLES));
    }

    @Test
    void anOptionThatMakeDoesNotTakeKeepsItsDashes() {
        assertEquals("--templates", Asked.option("templates", VARIABLES));
    }
}
